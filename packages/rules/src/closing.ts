import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { currentMatch, type Game, type GameEvent } from './game.ts'
import { leftMs, lengthMs } from './match.ts'
import { leadingSide } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'

/** [D-2] When the clock closes the evening, if nobody has ended it sooner (ms). */
export const closesAt = ({ settings }: Pick<Game, 'settings'>): number =>
  settings.sessionEndsAt + GAME_CLOSES_AFTER_MS

/**
 * [E-5] When the evening was closed, or null while it is open: at the moment an organiser ended it, else by
 * itself once its time is long over (D-2). Closed either way nothing of it changes any more, unless an end by hand is taken back (U-8).
 */
export function closedAt(
  { play, calledOff, settings }: Pick<Game, 'play' | 'calledOff' | 'settings'>,
  now: number,
): number | null {
  if (calledOff !== null) return calledOff
  if (play?.now.is === 'closed') return play.now.at
  return isLongOver({ settings }, now) ? closesAt({ settings }) : null
}

/** [D-2] Whether the evening's time has been over for so long that it is history, however it was ended: [U-8] an end by hand is final then. */
export const isLongOver = (game: Pick<Game, 'settings'>, now: number): boolean => now >= closesAt(game)

/**
 * [E-6] An organiser ends the evening: between matches and with no coin due, so that nothing of it is left
 * half done, or before Play Ball, when nobody is going to play. Ended twice, it ended once.
 */
export function endGame(game: Game, at: number): Result<readonly GameEvent[], 'match-on' | 'toss-pending'> {
  if (closedAt(game, at) !== null) return ok([])
  if (game.play?.now.is === 'match') return refuse('match-on')
  if (game.play?.now.is === 'toss') return refuse('toss-pending')
  return ok([{ type: 'closed', at }])
}

/** Whether the clock cannot simply leave the evening as it is when it closes it. */
export const isUnfinished = ({ play }: Pick<Game, 'play'>): boolean =>
  play?.now.is === 'match' || play?.now.is === 'toss'

/**
 * [E-10] What is half done when the clock closes the evening: a match whose clock has run is over with the score
 * it has, one that nobody started is called off, and a coin that nobody tossed falls no more.
 */
export function closeUnfinished(game: Game, at: number): GameEvent[] {
  const closed: GameEvent = { type: 'closed', at }
  const match = currentMatch(game)
  if (!match) return [closed]
  if (match.clock.phase === 'ready') return [{ type: 'called-off', matchNumber: match.number, at }, closed]
  const playedMs = lengthMs(match) - leftMs(match, at)
  return [{ type: 'ended', why: 'closed', winner: leadingSide(match), at, playedMs }, closed]
}
