import { storedSnapshot } from '@turnout/contract/game-codec'
import { dueAt } from '@turnout/rules/clock'
import { isEqual } from '@turnout/rules/deep-equal'
import type { EndedMatch, Game, GameEvent, Match } from '@turnout/rules/game'
import { currentMatch, sheetOf } from '@turnout/rules/game'
import { sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { type Placeholders, prepared, statement } from '../../platform/db/prepared.ts'
import { noteEntry, withCommit } from '../../platform/db/transaction.ts'
import { CHANNEL, changeMessage } from '../../platform/live/broker.ts'
import type { GameRow } from './store.ts'

export interface LogEntry {
  command: string
  actorId: string | null
  at: number
  events: readonly GameEvent[]
  own: number
  match: number | null
}

/**
 * Writes the log entry, the snapshot, the rows that constraints guard and the message to all nodes in one statement
 * and one commit: none of them exists without the others.
 */
export function writeGame(
  sql: Sql,
  gameRow: GameRow,
  game: Game,
  tossSecret: string | null,
  entry: LogEntry,
): GameRow {
  const due = dueAt(game)
  const changed = {
    version: gameRow.version + 1,
    evening: game,
    tossSecret,
    dueAt: due === null ? null : new Date(due),
  }
  const written = write(sql, {
    ...entry,
    gameId: gameRow.id,
    version: changed.version,
    at: new Date(entry.at).toISOString(),
    events: JSON.stringify(entry.events),
    takesBack: entry.events.find((event) => event.type === 'taken-back')?.version ?? null,
    game: JSON.stringify(storedSnapshot(game)),
    tossSecret,
    dueAt: changed.dueAt?.toISOString() ?? null,
    ...teamChanges(gameRow.evening, game),
    ...matchChanges(gameRow.evening, game),
    ...lineupChanges(gameRow.evening, game),
    message: changeMessage(gameRow.id),
  })
  withCommit(sql, written)
  if (entry.actorId !== null) noteEntry(sql, { logId: gameRow.id, version: changed.version })
  return { ...gameRow, ...changed }
}

type Written = Record<
  'gameId' | 'command' | 'at' | 'events' | 'game' | 'slots' | 'matches' | 'lineups' | 'message',
  string
> &
  Record<'version' | 'own' | 'matchCount', number> &
  Record<'actorId' | 'tossSecret' | 'dueAt', string | null> &
  Record<'match' | 'takesBack', number | null> & { changedTeams: number[]; changedLineups: number[] }

/**
 * The parts of a statement run in no fixed order, and the database checks each new row at once. So rows are added
 * only after the rows that they replace are deleted and counted: a place that was left, a match that was on.
 */
const write = prepared('write-game', (sql, to: Placeholders<Written>) =>
  statement(
    sql,
    query`
    with entry as (
      insert into game_log (game_id, version, command, actor_id, at, events, own, match, takes_back)
      values (${to.gameId}::uuid, ${to.version}::int, ${to.command}, ${to.actorId}::uuid, ${to.at}::timestamptz,
        ${to.events}::jsonb, ${to.own}::int, ${to.match}::int, ${to.takesBack}::int)
    ), emptied as (
      delete from team_slots where game_id = ${to.gameId}::uuid and team = any(${to.changedTeams}::int[]) returning 1
    ), filled as (
      insert into team_slots (game_id, team, slot, participant_id, captain)
      select ${to.gameId}::uuid, team, slot, "participantId", captain
      from jsonb_to_recordset(${to.slots}::jsonb)
        as row (team int, slot int, "participantId" uuid, captain boolean)
      where (select count(*) from emptied) >= 0
    ), dropped as (
      delete from matches where game_id = ${to.gameId}::uuid and number > ${to.matchCount}::int returning 1
    ), played as (
      insert into matches (game_id, number, team_a, team_b, score_a, score_b, winner, state, ended_at)
      select ${to.gameId}::uuid, number, a, b, "scoreA", "scoreB", winner, state, "endedAt"
      from jsonb_to_recordset(${to.matches}::jsonb) as row (number int, a int, b int, "scoreA" int, "scoreB" int,
        winner int, state text, "endedAt" timestamptz)
      where (select count(*) from dropped) >= 0
      order by number
      on conflict (game_id, number) do update set team_a = excluded.team_a, team_b = excluded.team_b,
        score_a = excluded.score_a, score_b = excluded.score_b, winner = excluded.winner, state = excluded.state,
        ended_at = excluded.ended_at
      returning 1
    ), unlisted as (
      delete from match_players where game_id = ${to.gameId}::uuid and number = any(${to.changedLineups}::int[])
      returning 1
    ), listed as (
      insert into match_players (game_id, number, participant_id, team, captain)
      select ${to.gameId}::uuid, number, "participantId", team, captain
      from jsonb_to_recordset(${to.lineups}::jsonb)
        as row (number int, "participantId" uuid, team int, captain boolean)
      where (select count(*) from unlisted) >= 0 and (select count(*) from played) >= 0
    )
    update games set version = ${to.version}::int, evening = ${to.game}::jsonb, toss_secret = ${to.tossSecret},
      due_at = ${to.dueAt}::timestamptz
    where id = ${to.gameId}::uuid
    returning pg_notify(${CHANNEL}, ${to.message})`,
  ),
)

/** Constraints guard these rows: no one is in two teams, and no place has two people. */
function teamChanges(before: Game, after: Game): Pick<Written, 'changedTeams' | 'slots'> {
  const numbers = [...new Set([...before.teams, ...after.teams].map(({ number }) => number))]
  const changedTeams = numbers.filter((number) => !isEqual(sheetOf(before, number), sheetOf(after, number)))
  const slots = changedTeams.flatMap((team) => {
    const { players, captain } = sheetOf(after, team)
    return players.map((participantId, index) => ({
      team,
      slot: index + 1,
      participantId,
      captain: participantId === captain,
    }))
  })
  return { changedTeams, slots: JSON.stringify(slots) }
}

const matchRow = ({ number, a, b, score }: Pick<Match, 'number' | 'a' | 'b' | 'score'>) => ({
  ...{ number, a, b, scoreA: score.a, scoreB: score.b },
})

const endedMatchRow = (match: EndedMatch) => ({
  ...matchRow(match),
  state: 'ended',
  winner: match.winner === null ? null : match[match.winner],
  endedAt: new Date(match.at).toISOString(),
})

/** A match that is on again after an undo has neither an end nor a winner. */
const currentMatchRow = (match: Match) => ({ ...matchRow(match), state: 'on', winner: null, endedAt: null })

const endedMatches = ({ play }: Game): readonly EndedMatch[] => play?.ended ?? []

const matchRows = (game: Game, settled: ReadonlySet<EndedMatch>) => {
  const current = currentMatch(game)
  const ended = endedMatches(game).filter((match) => !settled.has(match))
  return [...ended.map(endedMatchRow), ...(current ? [currentMatchRow(current)] : [])]
}

/** A constraint guards these rows: one match at most is on. */
function matchChanges(before: Game, after: Game): Pick<Written, 'matchCount' | 'matches'> {
  // late in a game most matches are over, and an event leaves their objects as they were
  const still = new Set(endedMatches(after))
  const settled = new Set(endedMatches(before).filter((match) => still.has(match)))
  const known = new Map(matchRows(before, settled).map((row) => [row.number, row]))
  const rows = matchRows(after, settled)
  const changed = rows.filter((row) => !isEqual(row, known.get(row.number)))
  return { matchCount: settled.size + rows.length, matches: JSON.stringify(changed) }
}

/** The players of ended matches; an undo may reopen a match or change its lineup. */
function lineupChanges(before: Game, after: Game): Pick<Written, 'changedLineups' | 'lineups'> {
  const longest = Math.max(before.lineups.length, after.lineups.length)
  const changed = Array.from({ length: longest }, (_, index) => index).filter(
    (index) => !isEqual(before.lineups[index], after.lineups[index]),
  )
  const rows = changed.flatMap((index) => {
    const lineup = after.lineups[index]
    return (lineup ? [lineup.a, lineup.b] : []).flatMap(({ number: team, captain, players }) =>
      players.map((id) => ({ number: index + 1, participantId: id, team, captain: id === captain })),
    )
  })
  return { changedLineups: changed.map((index) => index + 1), lineups: JSON.stringify(rows) }
}
