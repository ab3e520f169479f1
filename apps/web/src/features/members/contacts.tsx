import type { GroupMember } from '@turnout/contract/members'
import styles from './members.module.css'

/** For admins only: to everybody else the server does not say them. */
export function Contacts({ user: { email, phone_number: phone } }: { user: GroupMember['user'] }) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={styles.contact}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
          {phone}
        </a>
      )}
    </>
  )
}
