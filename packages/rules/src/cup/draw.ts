import type { GameEvent } from '../game-events.ts'
import type { Sha256 } from '../hash-chain.ts'

/** The random bits of a draw. */
export type DrawBits = Pick<Extract<GameEvent, { type: 'cup-drawn' }>, 'seed' | 'chance'>

/**
 * [O-14] Draws the order of the teams: by the hash of each team with the random bits of the server and of the
 * phone.
 */
export function drawnOrder(teams: readonly number[], { seed, chance }: DrawBits, sha256: Sha256): number[] {
  const digest = (team: number) => sha256(`draw:${seed}:${chance ?? ''}:${team}`)
  return teams
    .map((team) => ({ team, digest: digest(team) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ team }) => team)
}
