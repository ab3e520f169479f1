import type { Game } from './game.ts'
import type { EndedMatch, Lineup, Loan, Match, TeamSheet } from './game-events.ts'

type Teams = Pick<Game, 'teams' | 'play'>

/** [J-4] The valid loans: the player is still in the team that lends them, and the other team has players. */
export const currentLoans = ({ teams, play }: Teams): Loan[] =>
  (play?.loans ?? []).filter(
    ({ id, from, to }) =>
      teams.some(({ number, players }) => number === from && players.includes(id)) &&
      teams.some(({ number }) => number === to),
  )

/** [J-4] The team that this player is lent to; null without a loan. */
export const borrowerOf = (game: Teams, playerId: string): number | null =>
  currentLoans(game).find(({ id }) => id === playerId)?.to ?? null

/** [J-5] The players of two teams in a match between them: without those lent to the other, with those borrowed. */
export function lineupOf(game: Teams, { a, b }: Pick<Match, 'a' | 'b'>): Lineup {
  const loans = currentLoans(game)
  const sideOf = (number: number, opponent: number): TeamSheet => {
    const { captain, players } = game.teams.find((team) => team.number === number) ?? NO_PLAYERS
    const isLentToOpponent = (id: string) => loans.some((loan) => loan.id === id && loan.to === opponent)
    const borrowed = loans.filter(({ to }) => to === number).map(({ id }) => id)
    return { number, captain, players: [...players.filter((id) => !isLentToOpponent(id)), ...borrowed] }
  }
  return { a: sideOf(a, b), b: sideOf(b, a) }
}

const NO_PLAYERS = { captain: null, players: [] }

/**
 * [J-5] The stored lineup of each match; computed where a log of an older version restored a match without
 * its end.
 */
export const restoredLineups = (
  game: Teams & Pick<Game, 'lineups'>,
  ended: readonly EndedMatch[],
): Lineup[] =>
  ended.map((match, index) => {
    const lineup = game.lineups[index]
    return lineup?.a.number === match.a && lineup.b.number === match.b ? lineup : lineupOf(game, match)
  })

const playersOf = ({ a, b }: Lineup): readonly string[] => [...a.players, ...b.players]

/** Whether a match has kicked off. Until then its teams may change. */
export const hasKickedOff = ({ clock }: Pick<Match, 'clock'>): boolean => clock.phase !== 'ready'

/** The match on the pitch since its kick-off; null between matches. */
const matchOnPitch = ({ play }: Teams): Match | null =>
  play?.now.is === 'match' && hasKickedOff(play.now.match) ? play.now.match : null

export const isMatchOnPitch = (game: Teams): boolean => matchOnPitch(game) !== null

export function isTeamOnPitch(game: Teams, team: number): boolean {
  const match = matchOnPitch(game)
  return match?.a === team || match?.b === team
}

export function isPlayerOnPitch(game: Teams, id: string): boolean {
  const match = matchOnPitch(game)
  return match !== null && playersOf(lineupOf(game, match)).includes(id)
}

/** Whether a person has played a match or is playing one. */
export const hasPersonPlayed = (game: Teams & Pick<Game, 'lineups'>, id: string): boolean =>
  isPlayerOnPitch(game, id) || game.lineups.some((lineup) => playersOf(lineup).includes(id))

/**
 * [J-7] The team with fewer than half as many players as the other: the clock does not call that match. Null
 * without one.
 */
export function tooSmallTeam(game: Teams, [a, b]: readonly [number, number]): number | null {
  const lineup = lineupOf(game, { a, b })
  const [sizeA, sizeB] = [lineup.a.players.length, lineup.b.players.length]
  if (2 * sizeA < sizeB) return a
  return 2 * sizeB < sizeA ? b : null
}
