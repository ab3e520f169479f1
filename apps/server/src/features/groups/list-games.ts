import { listGames as promise } from '@turnout/contract/games'
import { isPrevious } from '@turnout/rules/calendar'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentGame, presentPrevious } from './present.ts'
import { upcomingSessions } from './schedule.ts'
import { begunOf, endedOf, findGroup, latestGames } from './store.ts'

const UPCOMING = 5
const PREVIOUS = 10
/** A group that plays once a week has five games within five weeks, and tonight's may have been ended already. */
const AHEAD_DAYS = 7 * (UPCOMING + 1)

const datesOf = (of: readonly { date: string }[]): string[] => of.map(({ date }) => date)

export const listGames = handle(promise, ({ sql, clock }: Deps) => async ({ params, refuse }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  const now = await clock.now(sql)
  const ahead = upcomingSessions(group, now, AHEAD_DAYS, await begunOf(sql, group.id, now))
  const [latest, ended] = await Promise.all([
    // one more than is shown: the latest may be tonight's, which is no result yet
    latestGames(sql, group.id, PREVIOUS + 1),
    endedOf(sql, group.id, datesOf(ahead)),
  ])
  const over = latest.filter((game) => isPrevious(game, now))
  const gone = new Set(datesOf([...over, ...ended]))
  return {
    // an evening that was ended before its time is to come no more, whether or not a match was played on it
    upcoming: ahead
      .filter(({ date }) => !gone.has(date))
      .slice(0, UPCOMING)
      .map((session) => presentGame(group, session)),
    previous: over.slice(0, PREVIOUS).map(presentPrevious),
  }
})
