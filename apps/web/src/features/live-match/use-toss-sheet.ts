import type { GameState } from '@turnout/contract/game-state'
import { useState } from 'react'
import { currentToss, tossCount } from './coin-text.ts'
import type { Toss } from './use-toss.ts'

/** By the number of the toss that it is about. */
export type TossSheet = { openedFor: number | null; shownFor: number | null }
export const CLOSED_SHEET: TossSheet = { openedFor: null, shownFor: null }

const dueToss = (game: GameState) => (game.coin_toss_state.pending ? tossCount(game) + 1 : null)
const fallenToss = (game: GameState) => currentToss(game) && tossCount(game)

/**
 * Opens by itself once for every toss that falls due. A match that is on ends with a toss of its own, also when it is
 * the same again, whose end was taken back: nothing of an earlier one is known then.
 */
export function withDueToss(sheet: TossSheet, game: GameState): TossSheet {
  if (game.current_match !== null) return CLOSED_SHEET
  const due = dueToss(game)
  if (due === null || due === sheet.openedFor) return sheet
  // who has the coin before it in view sees that one come down first
  if (sheet.shownFor !== null && sheet.shownFor === fallenToss(game)) return sheet
  return { openedFor: due, shownFor: due }
}

/**
 * It goes for good when the next match begins: nobody who left it open is shown an old coin after that match. A late
 * goal that decides the match takes its toss away.
 */
export function isTossShown({ shownFor }: TossSheet, game: GameState): boolean {
  return shownFor !== null && (shownFor === dueToss(game) || shownFor === fallenToss(game))
}

export function useTossSheet(game: GameState, { isInAir }: Pick<Toss, 'isInAir'>) {
  const [stored, setSheet] = useState(CLOSED_SHEET)
  const sheet = withDueToss(stored, game)
  if (sheet !== stored) setSheet(sheet)
  const isFallen = sheet.shownFor !== null && sheet.shownFor === fallenToss(game)
  return {
    // no one calls the next coin before this one is down
    isShown: isTossShown(sheet, game) && (isFallen || !isInAir),
    /** It is about the coin that has fallen, though another may be due. */
    isFallen,
    show: () => setSheet({ ...sheet, shownFor: dueToss(game) ?? fallenToss(game) }),
    hide: () => setSheet({ ...sheet, shownFor: null }),
  }
}
