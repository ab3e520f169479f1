import { listGames as promise } from '@turnout/contract/games'
import { isPrevious } from '@turnout/rules/calendar'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentPrevious } from './present.ts'
import { upcomingSessions } from './schedule.ts'
import { findGroup, latestGames } from './store.ts'

const UPCOMING = 5
const PREVIOUS = 10
/** A group that plays once a week has five games within five weeks, and tonight's may have been ended already. */
const AHEAD_DAYS = 7 * (UPCOMING + 1)

export const listGames = handle(promise, ({ sql, clock }: Deps) => async ({ params, refuse }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  // one more than is shown: the latest may be tonight's, which is no result yet
  const [latest, now] = await Promise.all([latestGames(sql, group.id, PREVIOUS + 1), clock.now(sql)])
  const over = latest.filter((game) => isPrevious(game, now))
  const isOver = (session: { date: string }) => over.some(({ date }) => date === session.date)
  return {
    // an evening that was ended before its time is among the results, and nobody is sent to it any more
    upcoming: upcomingSessions(group, now, AHEAD_DAYS)
      .filter((session) => !isOver(session))
      .slice(0, UPCOMING)
      .map(({ date, startsAt, endsAt }) => ({ date, starts_at: startsAt, ends_at: endsAt })),
    previous: over.slice(0, PREVIOUS).map(presentPrevious),
  }
})
