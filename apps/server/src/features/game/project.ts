import type { EndedMatch, Game, Match } from '@turnout/rules/game'
import { currentMatch, sheetOf } from '@turnout/rules/game'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { matches, teamSlots } from './tables.ts'

/**
 * The parts of an evening that the database itself keeps true: nobody in two teams, no place had twice,
 * one match on. Rows follow the evening in its own commit; a rule that went wrong fails here and not at the pitch.
 */
export async function project(sql: Sql, gameId: string, before: Game, after: Game): Promise<void> {
  await projectTeams(sql, gameId, before, after)
  await projectMatches(sql, gameId, before, after)
}

async function projectTeams(sql: Sql, gameId: string, before: Game, after: Game): Promise<void> {
  const numbers = [...new Set([...before.teams, ...after.teams].map(({ number }) => number))]
  const changed = numbers.filter((number) => {
    const [teamBefore, teamAfter] = [sheetOf(before, number), sheetOf(after, number)]
    return teamBefore.players !== teamAfter.players || teamBefore.captain !== teamAfter.captain
  })
  if (changed.length === 0) return
  await sql.delete(teamSlots).where(and(eq(teamSlots.gameId, gameId), inArray(teamSlots.team, changed)))
  const rows = changed.flatMap((team) => {
    const { players, captain } = sheetOf(after, team)
    return players.map((participantId, index) => ({
      gameId,
      team,
      slot: index + 1,
      participantId,
      captain: participantId === captain,
    }))
  })
  if (rows.length > 0) await sql.insert(teamSlots).values(rows)
}

type MatchRow = typeof matches.$inferInsert

const matchColumns = (
  gameId: string,
  { number, a, b, score }: Pick<Match, 'number' | 'a' | 'b' | 'score'>,
) => ({
  gameId,
  number,
  teamA: a,
  teamB: b,
  scoreA: score.a,
  scoreB: score.b,
})

const endedMatchRow = (gameId: string, match: EndedMatch): MatchRow => ({
  ...matchColumns(gameId, match),
  state: 'ended',
  winner: match.winner === null ? null : match[match.winner],
  endedAt: new Date(match.at),
})

/** A match that is on again after all has neither an end nor a winner. */
const currentMatchRow = (gameId: string, match: Match): MatchRow => ({
  ...matchColumns(gameId, match),
  state: 'on',
  winner: null,
  endedAt: null,
})

async function projectMatches(sql: Sql, gameId: string, before: Game, after: Game): Promise<void> {
  const [endedBefore, endedAfter] = [before.play?.ended ?? [], after.play?.ended ?? []]
  const current = currentMatch(after)
  // what was taken back goes, and what ended is written, before the one place for a match that is on is needed
  const last = endedAfter.length + (current ? 1 : 0)
  if (endedBefore.length + (currentMatch(before) ? 1 : 0) > last)
    await sql.delete(matches).where(and(eq(matches.gameId, gameId), gt(matches.number, last)))
  const rows = endedAfter
    .filter((match, index) => match !== endedBefore[index])
    .map((match) => endedMatchRow(gameId, match))
  for (const row of rows) await upsertMatch(sql, row)
  if (current && current !== currentMatch(before)) await upsertMatch(sql, currentMatchRow(gameId, current))
}

async function upsertMatch(sql: Sql, row: MatchRow): Promise<void> {
  const { gameId: _, number: __, ...columns } = row
  await sql
    .insert(matches)
    .values(row)
    .onConflictDoUpdate({ target: [matches.gameId, matches.number], set: columns })
}
