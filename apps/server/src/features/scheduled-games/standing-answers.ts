import { weekdayOf } from '@turnout/rules/dates'
import { standsBehind } from '@turnout/rules/fair-places'
import type { ScheduledGame, ScheduledGameEvent } from '@turnout/rules/scheduled-game'
import { type StandingAnswer, standingAfter } from '@turnout/rules/standing-answers'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import type { Sql } from '../../platform/db/database.ts'
import type { GroupRow } from '../groups/public.ts'
import { findOtherGames } from './other-games.ts'
import {
  deleteStandingAnswer,
  findStandingAnswers,
  findStandingDays,
  isRegular,
  updateStandingAnswer,
} from './standing-store.ts'
import { isAsking, type SettingsRow } from './store.ts'

type StandingOfDay = StandingAnswer & { weekday: Weekday; since: string }

export interface AskingGroup {
  group: GroupRow
  settings: SettingsRow | null
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The days on which a group asks; none while it does not ask. */
const askedDays = ({ group, settings }: AskingGroup): readonly Weekday[] =>
  !isAsking(settings) ? [] : WEEKDAYS.filter((day) => group.playingDays.includes(day))

/** The days that a person has set, and the days that count for them. */
export async function readStandingAnswer(
  sql: Sql,
  asking: AskingGroup,
  userId: string,
): Promise<{ weekdays: Weekday[]; choices: Weekday[] }> {
  const person = { groupId: asking.group.id, userId }
  return {
    weekdays: await findStandingDays(sql, person),
    choices: (await isRegular(sql, person)) ? [...askedDays(asking)] : [],
  }
}

/**
 * [H-27] The standing answers for the day of a game, and until it begins who is behind by [H-9]. None if
 * the group does not play on that day. Spares are left out until the game has begun; their setting stays and applies
 * again when they are regulars.
 */
export async function standingFor(
  sql: Sql,
  { group, settings }: AskingGroup,
  { id, game }: { id: string; game: ScheduledGame },
): Promise<StandingOfDay[]> {
  const weekday = weekdayOf(game.session.date)
  if (!askedDays({ group, settings }).includes(weekday)) return []
  const hasBegun = game.done.includes('arrivals-placed')
  const ofDay = (await findStandingAnswers(sql, group.id, weekday)).filter(
    ({ isSpare }) => hasBegun || !isSpare,
  )
  const isFair = settings?.fairPlaces && game.attendance.places !== null && !hasBegun
  const others = isFair && ofDay.length > 0 ? await findOtherGames(sql, group.id, id) : []
  return ofDay.map((answer) => ({
    ...{ ...answer, weekday },
    daysSince: daysBetween(answer.since, game.session.date),
    behind: standsBehind(others, answer.personId),
  }))
}

/** [H-28] Updates the standing answers for the day of a game that has just ended. */
export async function settleStanding(
  sql: Sql,
  groupId: string,
  standing: readonly StandingOfDay[],
  {
    game: { session, attendance },
    arrived,
    events,
  }: { game: ScheduledGame; arrived: readonly string[]; events: readonly ScheduledGameEvent[] },
): Promise<void> {
  if (!events.some((event) => event.type === 'step' && event.step === 'finished')) return
  const lapsed = events.flatMap((event) => (event.type === 'standing-answer-lapsed' ? [event.personId] : []))
  const noShows = events.flatMap((event) => (event.type === 'no-show' ? event.personIds : []))
  const day = { attendance, arrived, noShows }
  for (const answer of standing) {
    const key = { groupId, userId: answer.personId, weekday: answer.weekday }
    if (lapsed.includes(answer.personId)) await deleteStandingAnswer(sql, key)
    else {
      const after = standingAfter(answer, day)
      const since = after.daysSince < answer.daysSince ? session.date : answer.since
      await updateStandingAnswer(sql, key, { since, noShows: after.noShows })
    }
  }
}
