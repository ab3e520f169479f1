import type { Move, TeamSheet } from './game-events.ts'

const withoutCaptain = (captain: string | null, isLeaving: (id: string) => boolean): string | null =>
  captain !== null && isLeaving(captain) ? null : captain

export const withoutPlayer = ({ number, captain, players }: TeamSheet, id: string): TeamSheet => ({
  number,
  captain: withoutCaptain(captain, (player) => player === id),
  players: players.filter((player) => player !== id),
})

/** [J-3] The substitute takes the place of the other in the order of the team. */
export const withSubstitute = (
  { number, captain, players }: TeamSheet,
  playerIn: string,
  playerOut: string,
): TeamSheet => ({
  number,
  captain: withoutCaptain(captain, (player) => player === playerOut),
  players: players.map((id) => (id === playerOut ? playerIn : id)),
})

/** The same sheet when no move concerns it. */
export function withMoves(sheet: TeamSheet, moves: readonly Move[]): TeamSheet {
  const { number, captain, players } = sheet
  const isMoving = (id: string) => moves.some((move) => move.id === id)
  const joining = moves.filter(({ to }) => to === number).map(({ id }) => id)
  if (joining.length === 0 && !players.some(isMoving)) return sheet
  return {
    number,
    captain: withoutCaptain(captain, isMoving),
    players: [...players.filter((id) => !isMoving(id)), ...joining],
  }
}
