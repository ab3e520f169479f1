import type { SportGroup } from '@turnout/contract/groups'
import { Link } from '../../platform/router/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './home-page.module.css'
import { joinRequests as texts } from './texts.ts'

/** Whoever runs a group sees here who waits for their yes; for everybody else there is nothing. */
export function JoinRequests({ groups }: { groups: readonly SportGroup[] }) {
  const waiting = groups.filter(({ pending_count = 0 }) => pending_count > 0)
  if (waiting.length === 0) return null
  return (
    <Panel title={texts.requestsWaitingForYou}>
      <ul className={styles.list}>
        {waiting.map(({ id, name, pending_count = 0 }) => (
          <li key={id}>
            <Link to="/my-sports-groups/$groupId/members" params={{ groupId: id }} className={styles.request}>
              <Icon name="people" size={22} />
              <b className={styles.name}>{name}</b>
              <Badge kind="count">{pending_count}</Badge>
              <span className="visually-hidden">{texts.toJoin(pending_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
