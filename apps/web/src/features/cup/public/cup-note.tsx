import type { CupResult } from '@turnout/contract/cup-result'
import { teamName } from '@turnout/rules/words'
import { pastCups as texts } from '../texts.ts'
import { howCupWasWon } from './how-cup-was-won.ts'

/** Below the winner of a cup: how the final ended, and the third place. */
export function CupNote({ result }: { result: CupResult }) {
  if (result.winner === null) return null
  const how = howCupWasWon(result)
  return (
    <>
      {how && <p>{how}</p>}
      {result.third !== null && <p>{texts.third(teamName(result.third))}</p>}
    </>
  )
}
