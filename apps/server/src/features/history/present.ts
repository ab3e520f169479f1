import { wireCupResult } from '@turnout/contract/cup-result'
import { parseEvents } from '@turnout/contract/game-codec'
import { wireMatchResult, wireTally } from '@turnout/contract/games'
import type { GameReport } from '@turnout/contract/history'
import {
  presentCorrection,
  RECEIPT_FORMAT,
  RECEIPT_VERSION,
  type Receipt,
  summarizeGame,
} from '@turnout/contract/receipt'
import type { PlayerStatistics as WirePlayerStatistics } from '@turnout/contract/statistics'
import { describeCommand } from '@turnout/rules/command-description'
import { cupResult } from '@turnout/rules/cup/cup-result'
import { describeEnding, tossAfter } from '@turnout/rules/ending-description'
import { type EndedMatch, type Game, type GameEvent, teamOf, teamsWithPlayers } from '@turnout/rules/game'
import { gameTable, gameWinner, matchResult } from '@turnout/rules/results'
import type { PlayerStatistics } from '@turnout/rules/statistics'
import { describeReason } from '@turnout/rules/team-queue'
import { teamName } from '@turnout/rules/words'
import { presentTossReceipt } from '../live-match/public.ts'
import { nameOf, type PastGame } from './past-game.ts'

/** Late goals that wait for an organiser; a closed game still shows them. */
export const presentWaiting = ({ gameRow }: PastGame): GameReport['late_presses'] =>
  (gameRow.evening.play?.late ?? []).flatMap(({ id, matchNumber, side, by, madeAt, at, fate }) => {
    const match = gameRow.evening.play?.ended.find(({ number }) => number === matchNumber)
    if (fate !== 'waiting' || !match) return []
    const team_name = teamName(match[side])
    return [{ id, match_number: matchNumber, team_name, value: by, made_at: madeAt, arrived_at: at }]
  })

/** The report without the offers to change it, which only the page shows. */
export function presentReport(
  past: PastGame,
): Omit<GameReport, 'can_correct' | 'late_presses' | 'take_back' | 'redo'> {
  const { gameRow, group, venueName, timeZone, closed, seal } = past
  const { evening: game } = gameRow
  const { ended = [], tosses = [] } = game.play ?? {}
  const matches = ended.map(matchResult)
  const winner = gameWinner(matches)
  const cup = cupResult(game)
  const matchTosses = ended.map((match) => tossAfter(match, { tosses }))
  return {
    game_id: gameRow.id,
    group_id: group.id,
    group_name: group.name,
    sports_type: group.sportsType,
    venue_name: venueName,
    time_zone: timeZone,
    date: gameRow.date,
    is_closed: closed !== null,
    closed_at: closed,
    is_over: past.isOver,
    player_count: game.participants.length,
    winner: winner && { team_number: winner.team, wins: winner.wins },
    cup: cup && wireCupResult(cup),
    table: gameTable(teamsWithPlayers(game), matches).map(({ team, ...tally }) => ({
      team_number: team,
      name: teamName(team),
      ...wireTally(tally),
    })),
    matches: ended.map((match) => presentMatch(match, past)),
    other_tosses: tosses.filter((toss) => !matchTosses.includes(toss)).map(presentTossReceipt),
    teams: presentTeams(game, past),
    substitutes: game.participants
      .filter(({ id }) => !teamOf(game, id) && !game.gone.includes(id))
      .map(({ id }) => nameOf(past, id)),
    gone_home: game.gone.map((id) => nameOf(past, id)),
    changes: presentChanges(past),
    seal,
  }
}

function presentMatch(match: EndedMatch, past: PastGame): GameReport['matches'][number] {
  const { play } = past.gameRow.evening
  const toss = play && tossAfter(match, play)
  return {
    ...wireMatchResult(matchResult(match)),
    is_knockout: match.stage === 'knockout',
    completed_at: match.at,
    played_s: Math.round(match.playedMs / 1000),
    reason: describeReason(match.reason, [match.a, match.b], teamName),
    ending: play ? describeEnding(match, play) : '',
    referee: match.referee && nameOf(past, match.referee),
    lineups: presentLineups(match.number, past),
    toss: toss ? presentTossReceipt(toss) : null,
    correction: match.correction ? presentCorrection(match.correction) : null,
  }
}

function presentLineups(matchNumber: number, past: PastGame): GameReport['matches'][number]['lineups'] {
  const lineup = past.gameRow.evening.lineups[matchNumber - 1]
  return (lineup ? [lineup.a, lineup.b] : []).map(({ number, players }) => ({
    team_number: number,
    players: players.map((id) => nameOf(past, id)),
  }))
}

const COME_AND_GO: readonly GameEvent['type'][] = [
  ...(['went-home', 'came-back', 'substituted', 'lent'] as const),
  // a late arrival fills a place
  ...(['drafted', 'auto-assigned', 'moved'] as const),
]

/** [U-11] Changes since Play Ball, without the commands that were taken back and not redone. */
function presentChanges(past: PastGame): GameReport['changes'] {
  const entries = past.log.map(({ version, at, events }) => ({ version, at, events: parseEvents(events) }))
  const takenBack = new Set<number>()
  // newest first, so that an undo that was redone takes nothing back
  for (const { version, events } of entries.toReversed())
    for (const event of events)
      if (event.type === 'taken-back' && !takenBack.has(version)) takenBack.add(event.version)
  const playBegan = entries.findIndex(({ events }) => events.some(({ type }) => type === 'play-began'))
  if (playBegan < 0) return []
  return entries
    .filter(({ version }, index) => index > playBegan && !takenBack.has(version))
    .flatMap(({ at, events }) =>
      events
        .filter(({ type }) => COME_AND_GO.includes(type))
        .map((event) => ({
          at,
          what: describeCommand({ events: [event], match: null }, past.gameRow.evening, (id) =>
            nameOf(past, id),
          ),
        })),
    )
}

const presentTeams = (game: Game, past: PastGame): GameReport['teams'] =>
  game.teams.map(({ number, captain, players }) => ({
    team_number: number,
    name: teamName(number),
    players: players.map((id) => ({
      name: nameOf(past, id),
      is_captain: id === captain,
      is_guest: past.people.get(id)?.userId == null,
    })),
  }))

export const presentNumbers = (numbers: PlayerStatistics): WirePlayerStatistics => ({
  ...wireTally(numbers),
  evenings: numbers.games,
  captaincies: numbers.captaincies,
  longest_run: numbers.longestRun,
})

export function presentReceipt(past: PastGame): Receipt {
  const { gameRow, group, timeZone, closed, people, isOrganiser: steers, log, seal } = past
  const { arrivals, ...outcome } = summarizeGame(gameRow.evening)
  return {
    format: RECEIPT_FORMAT,
    format_version: RECEIPT_VERSION,
    game_id: gameRow.id,
    group: { id: group.id, name: group.name, sport: group.sportsType, time_zone: timeZone },
    date: gameRow.date,
    closed_at: closed,
    arrivals: arrivals.map((arrival) => ({
      ...arrival,
      name: nameOf(past, arrival.id),
      ...(steers && { method: people.get(arrival.id)?.row.method ?? 'unknown' }),
    })),
    ...outcome,
    log: log.map((entry) => ({ ...entry, events: [...entry.events] })),
    seal,
  }
}
