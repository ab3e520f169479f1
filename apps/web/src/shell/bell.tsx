import { Link } from '../platform/router/link.tsx'
import { useMe } from '../platform/session/viewer.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './header.module.css'
import { bell as texts } from './texts.ts'

/** The count is part of the account's answer, so that no page needs another request. */
export function Bell() {
  const unread = useMe()?.unread_notification_count ?? 0
  return (
    <Link to="/notifications" className={styles.bell} aria-label={texts.label(unread)}>
      <Icon name="bell" size={24} />
      {unread > 0 && (
        <Badge kind="count" className={styles.unread}>
          {texts.count(unread)}
        </Badge>
      )}
    </Link>
  )
}
