import type { GameState } from '@turnout/contract/game-state'
import { useState } from 'react'
import { lastMatch } from './board.ts'

/** By the number of the match whose toss it is about. */
export type TossSheet = { openedFor: number | null; shownFor: number | null }
export const CLOSED_SHEET: TossSheet = { openedFor: null, shownFor: null }

const tossMatchNumber = (game: GameState) =>
  game.current_match === null ? (lastMatch(game)?.number ?? null) : null

/**
 * Opens by itself once for every toss that falls due. A match that is on ends with a toss of its own, also when it is
 * the same again, whose end was taken back: nothing of an earlier one is known then.
 */
export function withDueToss(sheet: TossSheet, game: GameState): TossSheet {
  if (game.current_match !== null) return CLOSED_SHEET
  const due = game.coin_toss_state.pending ? tossMatchNumber(game) : null
  return due === null || due === sheet.openedFor ? sheet : { openedFor: due, shownFor: due }
}

/**
 * It goes for good when the next match begins: nobody who left it open is shown an old coin after that match. A late
 * goal that decides the match takes its toss away.
 */
export function isTossShown({ shownFor }: TossSheet, game: GameState): boolean {
  const { pending, last } = game.coin_toss_state
  const tossNumber = pending ? tossMatchNumber(game) : (last?.match_number ?? null)
  return shownFor !== null && shownFor === tossNumber && shownFor === tossMatchNumber(game)
}

export function useTossSheet(game: GameState) {
  const [stored, setSheet] = useState(CLOSED_SHEET)
  const sheet = withDueToss(stored, game)
  if (sheet !== stored) setSheet(sheet)
  return {
    isShown: isTossShown(sheet, game),
    show: () => setSheet({ ...sheet, shownFor: tossMatchNumber(game) }),
    hide: () => setSheet({ ...sheet, shownFor: null }),
  }
}
