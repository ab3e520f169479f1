import type { GameState } from '@turnout/contract/game-state'
import { useState } from 'react'
import { currentToss, tossCount } from './coin-text.ts'
import type { Toss } from './use-toss.ts'

/** By the number of the toss. */
export type TossSheet = { openedFor: number | null; shownFor: number | null }
export const CLOSED_SHEET: TossSheet = { openedFor: null, shownFor: null }

const dueToss = (game: GameState) => (game.coin_toss_state.pending ? tossCount(game) + 1 : null)
const fallenToss = (game: GameState) => currentToss(game) && tossCount(game)

/**
 * Opens once for every toss that is due. A current match ends with its own toss, even when it is the same match again
 * whose end was undone: nothing of an earlier toss counts then.
 */
export function withDueToss(sheet: TossSheet, game: GameState): TossSheet {
  if (game.current_match !== null) return CLOSED_SHEET
  const due = dueToss(game)
  if (due === null || due === sheet.openedFor) return sheet
  // a person who sees the coin before it sees that one land first
  if (sheet.shownFor !== null && sheet.shownFor === fallenToss(game)) return sheet
  return { openedFor: due, shownFor: due }
}

/**
 * It closes when the next match begins: no one who left it open sees an old coin after that match. A late goal that
 * decides the match removes its toss.
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
    // the next coin is called only once this one has landed
    isShown: isTossShown(sheet, game) && (isFallen || !isInAir),
    /** The coin has landed, though another may be due. */
    isFallen,
    show: () => setSheet({ ...sheet, shownFor: dueToss(game) ?? fallenToss(game) }),
    hide: () => setSheet({ ...sheet, shownFor: null }),
  }
}
