import type { WatchedState } from '@turnout/contract/watched-state'
import { areUneven } from '@turnout/rules/fair-sizes'
import { playersSheet as texts } from './match-texts.ts'
import type { GameTeam } from './teams.ts'

export type Loans = WatchedState['loans']

export type Uneven = {
  /** 'Orange has 5 players, Chalk 2.' */
  text: string
  larger: GameTeam
  smaller: GameTeam
}

/** [K-14] Null for a fair pair. A player who is lent counts for the team that borrows them. */
export function unevenPair(loans: Loans, one: GameTeam, other: GameTeam): Uneven | null {
  const size = (team: GameTeam, opponent: GameTeam) =>
    team.player_count +
    loans.filter(({ to_team_id: to }) => to === team.id).length -
    loans.filter(({ from_team_id: from, to_team_id: to }) => from === team.id && to === opponent.id).length
  const [sizeOfOne, sizeOfOther] = [size(one, other), size(other, one)]
  if (!areUneven([sizeOfOne, sizeOfOther])) return null
  const [larger, smaller] = sizeOfOne < sizeOfOther ? [other, one] : [one, other]
  const [most, fewest] = [Math.max(sizeOfOne, sizeOfOther), Math.min(sizeOfOne, sizeOfOther)]
  return { text: texts.uneven(larger.name, most, smaller.name, fewest), larger, smaller }
}
