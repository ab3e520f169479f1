import type { SportGroup } from '@turnout/contract/groups'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './home-page.module.css'
import { common, joinRequests, noGroups as texts } from './texts.ts'

/** Two steps away, because each file that a page may load adds a name to its first script. */
export const EventsAtHome = lazyPart(
  async () => (await import('../events/public/events-at-home.tsx')).EventsAtHome,
  RenderNothing,
)

export function NoGroups() {
  return (
    <EmptyState
      picture={<LazyGround />}
      title={texts.nothingToTurnOutFor}
      action={
        <span className={styles.ways}>
          <ButtonLink to="/sports/groups" variant="primary">
            {common.findGame}
          </ButtonLink>
          <ButtonLink to="/sports/select">{texts.createGroup}</ButtonLink>
        </span>
      }
    >
      {texts.joinGroupThatPlaysNear}
    </EmptyState>
  )
}

/** Join requests for the groups of this organiser. */
export function JoinRequests({ groups }: { groups: readonly SportGroup[] }) {
  return (
    <Panel title={joinRequests.requestsWaitingForYou}>
      <ul className="stack gap-10">
        {groups.map(({ id, name, pending_count = 0 }) => (
          <li key={id}>
            <Link to="/my-sports-groups/$groupId/members" params={{ groupId: id }} className={styles.request}>
              <Icon name="people" size={22} />
              <b className={styles.name}>{name}</b>
              <Badge kind="count">{pending_count}</Badge>
              <span className="visually-hidden">{joinRequests.toJoin(pending_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
