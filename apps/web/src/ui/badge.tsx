import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import { badge as texts } from './texts.ts'

const KINDS = {
  member: { text: texts.member, icon: 'tick' },
  pending: { text: texts.pending, icon: 'clock' },
  captain: { text: texts.captain, icon: null },
  winner: { text: 'WINNER', icon: null },
  draw: { text: texts.draw, icon: null },
  adminOnly: { text: texts.adminOnly, icon: 'lock' },
  count: { text: '', icon: null },
  note: { text: '', icon: null },
} as const satisfies Record<string, { text: string; icon: IconName | null }>

export type BadgeProps = { kind: keyof typeof KINDS; children?: ReactNode; className?: string | undefined }

/** The text is part of the badge; children replace it ('Referee' on an armband, 3 in a count). */
export function Badge({ kind, children, className }: BadgeProps) {
  const { text, icon } = KINDS[kind]
  return (
    <span className={classNames(styles.badge, styles[kind], className)}>
      {icon && <Icon name={icon} size={14} />}
      {children ?? text}
    </span>
  )
}

/** The value before a change, struck through. */
export const OldValue = ({ children }: { children: string }) => (
  <s>
    <span className="visually-hidden">{texts.was} </span>
    {children}
  </s>
)
