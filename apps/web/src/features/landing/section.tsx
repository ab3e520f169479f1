import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './landing.module.css'

type SectionProps = {
  title: string
  lead?: string
  tone?: 'page' | 'panel' | 'night' /** Beside the words on wide screens, beneath them on phones. */
  aside?: ReactNode
  /** At the end of the title's line on wide screens. */
  end?: ReactNode
  children?: ReactNode
}

export function Section({ title, lead, tone = 'page', aside, end, children }: SectionProps) {
  return (
    <section
      className={classNames(styles.section, styles[tone])}
      data-theme={tone === 'night' ? 'dark' : undefined}
    >
      <div className={classNames('wrap', aside !== undefined && styles.beside)}>
        <div>
          <div className={classNames(end !== undefined && styles.head)}>
            <div>
              <h2 className={styles.title}>{title}</h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {end}
          </div>
          {children}
        </div>
        {aside}
      </div>
    </section>
  )
}
