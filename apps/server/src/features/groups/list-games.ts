import { listGames as endpoint } from '@turnout/contract/games'
import { isGameOver } from '@turnout/rules/game-over'
import { handle } from '../../handle.ts'
import { findCancelledGames } from '../scheduled-games/public.ts'
import { countPastCups, findPastCups } from './past-cups-store.ts'
import { presentCancelled, presentGame, presentPastCups, presentPrevious } from './present.ts'
import { upcomingSessions } from './schedule.ts'
import { endedGameDates, findGroup, findLatestGames, findStartedGames } from './store.ts'

const UPCOMING = 5
const PREVIOUS = 10
const CUPS = 3
/** A weekly group has five games in five weeks; one week more, because tonight's may have been ended already. */
const AHEAD_DAYS = 7 * (UPCOMING + 1)
const DAY_MS = 24 * 60 * 60 * 1000

const datesOf = (games: readonly { date: string }[]): string[] => games.map(({ date }) => date)

export const listGames = handle(endpoint, async ({ params, refuse, read }, { sql, clock }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  const now = await clock.now(sql)
  const upcoming = upcomingSessions(group, now, AHEAD_DAYS, await findStartedGames(sql, group.id, now))
  const [ended, cancelled, [latest, cups, cupCount]] = await Promise.all([
    endedGameDates(sql, group.id, datesOf(upcoming)),
    findCancelledGames(sql, group, now),
    read((sql) =>
      Promise.all([
        // one more than is shown: the latest may be tonight's, which is not a result yet
        findLatestGames(sql, group.id, PREVIOUS + 1),
        findPastCups(sql, group.id, now, { limit: CUPS }),
        countPastCups(sql, group.id, now),
      ]),
    ),
  ])
  const previous = latest.filter((game) => isGameOver(game, now))
  const excludedDates = new Set(datesOf([...previous, ...ended]))
  return {
    // a game that was ended early is not upcoming, whether or not a match was played
    upcoming: [
      ...upcoming
        .filter(({ date }) => !excludedDates.has(date))
        .map((session) => ({ ...presentGame(group, session), is_cancelled: false })),
      ...cancelled
        .filter(({ session }) => session.startsAt < now + AHEAD_DAYS * DAY_MS)
        .map(({ session }) => ({ ...presentCancelled(group, session), is_cancelled: true })),
    ]
      .sort((a, b) => a.starts_at - b.starts_at)
      .slice(0, UPCOMING),
    previous: previous.slice(0, PREVIOUS).map(presentPrevious),
    cups: presentPastCups(cups),
    cup_count: cupCount,
  }
})
