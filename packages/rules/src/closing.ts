import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { currentMatch, type Game, type GameEvent } from './game.ts'
import { leftMs, lengthMs } from './match.ts'
import { leadingSide } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'

/**
 * [D-2] When the clock closes the game (ms) unless another press follows. Games of older versions store no
 * presses: for them the time after their end counts.
 */
export const closesAt = ({
  settings: { sessionEndsAt },
  lastPressAt,
}: Pick<Game, 'settings' | 'lastPressAt'>): number =>
  Math.max(sessionEndsAt, (lastPressAt ?? sessionEndsAt) + GAME_CLOSES_AFTER_MS)

/** Whether an event has closed the game, by hand or by the clock. */
export const isClosed = ({ play, calledOff }: Pick<Game, 'play' | 'calledOff'>): boolean =>
  calledOff !== null || play?.now.is === 'closed'

/**
 * [E-5] When the game was closed (ms), or null while it is open: when an organiser ended it, else by the clock (D-2).
 * A closed game does not change, unless an end by hand is taken back (U-8).
 */
export function closedAt(
  game: Pick<Game, 'play' | 'calledOff' | 'settings' | 'lastPressAt'>,
  now: number,
): number | null {
  if (game.calledOff !== null) return game.calledOff
  if (game.play?.now.is === 'closed') return game.play.now.at
  return isLongOver(game, now) ? closesAt(game) : null
}

/** [D-2] Whether the clock has closed the game. [U-8] An end by hand is final then. */
export const isLongOver = (game: Pick<Game, 'settings' | 'lastPressAt'>, now: number): boolean =>
  now >= closesAt(game)

const LINK_ENDS_AFTER_MS = 6 * 60 * 60 * 1000

/** [S-2] Whether the spectator link no longer shows the result. */
export const isLinkOver = (game: Pick<Game, 'settings' | 'lastPressAt'>, now: number): boolean =>
  now >= closesAt(game) + LINK_ENDS_AFTER_MS

/**
 * [E-6] An organiser ends the game, before Play Ball or between matches. Refused while a match is on or a
 * coin is due. Repeating it changes nothing.
 */
export function endGame(game: Game, at: number): Result<readonly GameEvent[], 'match-on' | 'toss-pending'> {
  if (closedAt(game, at) !== null) return ok([])
  if (game.play?.now.is === 'match') return refuse('match-on')
  if (game.play?.now.is === 'toss') return refuse('toss-pending')
  return ok([{ type: 'closed', at }])
}

/**
 * [E-10] The clock closes the game. A match that was started ends with its current score, a match that was
 * not is called off, and a due coin is dropped.
 */
export function closeByClock(game: Game, at: number): GameEvent[] {
  const closed: GameEvent = { type: 'closed', at }
  const match = currentMatch(game)
  if (!match) return [closed]
  if (match.clock.phase === 'ready') return [{ type: 'called-off', matchNumber: match.number, at }, closed]
  const playedMs = lengthMs(match) - leftMs(match, at)
  return [{ type: 'ended', why: 'closed', winner: leadingSide(match), at, playedMs }, closed]
}
