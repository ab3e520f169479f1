import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './inbox.module.css'

/** What came in, the newest first. */
export const Inbox = ({ children }: { children: ReactNode }) => (
  <ul className={`ruled ${styles.rows}`}>{children}</ul>
)

export const InboxRow = ({ isUnread, children }: { isUnread: boolean; children: ReactNode }) => (
  <li className={isUnread ? styles.unread : undefined}>{children}</li>
)

/** The class of a row's link. */
export const inboxLink = styles.open

type InboxWordsProps = {
  /** The person with the avatar. */
  name: string
  size: 36 | 40
  title: string
  at: number
  /** `at` as text. */
  when: string
  /** Shows the dot, and is read out for it. */
  unread: string | false
  children: ReactNode
}

export const InboxWords = ({ name, size, title, at, when, unread, children }: InboxWordsProps) => (
  <>
    <Avatar name={name} size={size} />
    <span className={styles.words}>
      <b className={styles.title}>{title}</b>
      {children}
    </span>
    <span className={styles.when}>
      <time dateTime={new Date(at).toISOString()}>{when}</time>
      {unread && (
        <span className={styles.dot}>
          <span className="visually-hidden">{unread}</span>
        </span>
      )}
    </span>
  </>
)
