import { useQuery } from '@tanstack/react-query'
import { listMyChats } from '@turnout/contract/chat'
import type { SportGroup } from '@turnout/contract/groups'
import { read } from '../../../platform/api/queries.ts'
import { Link } from '../../../platform/router/link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../unread-chats.module.css'
import { unreadChats as texts } from './texts.ts'

const REFETCH_MS = 30_000

/** My groups with new messages; nothing when all are read. */
export function UnreadChats({ groups }: { groups: readonly SportGroup[] }) {
  const { data: chats = [] } = useQuery({ ...read(listMyChats, {}), refetchInterval: REFETCH_MS })
  const unread = chats.flatMap(({ group_id, unread_count }) => {
    const group = groups.find(({ id }) => id === group_id)
    return group && unread_count > 0 ? [{ group, count: unread_count }] : []
  })
  if (unread.length === 0) return null
  return (
    <Panel title={texts.title}>
      <ul className="ruled">
        {unread.map(({ group, count }) => (
          <li key={group.id}>
            <Link
              to="/my-sports-groups/$groupId/chat"
              params={{ groupId: group.id }}
              className={styles.chat}
              aria-label={texts.unreadIn(group.name, count)}
            >
              <b className={styles.name}>{group.name}</b>
              <Badge kind="count">{texts.count(count)}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
