import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { read } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import type { Family } from '../../platform/paths.ts'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { useViewer } from '../../platform/session/viewer.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { Panel } from '../../ui/panel.tsx'
import { GroupGames } from './group-games.tsx'
import { GroupHeading } from './group-heading.tsx'
import styles from './group-page.module.css'
import { groupView as texts } from './group-texts.ts'
import { GroupTiles } from './group-tiles.tsx'
import { NextGame } from './next-game.tsx'
import { toViewer } from './public/group-viewer.ts'
import { playsToday } from './public/plays-today.ts'
import { common } from './texts.ts'
import { useTodaysGameDay } from './use-todays-game-day.ts'

// shows nothing until its own request is answered
const GroupMembers = lazyPart(async () => (await import('./group-members.tsx')).GroupMembers)
const GroupDetails = lazyPart(async () => (await import('./group-details.tsx')).GroupDetails)
const GroupExit = lazyPart(async () => (await import('./group-exit.tsx')).GroupExit)
const GroupSync = lazyPart(async () => (await import('../who-comes/public/replies.tsx')).GroupSync)
const Replies = lazyPart(async () => (await import('../who-comes/public/replies.tsx')).Replies)

const PENDING_REFETCH_MS = 10_000

export function GroupView({ groupId, family }: { groupId: string; family: Family }) {
  const { data: group, dataUpdatedAt } = useSuspenseQuery({
    ...read(getGroup, { params: { groupId } }),
    // whoever is let in while they look can say at once that they come
    refetchInterval: ({ state: { data } }) => data?.current_user_membership.is_pending && PENDING_REFETCH_MS,
  })
  useShowLastFetched(group, dataUpdatedAt)
  const viewer = toViewer(group.current_user_membership, useViewer())
  const now = serverClock.now()
  const nextToday = playsToday(group, now) ? group.next_game : null
  const today = useTodaysGameDay(groupId, may.seeGameDay(viewer) && nextToday ? nextToday.date : null)

  return (
    <>
      {may.answer(viewer) && <GroupSync groupId={groupId} />}
      <GroupHeading group={group} family={family} viewer={viewer} arrived={today.arrived} />
      <div className={styles.layout}>
        <NextGame group={group} viewer={viewer} today={today} now={now} />
        <div className={styles.main}>
          <GroupTiles group={group} family={family} viewer={viewer} today={today} />
          {may.answer(viewer) && group.next_game && (
            <Replies
              groupId={groupId}
              date={group.next_game.date}
              fallback={<div className={styles.replies} />}
            />
          )}
          <div className={styles.games}>
            <GroupGames
              group={group}
              now={now}
              isMember={may.seeStatistics(viewer)}
              isOver={today.gameDay?.is_over === true}
            />
          </div>
          <Panel title={texts.about}>
            <p className={styles.words}>{group.description}</p>
          </Panel>
          <Rules text={group.rules} />
        </div>
        <div className={styles.side}>
          <GroupDetails group={group} subscribe={may.subscribe(viewer)} />
          {may.seeMembers(viewer) && <GroupMembers groupId={groupId} family={family} />}
        </div>
        <GroupExit group={group} family={family} viewer={viewer} />
      </div>
    </>
  )
}

/** One to a line, as the form asks for them. */
function Rules({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return (
    <Panel title={common.rules}>
      <ol className={styles.rules}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
          <li key={index}>{line}</li>
        ))}
      </ol>
    </Panel>
  )
}
