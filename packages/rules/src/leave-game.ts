import { currentMatch, evolve, type Game, type GameEvent, sheetOf, teamOf } from './game.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly GameEvent[]

/**
 * A participant leaves their team with this event. [J-8] Not the last player of a team that is called or has
 * a coin to toss: another player has to come in first.
 */
export function leaveGame(
  game: Game,
  event: Extract<GameEvent, { type: 'left' | 'went-home' }>,
): Result<Events, 'last-of-called-team'> {
  const sheet = teamOf(game, event.id)
  if (!sheet) return ok([event])
  if (sheet.players.length === 1 && awaitedTeams(game).includes(sheet.number))
    return refuse('last-of-called-team', { team: sheet.number, participant: event.id })
  return ok(withSuccessor(game, sheet.number, event))
}

/** [J-8] The two teams of the match that is called, or of the coin that is due. */
export function awaitedTeams({ play }: Pick<Game, 'play'>): readonly number[] {
  const match = currentMatch({ play })
  if (match) return [match.a, match.b]
  return play?.now.is === 'toss' ? play.order.slice(0, 2) : []
}

/** [J-2] A captain who leaves a team after Play Ball hands the armband to the first arrival of those who stay. */
export function withSuccessor(game: Game, team: number, event: GameEvent): Events {
  const { captain, players } = sheetOf(game, team)
  const after = evolve(game, event)
  const sheet = sheetOf(after, team)
  if (!game.play || captain === null || sheet.captain !== null) return [event]
  const arrivals = game.participants.map(({ id }) => id).filter((id) => sheet.players.includes(id))
  const successor = arrivals.find((id) => players.includes(id)) ?? arrivals[0]
  return successor === undefined
    ? [event]
    : [event, { type: 'captain-named', team, id: successor, instead: null }]
}
