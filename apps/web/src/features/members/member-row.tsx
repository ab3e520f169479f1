import { may } from '@turnout/rules/membership'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Contacts } from './contacts.tsx'
import { formatDate } from './format-date.ts'
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx'
import styles from './member-row.module.css'
import { fullName } from './member-standing.ts'
import { memberRow as texts } from './texts.ts'

/** Two lines on a phone; on a desk each fact has a column of its own. */
export function MemberRow({ groupId, member, viewer, self }: MemberMenuProps) {
  const name = fullName(member)
  return (
    <li className={styles.person}>
      <Avatar name={name} image={member.user.profile_image_url} />
      <span className={styles.name}>
        {name} {self && <span className={styles.you}>{texts.you}</span>}
        {member.is_spare && <span className={styles.spare}>{texts.spare}</span>}
      </span>
      <span className={styles.detail}>
        <span>
          {member.role === 'admin' && (
            <Badge kind="captain">{member.is_creator ? texts.creator : texts.admin}</Badge>
          )}
        </span>
        <span>{texts.since(formatDate(member.joined_at))}</span>
        <Contacts user={member.user} />
      </span>
      {may.removeMembers(viewer) && (
        <span className={styles.end}>
          <MemberMenu {...{ groupId, member, viewer, self }} />
        </span>
      )}
    </li>
  )
}
