import type { Cup } from '@turnout/contract/cups'
import type { ReactNode } from 'react'
import { Bib } from '../../../art/bib.tsx'
import { Turf } from '../../../ui/turf.tsx'
import { cupWinner as texts } from '../texts.ts'
import { bracketOf } from './bracket-tree.ts'
import styles from './cup.module.css'
import { teamNameIn, teamNumberIn } from './place.tsx'

type CupWinnerProps = { cup: Cup; children?: ReactNode }

/** Who has won the cup, and how. */
export function CupWinner({ cup, children }: CupWinnerProps) {
  const { winner_id: winner } = cup
  return (
    <Turf className={styles.winner} label={texts.result}>
      <Bib team={teamNumberIn(cup, winner)} size={96} ground="turf" />
      <h2 className={styles.won}>
        {winner === null ? texts.nobodyWins : texts.wins(teamNameIn(cup, winner))}
      </h2>
      <p>{howText(cup)}</p>
      {children}
    </Turf>
  )
}

function howText(cup: Cup): string | null {
  const { winner_id: winner, tables } = cup
  const final = bracketOf(cup)?.final.fixture
  if (winner === null) return null
  if (!final) {
    const first = tables[0]?.rows[0]
    return first ? texts.points(first.points, first.played) : null
  }
  const isFirst = final.a.team_id === winner
  const loser = (isFirst ? final.b : final.a).name
  const [won, lost] = isFirst ? [final.score?.a, final.score?.b] : [final.score?.b, final.score?.a]
  if (final.decided_by === 'forfeit') return texts.finalForfeited(loser)
  const text = final.decided_by === 'toss' ? texts.inFinalByCoin : texts.inFinal
  return text(won ?? 0, lost ?? 0, loser)
}
