import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { currentMatch, type Game, type GameEvent } from './game.ts'
import { leftMs, lengthMs } from './match.ts'
import { leadingSide } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'

/** [D-2] When the clock closes the game (ms). */
export const closesAt = ({ settings }: Pick<Game, 'settings'>): number =>
  settings.sessionEndsAt + GAME_CLOSES_AFTER_MS

/**
 * [E-5] When the game was closed (ms), or null while it is open: when an organiser ended it, else by the clock (D-2).
 * A closed game does not change, unless an end by hand is taken back (U-8).
 */
export function closedAt(
  { play, calledOff, settings }: Pick<Game, 'play' | 'calledOff' | 'settings'>,
  now: number,
): number | null {
  if (calledOff !== null) return calledOff
  if (play?.now.is === 'closed') return play.now.at
  return isLongOver({ settings }, now) ? closesAt({ settings }) : null
}

/** [D-2] Whether the clock has closed the game. [U-8] An end by hand is final then. */
export const isLongOver = (game: Pick<Game, 'settings'>, now: number): boolean => now >= closesAt(game)

/**
 * [E-6] An organiser ends the game, before Play Ball or between matches. Refuses with a match on or a coin due.
 * A second time it changes nothing.
 */
export function endGame(game: Game, at: number): Result<readonly GameEvent[], 'match-on' | 'toss-pending'> {
  if (closedAt(game, at) !== null) return ok([])
  if (game.play?.now.is === 'match') return refuse('match-on')
  if (game.play?.now.is === 'toss') return refuse('toss-pending')
  return ok([{ type: 'closed', at }])
}

/** Whether a match is on or a coin is due, which the clock must settle when it closes the game. */
export const isUnfinished = ({ play }: Pick<Game, 'play'>): boolean =>
  play?.now.is === 'match' || play?.now.is === 'toss'

/**
 * [E-10] What is unfinished when the clock closes the game: a match that was started ends with its score, one that was
 * not is called off, and a due coin is dropped.
 */
export function closeUnfinished(game: Game, at: number): GameEvent[] {
  const closed: GameEvent = { type: 'closed', at }
  const match = currentMatch(game)
  if (!match) return [closed]
  if (match.clock.phase === 'ready') return [{ type: 'called-off', matchNumber: match.number, at }, closed]
  const playedMs = lengthMs(match) - leftMs(match, at)
  return [{ type: 'ended', why: 'closed', winner: leadingSide(match), at, playedMs }, closed]
}
