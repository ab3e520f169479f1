import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import type { Family } from '../../platform/paths.ts'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { Link } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { clockTime } from '../../platform/time/dates.ts'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { checkInOpensAt } from '../game-day/public/check-in-opens-at.ts'
import { GroupGames } from './group-games.tsx'
import { GroupHeading } from './group-heading.tsx'
import styles from './group-page.module.css'
import { groupView as texts } from './group-texts.ts'
import { groupTiles } from './list-texts.ts'
import { NextGame } from './next-game.tsx'
import { toViewer } from './public/group-viewer.ts'
import { playsToday } from './public/plays-today.ts'
import { common, gameDates } from './texts.ts'
import { type TodaysGameDay, useTodaysGameDay } from './use-todays-game-day.ts'

// lazy: renders nothing until its own request is answered
const GroupMembers = lazyPart(async () => (await import('./group-members.tsx')).GroupMembers)
const GroupDetails = lazyPart(async () => (await import('./group-details.tsx')).GroupDetails)
const GroupExit = lazyPart(async () => (await import('./group-exit.tsx')).GroupExit)
const GroupSync = lazyPart(async () => (await import('../who-comes/public/replies.tsx')).GroupSync)
const Replies = lazyPart(async () => (await import('../who-comes/public/replies.tsx')).Replies)

const PENDING_REFETCH_MS = 10_000

export function GroupView({ groupId, family }: { groupId: string; family: Family }) {
  const { data: group, dataUpdatedAt } = useSuspenseQuery({
    ...read(getGroup, { params: { groupId } }),
    // a person who becomes a member while the page is open can answer at once
    refetchInterval: ({ state: { data } }) => data?.current_user_membership.is_pending && PENDING_REFETCH_MS,
  })
  useShowLastFetched(group, dataUpdatedAt)
  const viewer = toViewer(group.current_user_membership, useViewer())
  const now = useServerMinute()
  const nextToday = playsToday(group, now) ? group.next_game : null
  const today = useTodaysGameDay(groupId, may.seeGameDay(viewer) && nextToday ? nextToday.date : null)

  return (
    <>
      {may.answer(viewer) && <GroupSync groupId={groupId} />}
      <GroupHeading group={group} family={family} viewer={viewer} arrived={today.arrived} />
      <div className={`wrap ${styles.layout}`}>
        <NextGame group={group} viewer={viewer} today={today} now={now} />
        <div className={styles.main}>
          <GroupTiles group={group} family={family} viewer={viewer} today={today} now={now} />
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

/** One rule per line, as in the form. */
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

/** Keeps the height of the tile while its note loads. */
const LOADING_NOTE = '\u00a0'

const ChatTile = lazyPart<{ groupId: string; family: Family; fallback: ReactNode }>(
  async () => (await import('../chat/public/chat-tile.tsx')).ChatTile,
  RenderNothing,
)

type GroupTilesProps = {
  group: SportGroup
  family: Family
  viewer: Viewer
  today: TodaysGameDay
  now: number
}

function GroupTiles({ group, family, viewer, today, now }: GroupTilesProps) {
  const params = { groupId: group.id }
  const members = family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'
  const seesCup = today.gameDay?.has_cup || (today.gameDay?.planned_cup_teams && !may.manageGame(viewer))
  const planCup = may.manageGame(viewer) ? '/my-sports-groups/$groupId/cup/plan' : undefined
  const cup = seesCup ? '/my-sports-groups/$groupId/cup' : planCup
  return (
    <nav aria-label={groupTiles.group}>
      <Tiles>
        {may.seeGameDay(viewer) ? (
          <Tile
            icon="flag"
            title={groupTiles.gameDay}
            note={gameDayNote(today, now)}
            link={(tile) => <Link to="/my-sports-groups/$groupId/game-day" params={params} {...tile} />}
          />
        ) : (
          <Tile icon="flag" title={groupTiles.gameDay} note={groupTiles.forMembers} />
        )}
        <Tile
          icon="people"
          title={common.members}
          note={membersNote(group, viewer)}
          link={(tile) => <Link to={members} params={params} {...tile} />}
        />
        <Tile
          icon="trophy"
          title={groupTiles.tournament}
          note={cup ? cupNote(today) : groupTiles.organisersPlanCup}
          link={cup && ((tile) => <Link to={cup} params={params} {...tile} />)}
        />
        {may.chat(viewer) ? (
          <ChatTile
            groupId={group.id}
            family={family}
            fallback={<Tile icon="chat" title={groupTiles.groupChat} note={LOADING_NOTE} />}
          />
        ) : (
          <Tile icon="chat" title={groupTiles.groupChat} note={groupTiles.forMembers} />
        )}
      </Tiles>
    </nav>
  )
}

/** An admin who is the only member is asked to invite people. */
function membersNote({ member_count }: SportGroup, { standing }: Viewer): string {
  if (member_count > 1) return groupTiles.people(member_count)
  return standing.type === 'admin' ? groupTiles.onlyYouYetInvitePeople : '1 person'
}

function cupNote({ gameDay }: TodaysGameDay): string {
  if (gameDay?.planned_cup_teams) return groupTiles.cupPlanned
  if (!gameDay?.has_cup) return groupTiles.planCup
  return gameDay.is_over ? groupTiles.cupOver : groupTiles.cupOn
}

function gameDayNote({ gameDay }: TodaysGameDay, now: number): string {
  if (!gameDay?.is_playing_day) return groupTiles.arrivalsTeamsMatches
  if (gameDay.is_over) return groupTiles.gameIsOver
  if (gameDay.check_in_enabled) return groupTiles.checkInIsOpen
  const opensAt = checkInOpensAt(gameDay, now)
  if (opensAt !== null) return groupTiles.checkInOpensAt(clockTime(opensAt, gameDay.time_zone))
  return gameDay.has_play_begun ? gameDates.onNow : groupTiles.arrivalsTeamsMatches
}
