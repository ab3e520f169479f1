import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { listMyGroups } from '@turnout/contract/groups'
import { count } from '@turnout/rules/words'
import { read } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './header.module.css'

const ANEW_MS = 60_000

/** For admins: people wait for an answer, on whatever page one is. It leads to where they wait: in one group, else on /home. */
export function WaitingRequests() {
  const { data: groups } = useQuery({
    ...read(listMyGroups, {}),
    staleTime: ANEW_MS,
    refetchInterval: ANEW_MS,
  })
  const asked = (groups ?? []).filter(({ pending_count = 0 }) => pending_count > 0)
  const waiting = asked.reduce((sum, { pending_count = 0 }) => sum + pending_count, 0)
  const [only, ...others] = asked
  if (!only) return null
  const where = linkOptions(
    others.length > 0
      ? { to: '/home' }
      : { to: '/my-sports-groups/$groupId/members', params: { groupId: only.id } },
  )
  return (
    <Link {...where} className={styles.waiting} aria-label={`${count(waiting, 'request')} to join`}>
      <Icon name="people" size={22} />
      <Badge kind="count">{waiting}</Badge>
    </Link>
  )
}
