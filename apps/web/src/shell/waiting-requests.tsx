import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listMyGroups } from '@turnout/contract/groups'
import { count } from '@turnout/rules/words'
import { read } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './header.module.css'

const ANEW_MS = 60_000

/** For admins: people wait for an answer, on whatever page one is. Where they wait stands on /home. */
export function WaitingRequests() {
  const { data: groups } = useQuery({
    ...read(listMyGroups, {}),
    staleTime: ANEW_MS,
    refetchInterval: ANEW_MS,
  })
  const waiting = (groups ?? []).reduce((sum, { pending_count = 0 }) => sum + pending_count, 0)
  if (waiting === 0) return null
  return (
    <Link to="/home" className={styles.waiting} aria-label={`${count(waiting, 'request')} to join`}>
      <Icon name="people" size={22} />
      <Badge kind="count">{waiting}</Badge>
    </Link>
  )
}
