import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { manualCheckIn, playBall } from '@turnout/contract/game-day'
import { createGroup } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { assignTeams, autoAssignTeams } from '@turnout/contract/teams'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameLog } from './features/evening/tables.ts'
import { newId } from './platform/ids.ts'
import { aroundNow, CANAL_SIDE, gameDayOf } from './testing/evening.ts'
import { expectWhole } from './testing/invariants.ts'
import { type Person, person } from './testing/people.ts'
import { Program } from './testing/program.ts'

const KILLS = Number(process.env.KILLS ?? 3)
/** So many matches at least, and as many more as the kills need. */
const MATCHES = 4

let program: Program
beforeAll(async () => {
  program = await Program.make()
  await program.start()
})
afterAll(() => program.remove())

/** How often each call was acknowledged. */
const acknowledged = new Map<string, number>()

/** A phone that sends its press again, under the same key, until somebody answers. */
async function surely<E extends Endpoint>(endpoint: E, input: InputOf<E>, who: Person): Promise<ReplyOf<E>> {
  const key = newId()
  for (;;) {
    const answer = await program.call(endpoint, input, who, { 'idempotency-key': key }).catch(() => null)
    if (!answer || answer.status >= 500) {
      await sleep(30)
      continue
    }
    expect(answer.status, `${endpoint.name}: ${JSON.stringify(answer.problem)}`).toBeLessThan(300)
    if (endpoint.method !== 'GET') acknowledged.set(endpoint.name, (acknowledged.get(endpoint.name) ?? 0) + 1)
    return answer.reply
  }
}

/** Kills the program again and again, at moments that nobody chose, until it is told that the evening is over. */
async function killer(isOver: () => boolean): Promise<number> {
  let kills = 0
  while (!isOver() || kills < KILLS) {
    await sleep(100 + Math.random() * 900)
    if (kills >= KILLS) continue
    await program.stop('SIGKILL')
    await program.start()
    kills += 1
  }
  return kills
}

async function oneMatch(ada: Person, gameId: string, nr: number): Promise<void> {
  const game = { params: { gameId } }
  const before = await surely(getGameState, game, ada)
  const next = before.upcoming_match
  if (!next) throw new Error(`There is no next match after ${before.completed_matches.length}.`)
  const { team_a_id, team_b_id } = next
  await surely(startMatch, { ...game, body: { team_a_id, team_b_id } }, ada)
  await surely(startTimer, game, ada)
  const goal = (team_id: string) =>
    surely(changeScore, { ...game, body: { team_id, action: 'increment', value: 1 } }, ada)
  await goal(team_a_id)
  // every third is a draw that a coin decides, the others are won by two
  if (nr % 3 !== 0) {
    await goal(team_a_id)
    return
  }
  await goal(team_b_id)
  await surely(endMatch, { ...game, body: {} }, ada)
  const { coin_toss_state: coin } = await surely(getGameState, game, ada)
  if (!coin.pending) throw new Error('A draw with goals asks for a coin.')
  const choices = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
  await surely(tossCoin, { ...game, body: { team_a_id, team_b_id, ...choices } }, ada)
}

test(
  '[I1] [I3] [I20] an evening whose program is killed again and again is played to its end, each command once',
  async () => {
    const ada = await program.onItsDatabase((server) => person(server, 'Ada'))
    const match_rules = { changeover_s: 300 } as const
    const group = { ...CANAL_SIDE, ...aroundNow(), match_rules, max_players_per_team: 3 }
    let isOver = false
    const killing = killer(() => isOver)

    const { id: groupId } = await surely(createGroup, { body: group }, ada)
    const params = { groupId }
    const guests = Array.from({ length: 12 }, (_, nr) => ({ name: `Guest ${nr + 1}` }))
    const ids = (await surely(manualCheckIn, { params, body: guests }, ada)).map(({ id }) => id)
    const body = { 1: ids.slice(0, 3), 2: ids.slice(3, 6) }
    await surely(assignTeams, { params, body }, ada)
    await surely(autoAssignTeams, { params }, ada)
    const { game_id: gameId } = await surely(playBall, { params }, ada)

    let played = 0
    for (let kills: number | null = null; kills === null || played < MATCHES; ) {
      await oneMatch(ada, gameId, played)
      played += 1
      isOver = played >= MATCHES
      kills = await Promise.race([killing, sleep(0, null)])
    }
    expect(await killing).toBe(KILLS)

    const { completed_matches } = await surely(getGameState, { params: { gameId } }, ada)
    expect(completed_matches).toHaveLength(played)
    await program.onItsDatabase(async (server) => {
      await expectWhole(server)
      const rows = await server.deps.sql
        .select({ command: gameLog.command, times: count() })
        .from(gameLog)
        .groupBy(gameLog.command)
      const kept = Object.fromEntries(rows.map(({ command, times }) => [command, times]))
      acknowledged.delete('createGroup')
      expect(kept).toEqual(Object.fromEntries(acknowledged))
      expect((await gameDayOf(ada, groupId)).teams).toHaveLength(4)
    })
  },
  60_000 + KILLS * 30_000,
)
