import type { EndedMatch, Evening, Match } from '@turnout/rules/evening'
import { currentMatch, sheetOf } from '@turnout/rules/evening'
import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { matches, teamSlots } from './tables.ts'

/**
 * The parts of an evening that the database itself keeps true: nobody in two teams, no place had twice,
 * one match on. Rows follow the evening in its own commit; a rule that went wrong fails here and not at the pitch.
 */
export async function project(sql: Sql, gameId: string, before: Evening, after: Evening): Promise<void> {
  await projectTeams(sql, gameId, before, after)
  await projectMatches(sql, gameId, before, after)
}

async function projectTeams(sql: Sql, gameId: string, before: Evening, after: Evening): Promise<void> {
  const numbers = [...new Set([...before.teams, ...after.teams].map(({ number }) => number))]
  const changed = numbers.filter((number) => {
    const [was, is] = [sheetOf(before, number), sheetOf(after, number)]
    return was.players !== is.players || was.captain !== is.captain
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

const facts = (gameId: string, { number, a, b, score }: Pick<Match, 'number' | 'a' | 'b' | 'score'>) => ({
  gameId,
  number,
  teamA: a,
  teamB: b,
  scoreA: score.a,
  scoreB: score.b,
})

const endedRow = (gameId: string, match: EndedMatch): MatchRow => ({
  ...facts(gameId, match),
  state: 'ended',
  winner: match.winner === null ? null : match[match.winner],
  endedAt: new Date(match.at),
})

async function projectMatches(sql: Sql, gameId: string, before: Evening, after: Evening): Promise<void> {
  const changed = after.play?.ended.filter((match, index) => match !== before.play?.ended[index]) ?? []
  const on = currentMatch(after)
  const rows = changed.map((match) => endedRow(gameId, match))
  await forgetCalledOff(sql, gameId, before, after)
  // what ended is written first, so that the one place for a match that is on is free
  for (const row of rows) await putMatch(sql, row)
  if (on && on !== currentMatch(before)) await putMatch(sql, { ...facts(gameId, on), state: 'on' })
}

/** A match that was called off has left its number to another. */
async function forgetCalledOff(sql: Sql, gameId: string, before: Evening, after: Evening): Promise<void> {
  const was = currentMatch(before)?.number
  const known = [currentMatch(after), ...(after.play?.ended ?? [])].some((match) => match?.number === was)
  if (was === undefined || known) return
  await sql.delete(matches).where(and(eq(matches.gameId, gameId), eq(matches.number, was)))
}

async function putMatch(sql: Sql, row: MatchRow): Promise<void> {
  const { gameId: _, number: __, ...facts } = row
  await sql
    .insert(matches)
    .values(row)
    .onConflictDoUpdate({ target: [matches.gameId, matches.number], set: facts })
}
