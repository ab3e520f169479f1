import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './offline-bar.module.css'

export type OfflineBarProps = {
  /** 'No signal', 'Last seen 18:52' */
  title: string
  children?: ReactNode
  icon?: IconName | undefined
  action?: ReactNode
  /** Full width, right under the header. */
  edge?: boolean | undefined
}

/** Says what this phone does not know. */
export function OfflineBar({ title, children, icon = 'no-signal', action, edge }: OfflineBarProps) {
  return (
    <div className={classNames(styles.bar, edge && styles.edge)} role="status">
      <Icon name={icon} size={26} />
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {children}
      </span>
      {action}
    </div>
  )
}
