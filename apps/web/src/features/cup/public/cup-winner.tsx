import { bracketOf } from '@turnout/contract/cup-bracket'
import type { Cup } from '@turnout/contract/cups'
import { Bib } from '../../../art/bib.tsx'
import { Turf } from '../../../ui/turf.tsx'
import { cupWinner as texts } from '../texts.ts'
import styles from './cup.module.css'
import { finalText } from './how-cup-was-won.ts'
import { teamNameIn, teamNumberIn } from './place.tsx'

/** The winner of the cup, and how it won. */
export function CupWinner({ cup }: { cup: Cup }) {
  const { winner_id: winner } = cup
  return (
    <Turf className={styles.winner} label={texts.result}>
      <Bib team={teamNumberIn(cup, winner)} size={96} ground="turf" />
      <h2 className={styles.won}>{whoWon(cup)}</h2>
      <p>{howWon(cup)}</p>
    </Turf>
  )
}

export const whoWon = (cup: Cup): string =>
  cup.winner_id === null ? texts.nobodyWins : texts.wins(teamNameIn(cup, cup.winner_id))

/** '2–1 against Orange in the final', or '4 points from 2 matches' in a round robin. */
export function howWon(cup: Cup): string | null {
  const { winner_id: winner, tables } = cup
  const final = bracketOf(cup)?.final.fixture
  if (winner === null) return null
  if (!final) {
    const first = tables[0]?.rows[0]
    return first ? texts.points(first.points, first.played) : null
  }
  const isFirst = final.a.team_id === winner
  const { team_id: loserId, name: loser } = isFirst ? final.b : final.a
  // no opponent: both teams of one semi-final have left
  if (loserId === null) return null
  const [won, lost] = isFirst ? [final.score?.a, final.score?.b] : [final.score?.b, final.score?.a]
  if (final.decided_by === 'forfeit' && !final.played) return texts.finalForfeited(loser)
  return finalText({ goals: won ?? 0, against: lost ?? 0, by_toss: final.decided_by === 'toss', loser })
}
