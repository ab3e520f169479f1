import type { CupResult } from '@turnout/contract/cup-result'
import { teamName } from '@turnout/rules/words'
import { pastCups as texts } from '../texts.ts'
import { howCupWasWon } from './how-cup-was-won.ts'

type CupNoteProps = { result: CupResult; isOver: boolean }

/** Beneath the winner of a cup: how the final ended and who is third; of a cup that no team has won, that. */
export function CupNote({ result, isOver }: CupNoteProps) {
  if (result.winner === null) return isOver ? <p>{texts.nobodyWon}</p> : null
  const how = howCupWasWon(result)
  return (
    <>
      {how && <p>{how}</p>}
      {result.third !== null && <p>{texts.third(teamName(result.third))}</p>}
    </>
  )
}
