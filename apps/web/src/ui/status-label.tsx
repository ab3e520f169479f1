import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './status-label.module.css'
import { statusLabel as texts } from './texts.ts'

const KINDS = {
  arrived: { text: texts.arrived, icon: 'tick' },
  expected: { text: texts.expected, icon: null },
  delayed: { text: texts.delayed, icon: 'clock' },
  absent: { text: texts.absent, icon: 'cross' },
} as const satisfies Record<string, { text: string; icon: IconName | null }>

export type StatusKind = keyof typeof KINDS

/** Word and icon together, so that the colour is not needed. */
export function StatusLabel({ kind, children }: { kind: StatusKind; children?: ReactNode }) {
  const { text, icon } = KINDS[kind]
  return (
    <span className={classNames(styles.status, styles[kind])}>
      {icon && <Icon name={icon} size={14} />}
      {children ?? text}
    </span>
  )
}
