import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

export type PanelProps = {
  title?: ReactNode
  /** At the right of the title: '14 here, 4 expected', or a link to more. */
  aside?: ReactNode
  children?: ReactNode
  level?: 2 | 3 | undefined
  /** Red outline: deactivate, delete. */
  danger?: boolean | undefined
  /** Your turn, or today's game. At most one per screen. */
  isInPlay?: boolean | undefined
  className?: string | undefined
}

export function Panel({ title, aside, children, level = 2, danger, isInPlay, className }: PanelProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  const surface = isInPlay ? styles.inPlay : classNames(styles.panel, danger && styles.danger)
  return (
    <section className={classNames(surface, className)} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={styles.head}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {aside && <div className={`sub ${styles.aside}`}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

export const InPlayPanel = (props: Omit<PanelProps, 'danger' | 'isInPlay'>) => <Panel {...props} isInPlay />
