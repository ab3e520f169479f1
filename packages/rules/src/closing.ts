import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import type { Evening, EveningEvent } from './evening.ts'
import { ok, type Result, refuse } from './result.ts'

/**
 * [E-5] When the evening was closed, or null while it is open: at the moment an organiser ended it, else by
 * itself once its time is long over (D-2). Closed either way nothing of it changes any more, unless an end by hand is taken back (U-8).
 */
export function closedAt({ play, settings }: Pick<Evening, 'play' | 'settings'>, now: number): number | null {
  if (play?.now.is === 'closed') return play.now.at
  return isLongOver({ settings }, now) ? settings.sessionEndsAt + GAME_CLOSES_AFTER_MS : null
}

/** [D-2] Whether the evening's time has been over for so long that it is history, however it was ended: [U-8] an end by hand is final then. */
export const isLongOver = ({ settings }: Pick<Evening, 'settings'>, now: number): boolean =>
  now > settings.sessionEndsAt + GAME_CLOSES_AFTER_MS

/**
 * [E-6] An organiser ends the evening: between matches and with no coin due, so that nothing of it is left
 * half done. Ended twice, it ended once.
 */
export function closeEvening(
  evening: Evening,
  at: number,
): Result<readonly EveningEvent[], 'not-played-yet' | 'match-on' | 'toss-pending'> {
  if (closedAt(evening, at) !== null) return ok([])
  if (!evening.play) return refuse('not-played-yet')
  if (evening.play.now.is === 'match') return refuse('match-on')
  if (evening.play.now.is === 'toss') return refuse('toss-pending')
  return ok([{ type: 'closed', at }])
}
