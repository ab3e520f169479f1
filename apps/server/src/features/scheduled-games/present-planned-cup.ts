import { toCupSettings } from '@turnout/contract/cups'
import type { PlannedCup } from '@turnout/contract/planned-cups'
import { expectedTeams } from '@turnout/rules/cup/planned-cup'
import type { Sql } from '../../platform/db/database.ts'
import { type GroupRow, type StartedGame, timeOfDay } from '../groups/public.ts'
import { hasEnded, type SessionGame } from './session-games.ts'
import { countArrivals, hasPlayBegun } from './store.ts'

interface View extends Omit<SessionGame, 'slot'> {
  group: GroupRow
  startedGames: readonly StartedGame[]
  at: number
}

export async function presentPlannedCup(
  sql: Sql,
  { group, startedGames, id, game, at }: View,
): Promise<PlannedCup> {
  const { session, attendance, cancelled, cup } = game
  const people = (await countArrivals(sql, group.id, session.date)) || attendance.going.length
  const { maxTeams, maxPlayersPerTeam: teamSize, matchRules } = group
  return {
    ...{ game_id: id, group_name: group.name, date: session.date, time_zone: group.timeZone },
    start_time: timeOfDay(group.timeZone, session.startsAt),
    end_time: timeOfDay(group.timeZone, session.endsAt),
    settings: cup ? toCupSettings(cup) : null,
    people,
    expected_teams: expectedTeams(people, { maxTeams, teamSize }),
    max_teams: maxTeams,
    duration_s: matchRules.durationS,
    session: {
      starts_at: Math.max(at, session.startsAt),
      ends_at: session.endsAt,
      changeover_s: matchRules.changeoverS,
    },
    is_open:
      !cancelled && !hasEnded(game, at, startedGames) && !(await hasPlayBegun(sql, group.id, session.date)),
  }
}
