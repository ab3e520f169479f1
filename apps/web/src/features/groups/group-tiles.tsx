import { Link } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import type { Family } from '../../platform/paths.ts'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { hourBefore } from './game-words.ts'
import type { Today } from './use-today.ts'

type GroupTilesProps = { group: SportGroup; family: Family; viewer: Viewer; today: Today }

export function GroupTiles({ group, family, viewer, today }: GroupTilesProps) {
  const params = { groupId: group.id }
  const members = family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'
  const people = group.member_count === 1 ? '1 person' : `${group.member_count} people`
  return (
    <nav aria-label="Group">
      <Tiles>
        {may.seeGameDay(viewer) ? (
          <Tile
            icon="flag"
            title="Game Day"
            note={gameDayNote(group, today)}
            link={(tile) => <Link to="/my-sports-groups/$groupId/game-day" params={params} {...tile} />}
          />
        ) : (
          <Tile icon="flag" title="Game Day" note="For members" />
        )}
        <Tile
          icon="people"
          title="Members"
          note={people}
          link={(tile) => <Link to={members} params={params} {...tile} />}
        />
        <Tile icon="trophy" title="Tournament" />
        <Tile icon="chat" title="Group Chat" />
      </Tiles>
    </nav>
  )
}

function gameDayNote({ game_start_time }: SportGroup, { gameDay }: Today): string {
  if (!gameDay?.is_playing_day) return 'Arrivals, teams, matches'
  return gameDay.check_in_enabled ? 'Check-in is open' : `Check-in opens at ${hourBefore(game_start_time)}`
}
