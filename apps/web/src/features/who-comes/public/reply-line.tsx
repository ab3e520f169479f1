import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../replies.module.css'

export const ReplyLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles.lines}>{children}</ul>
)

type ReplyLineProps = {
  name: string
  image: string | null
  note?: string | undefined
  /** The place on the waiting list. */
  number?: number | null | undefined
  /** The viewer's own place on the waiting list. */
  isMine?: boolean
  /** At the end of the row. */
  children?: ReactNode
}

/** One person or guest in a list of replies. */
export function ReplyLine({ name, image, note, number = null, isMine = false, children }: ReplyLineProps) {
  return (
    <li className={classNames(styles.line, isMine && styles.mine)}>
      {number !== null && <b className={styles.number}>{number}</b>}
      <Avatar name={name} image={image} size={36} />
      <span className={styles.words}>
        <b>{name}</b>
        {note && <span className="sub">{note}</span>}
      </span>
      {children}
    </li>
  )
}
