import type { SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import type { ReactNode } from 'react'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import type { Family } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { hourBefore } from './game-dates.ts'
import { groupTiles as texts } from './list-texts.ts'
import { common } from './texts.ts'
import type { TodaysGameDay } from './use-todays-game-day.ts'

/** Keeps the height of the tile. */
const LOADING_NOTE = '\u00a0'

const ChatTile = lazyPart<{ groupId: string; family: Family; fallback: ReactNode }>(
  async () => (await import('../chat/public/chat-tile.tsx')).ChatTile,
  RenderNothing,
)

type GroupTilesProps = { group: SportGroup; family: Family; viewer: Viewer; today: TodaysGameDay }

export function GroupTiles({ group, family, viewer, today }: GroupTilesProps) {
  const params = { groupId: group.id }
  const members = family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'
  return (
    <nav aria-label={texts.group}>
      <Tiles>
        {may.seeGameDay(viewer) ? (
          <Tile
            icon="flag"
            title={texts.gameDay}
            note={gameDayNote(today)}
            link={(tile) => <Link to="/my-sports-groups/$groupId/game-day" params={params} {...tile} />}
          />
        ) : (
          <Tile icon="flag" title={texts.gameDay} note={texts.forMembers} />
        )}
        <Tile
          icon="people"
          title={common.members}
          note={membersNote(group, viewer)}
          link={(tile) => <Link to={members} params={params} {...tile} />}
        />
        {today.gameDay?.has_cup || (today.gameDay?.planned_cup_teams && !may.manageGame(viewer)) ? (
          <Tile
            icon="trophy"
            title={texts.tournament}
            note={cupNote(today)}
            link={(tile) => <Link to="/my-sports-groups/$groupId/cup" params={params} {...tile} />}
          />
        ) : may.manageGame(viewer) ? (
          <Tile
            icon="trophy"
            title={texts.tournament}
            note={cupNote(today)}
            link={(tile) => <Link to="/my-sports-groups/$groupId/cup/plan" params={params} {...tile} />}
          />
        ) : (
          <Tile icon="trophy" title={texts.tournament} note={texts.organisersPlanCup} />
        )}
        {may.chat(viewer) ? (
          <ChatTile
            groupId={group.id}
            family={family}
            fallback={<Tile icon="chat" title={texts.groupChat} note={LOADING_NOTE} />}
          />
        ) : (
          <Tile icon="chat" title={texts.groupChat} note={texts.forMembers} />
        )}
      </Tiles>
    </nav>
  )
}

/** Whoever has just founded a group looks for the way to fill it. */
function membersNote({ member_count }: SportGroup, { standing }: Viewer): string {
  if (member_count > 1) return texts.people(member_count)
  return standing.type === 'admin' ? texts.onlyYouYetInvitePeople : '1 person'
}

function cupNote({ gameDay }: TodaysGameDay): string {
  if (gameDay?.planned_cup_teams) return texts.cupPlanned
  if (!gameDay?.has_cup) return texts.planCup
  return gameDay.is_over ? texts.cupOver : texts.cupOn
}

function gameDayNote({ gameDay }: TodaysGameDay): string {
  if (!gameDay?.is_playing_day) return texts.arrivalsTeamsMatches
  if (gameDay.is_over) return texts.gameIsOver
  return gameDay.check_in_enabled
    ? texts.checkInIsOpen
    : texts.checkInOpensAt(hourBefore(gameDay.game_start_time))
}
