import { type ReactNode, useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { playersSheet as texts } from './match-texts.ts'
import type { GameTeam } from './teams.ts'
import styles from './teams-next.module.css'
import { type Loans, type Uneven, unevenPair } from './uneven-teams.ts'

const LendSheet = lazyPart(async () => (await import('./lend-sheet.tsx')).LendSheet, MissingSheet)

export type UnevenPairProps = {
  loans: Loans
  pair: readonly [GameTeam, GameTeam]
  /** It does not start by the clock. */
  isTooSmall: boolean
  /** An organiser or the referee. */
  mayStart: boolean
  /** The game, for organisers, who may lend a player. */
  lendIn?: string | null
  /** In the bar of a phone it follows another sentence, without a picture. */
  isInBar?: boolean
}

/** Two teams that are no fair match by numbers, and what can be done about it. */
export function UnevenPair({
  loans,
  pair,
  isTooSmall,
  mayStart,
  lendIn = null,
  isInBar,
}: UnevenPairProps): ReactNode {
  const uneven = unevenPair(loans, ...pair)
  if (!uneven) return null
  return (
    <div className={isInBar ? styles.unevenInBar : styles.uneven}>
      {!isInBar && <Icon name="people" size={18} />}
      <p>
        {uneven.text}
        {isTooSmall && ` ${tooSmallText(mayStart, lendIn)}`}
      </p>
      {lendIn !== null && <LendButton uneven={uneven} gameId={lendIn} />}
    </div>
  )
}

function tooSmallText(mayStart: boolean, lendIn: string | null): string {
  if (lendIn !== null) return texts.tooSmall
  return mayStart ? texts.tooSmallStarts : texts.tooSmallWaits
}

/** Opens the players of the larger team, who may be lent to the smaller one. */
function LendButton({ uneven: { larger, smaller }, gameId }: { uneven: Uneven; gameId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.lendPlayer}</Button>
      {isOpen && <LendSheet gameId={gameId} from={larger} to={smaller} onClose={() => setOpen(false)} />}
    </>
  )
}
