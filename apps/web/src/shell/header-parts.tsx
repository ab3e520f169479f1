import { useQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { read } from '../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'
import { Link } from '../platform/router/link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icons.tsx'
import { Bell } from './bell.tsx'
import styles from './header.module.css'
import { joinRequestsLink as texts } from './texts.ts'

export const Suggestions = lazyPart(
  async () => (await import('../features/search/public/suggestions.tsx')).Suggestions,
  RenderNothing,
)

const REFETCH_MS = 60_000

/** For admins: join requests wait, whatever the page. Leads to the one group that has them, else to /home. */
function JoinRequestsLink() {
  const { data: groups } = useQuery({
    ...read(listMyGroups, {}),
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
  })
  const groupsWithRequests = (groups ?? []).filter(({ pending_count = 0 }) => pending_count > 0)
  const requestCount = groupsWithRequests.reduce((sum, { pending_count = 0 }) => sum + pending_count, 0)
  const [firstGroup, ...otherGroups] = groupsWithRequests
  if (!firstGroup) return null
  return (
    <Link
      to={otherGroups.length > 0 ? '/home' : '/my-sports-groups/$groupId/members'}
      params={{ groupId: firstGroup.id }}
      className={styles.waiting}
      aria-label={texts.toJoin(requestCount)}
    >
      <Icon name="people" size={22} />
      <Badge kind="count">{requestCount}</Badge>
    </Link>
  )
}

/** Counts of requests and notifications, on every page. */
export const HeaderCounts = () => (
  <>
    <JoinRequestsLink />
    <Bell />
  </>
)
