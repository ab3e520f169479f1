import { closeByClock, closedAt, closesAt, isClosed } from './closing.ts'
import { currentMatch, evolve, type Game, nextPair } from './game.ts'
import type { GameEvent, Match } from './game-events.ts'
import { isGameOver } from './game-over.ts'
import { tooSmallTeam } from './lineup.ts'
import { lengthMs, matchCalled, whistle } from './match.ts'
import { changeoverEndsAt, type Moment } from './next-match.ts'
import { orQuestion } from './presence.ts'

/** [C-8] A start that is late by more than this was missed; the players get a whole changeover. */
const MAX_LATE_START_MS = 2_000

/**
 * [C-4] What the clock has caused by `moment.at` (ms) and is not stored yet: the end of a match at the time
 * of its clock, the start of the next. Returns nothing once that is stored.
 */
export function overdue(game: Game, moment: Moment): GameEvent[] {
  const events = nextDue(game, moment)
  if (events.length === 0) return []
  return [...events, ...overdue(events.reduce(evolve, game), moment)]
}

function nextDue(game: Game, moment: Moment): readonly GameEvent[] {
  const due = dueAt(game)
  const { play, settings } = game
  if (due === null || moment.at < due) return []
  if (!play || due !== runsOutAt(game)) return closeByClock(game, due)
  const match = currentMatch(game)
  if (match) return atZero(game, match, due, moment)
  const pair = nextPair(play)
  // the machine's clock may have been put forward since this start was announced
  if (!pair || due >= settings.sessionEndsAt) return [{ type: 'postponed', startsAt: null }]
  if (moment.at - due > MAX_LATE_START_MS)
    return [{ type: 'postponed', startsAt: changeoverEndsAt(settings, play, moment.at) }]
  if (tooSmallTeam(game, pair) !== null) return [{ type: 'postponed', startsAt: null }]
  const matchStart = matchCalled(game, play, pair, play.reason, due)
  return [matchStart, { type: 'clock-started', at: due, endsAt: due + lengthMs(matchStart.match) }]
}

/** [C-6] At zero the match ends; with a last play, a person ends it. */
function atZero(game: Game, match: Match, endsAt: number, moment: Moment): readonly GameEvent[] {
  if (match.rules.atZero === 'last_play') return [{ type: 'reached-zero', at: endsAt }]
  return orQuestion(game, whistle(game, match, 'time', endsAt, moment))
}

/**
 * [C-9] The machine's clock was put forward or back by `byMs` (milliseconds, negative for back): a running
 * match and a changeover keep the time they had left. Returns nothing when neither runs.
 */
export const applyClockShift = (game: Game, byMs: number): GameEvent[] =>
  byMs === 0 || runsOutAt(game) === null ? [] : [{ type: 'clock-moved', byMs }]

/** [C-5] When the clock causes the next event (ms); null once the game is closed. */
export function dueAt(game: Game): number | null {
  if (isClosed(game)) return null
  return Math.min(closesAt(game), runsOutAt(game) ?? Number.POSITIVE_INFINITY)
}

/** Whether the game has a match, a due coin or a coming start. */
export const isUnderWay = ({ play }: Pick<Game, 'play'>): boolean =>
  play?.now.is === 'waiting'
    ? play.now.startsAt !== null
    : play?.now.is === 'match' || play?.now.is === 'toss'

/** [D-10] Whether the game is over at `now` (ms). */
export const isOver = (game: Game, now: number): boolean =>
  isGameOver(
    {
      endsAt: game.settings.sessionEndsAt,
      closesAt: closesAt(game),
      isUnderWay: isUnderWay(game),
      isClosed: closedAt(game, now) !== null,
    },
    now,
  )

/**
 * When the visible countdown ends (ms): that of the running match, or to the next start. Null without one.
 */
function runsOutAt({ play }: Game): number | null {
  if (play?.now.is === 'waiting') return play.now.startsAt
  if (play?.now.is === 'match' && play.now.match.clock.phase === 'running') return play.now.match.clock.endsAt
  return null
}
