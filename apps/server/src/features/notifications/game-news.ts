import { isClosed } from '@turnout/rules/closing'
import { teamsAfter } from '@turnout/rules/cup/cup-play'
import { isEqual } from '@turnout/rules/deep-equal'
import { finalResult } from '@turnout/rules/final-result'
import { type Game, type GameEvent, nextPair, sheetOf, teamOf } from '@turnout/rules/game'
import { borrowerOf, currentLoans } from '@turnout/rules/lineup'
import { changeoverEndsAt } from '@turnout/rules/next-match'
import type { GroupKind } from '@turnout/rules/notifications'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import { findGameWithGroup } from '../game/public.ts'
import { membershipId } from '../members/public.ts'
import { changeResult, userIdsOf, withdrawResult } from './delivery-store.ts'
import { type Notice, notify } from './notify.ts'
import type { RowOf, StoredData } from './stored.ts'

type Change = Events['game-changed']
/** The kinds about a game in play. */
type Kind = { [K in GroupKind]: StoredData[K] extends { game_id: string } ? K : never }[GroupKind]

/** A notice that one change of a game causes for these participants. */
type Part = {
  [K in Kind]: Pick<Notice<K>, 'kind' | 'key' | 'replaces'> & {
    playerIds: readonly string[]
    data: Omit<Notice<K>['data'], 'game_id' | 'date'>
  }
}[Kind]

/** [Y-9] Players whom these events put into a team. */
function newPlayers(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'captain-named':
      return [event.id]
    case 'drafted':
      return event.ids
    case 'auto-assigned':
      return event.teams.flatMap(({ ids }) => ids)
    case 'moved':
    case 'evened':
      // players who keep their team are not among the moves
      return event.moves.filter(({ to }) => to !== null).map(({ id }) => id)
    case 'substituted':
      return [event.playerIn]
    default:
      return []
  }
}

function drafted({ gameId, events, game }: Change): Part[] {
  const ids = events.flatMap(newPlayers)
  const teams = new Set(ids.flatMap((id) => teamOf(game, id)?.number ?? []))
  return [...teams].map((team) => ({
    kind: 'drafted',
    playerIds: ids.filter((id) => teamOf(game, id)?.number === team),
    key: `drafted ${gameId} ${team}`,
    replaces: `drafted ${gameId}`,
    data: { team },
  }))
}

/** [Y-9] The teams of the match after this one, unless the session ends before it. */
function matchNext({ gameId, at, events, game }: Change): Part[] {
  const { settings, play } = game
  const isCalled = events.some(({ type }) => type === 'match-called')
  if (!isCalled || play?.now.is !== 'match') return []
  const { number, rules } = play.now.match
  if (changeoverEndsAt(settings, play, at + rules.durationS * 1000) === null) return []
  const teams = teamsAfter(play)
  return teams.map((team) => ({
    kind: 'match_next',
    playerIds: playersFor(game, team, teams),
    key: `match_next ${gameId} ${number} ${team}`,
    replaces: `match_next ${gameId}`,
    data: { team },
  }))
}

/** When two teams meet, a player who is lent to the other team plays there. */
function playersFor(game: Game, team: number, teams: readonly number[]): string[] {
  const loans = currentLoans(game).filter(({ to }) => teams.includes(to))
  const own = sheetOf(game, team).players.filter((id) => !loans.some((loan) => loan.id === id))
  const borrowed = loans.filter(({ to }) => to === team).map(({ id }) => id)
  return [...own, ...borrowed].filter((id) => !game.gone.includes(id))
}

/**
 * [Y-9] Everyone who was there is notified of the result of a game with matches. [Y-7] The notification changes with
 * the result, and is deleted when the end of the game is undone.
 */
async function gameOver(sql: Sql, { gameId, groupId, at, before, game }: Change): Promise<Part[]> {
  const [earlier, result] = [finalResult(before), finalResult(game)]
  const ofGame = { groupId, replaces: `game_over ${gameId}` }
  if (earlier && !result) await withdrawResult(sql, ofGame)
  if (earlier && result && !isEqual(earlier, result)) await changeResult(sql, ofGame, result)
  if (earlier || !result) return []
  return [
    {
      kind: 'game_over',
      playerIds: game.participants.map(({ id }) => id),
      key: `${ofGame.replaces} ${at}`,
      replaces: ofGame.replaces,
      data: result,
    },
  ]
}

const isMember = ({ participants }: Game, id: string) =>
  participants.some((person) => person.id === id && !person.guest)

export async function notifyOfGame(sql: Sql, change: Change): Promise<void> {
  const { gameId, groupId, actorId, at, game } = change
  const { sessionStartsAt: startsAt, sessionEndsAt: endsAt } = game.settings
  const parts = [...drafted(change), ...matchNext(change), ...(await gameOver(sql, change))]
    .map((part) => ({ ...part, playerIds: part.playerIds.filter((id) => isMember(game, id)) }))
    .filter(({ playerIds }) => playerIds.length > 0)
  // most commands are goals and steps of the clock; they need no query here
  const found = parts.length > 0 ? await findGameWithGroup(sql, gameId) : null
  if (!found) return
  for (const { playerIds, data, ...part } of parts)
    await notify<Kind>(sql, {
      ...{ ...part, groupId, actorId, at, session: { startsAt, endsAt } },
      userIds: await userIdsOf(sql, gameId, playerIds),
      data: { ...data, game_id: gameId, date: found.gameRow.date },
    })
}

/** [Y-7] Whether the notification is still true in the game. */
export async function holdsInGame(sql: Sql, { kind, groupId, userId, data }: RowOf<Kind>): Promise<boolean> {
  const found = await findGameWithGroup(sql, data.game_id)
  if (!found) return false
  const { evening: game } = found.gameRow
  if (kind === 'game_over') return isClosed(game)
  const id = await membershipId(sql, groupId, userId)
  const { team } = data
  const isIn = id !== null && (teamOf(game, id)?.number === team || borrowerOf(game, id) === team)
  if (isClosed(game) || !isIn) return false
  switch (kind) {
    case 'drafted':
      return true
    case 'match_next': {
      const next = game.play?.now.is === 'waiting' ? nextPair(game.play) : game.play && teamsAfter(game.play)
      return next?.includes(team) === true
    }
  }
}
