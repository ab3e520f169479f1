import { setTimeout as sleep } from 'node:timers/promises'
import { getCup, planCup } from '@turnout/contract/cups'
import { checkIn, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { createGroup } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  getTimer,
  settleLatePress,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { assignTeams, autoAssignTeams } from '@turnout/contract/teams'
import { getVenueCode } from '@turnout/contract/venue-code'
import { count, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameLog } from '../features/game/tables.ts'
import { CANAL_SIDE, gameDayOf, member, sessionAroundNow } from '../testing/game-setup.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { compareCounts, reportLoss } from '../testing/loss-report.ts'
import { type Person, person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'
import type { TestServer } from '../testing/server.ts'

const KILLS = Number(process.env.KILLS ?? 2)
/** At least this many matches, and more if the kills need them. */
const MATCHES = 4

let program: Program
let phones: RetryingClients
beforeAll(async () => {
  program = await Program.make()
  await program.start()
  phones = new RetryingClients(program.call)
})
afterAll(() => program.remove())

/** Kills the program at random moments until the game is over. */
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
  const before = await phones.callUntilAnswered(getGameState, game, ada)
  const next = before.upcoming_match
  if (!next) throw new Error(`There is no next match after ${before.completed_matches.length}.`)
  const { team_a_id, team_b_id } = next
  await phones.callUntilAnswered(startMatch, { ...game, body: { team_a_id, team_b_id } }, ada)
  await phones.callUntilAnswered(startTimer, game, ada)
  const goal = (team_id: string, meant = {}) =>
    phones.callUntilAnswered(
      changeScore,
      { ...game, body: { team_id, action: 'increment', value: 1, ...meant } },
      ada,
    )
  await goal(team_a_id)
  // a press by mistake, which is taken back
  const { take_back: mistake, current_match: current } = await phones.callUntilAnswered(
    getGameState,
    game,
    ada,
  )
  const { server_time: serverTime } = await phones.callUntilAnswered(getTimer, game, ada)
  await phones.callUntilAnswered(takeBack, { ...game, body: { version: mistake?.version ?? 0 } }, ada)
  await goal(team_a_id)
  await endMatchOf(ada, game, { team_a_id, team_b_id }, nr)

  // one goal arrives late, as if the phone had been offline
  await goal(team_b_id, { match_number: current?.number, made_at: new Date(serverTime).toISOString() })
  const { late_presses: waiting } = await phones.callUntilAnswered(getGameState, game, ada)
  for (const { id: pressId } of waiting)
    await phones.callUntilAnswered(
      settleLatePress,
      { params: { gameId, pressId }, body: { keep: nr % 2 === 0 } },
      ada,
    )
  if (waiting.length !== 1) throw new Error(`One late goal should wait, and ${waiting.length} do.`)
}

/** A match won by two goals. */
async function oneCupMatch(ada: Person, game: { params: { gameId: string } }): Promise<void> {
  const { upcoming_match: next } = await phones.callUntilAnswered(getGameState, game, ada)
  if (!next) throw new Error('The cup has no next match.')
  const { team_a_id, team_b_id } = next
  await phones.callUntilAnswered(startMatch, { ...game, body: { team_a_id, team_b_id } }, ada)
  await phones.callUntilAnswered(startTimer, game, ada)
  const goal = { ...game, body: { team_id: team_a_id, action: 'increment', value: 1 } } as const
  await phones.callUntilAnswered(changeScore, goal, ada)
  await phones.callUntilAnswered(changeScore, goal, ada)
}

/** Every third match is a draw that a coin decides, the others are won by two goals. */
async function endMatchOf(
  ada: Person,
  game: { params: { gameId: string } },
  { team_a_id, team_b_id }: { team_a_id: string; team_b_id: string },
  nr: number,
): Promise<void> {
  const goal = (team_id: string) =>
    phones.callUntilAnswered(changeScore, { ...game, body: { team_id, action: 'increment', value: 1 } }, ada)
  if (nr % 3 !== 0) {
    await goal(team_a_id)
    return
  }
  await goal(team_b_id)
  await phones.callUntilAnswered(endMatch, { ...game, body: {} }, ada)
  const { coin_toss_state: coin } = await phones.callUntilAnswered(getGameState, game, ada)
  if (!coin.pending) throw new Error('A draw with goals asks for a coin.')
  const choices = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
  await phones.callUntilAnswered(tossCoin, { ...game, body: { team_a_id, team_b_id, ...choices } }, ada)
}

/** Four teams of three guests and Play Ball, while the program is killed. */
async function playedBall() {
  const match_rules = { changeover_s: 300 } as const
  const group = { ...CANAL_SIDE, ...sessionAroundNow(), match_rules, max_players_per_team: 3 }
  const { ada, ben, groupId } = await program.withDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const { reply } = await ada.call(createGroup, { body: group })
    return { ada, ben: await member(server, reply.id, 'Ben'), groupId: reply.id }
  })
  const evening = { isOver: false }
  const killing = killer(() => evening.isOver)

  const params = { groupId }
  const guests = Array.from({ length: 12 }, (_, nr) => ({ name: `Guest ${nr + 1}` }))
  const ids = (await phones.callUntilAnswered(manualCheckIn, { params, body: guests }, ada)).map(
    ({ id }) => id,
  )
  const body = { 1: ids.slice(0, 3), 2: ids.slice(3, 6) }
  await phones.callUntilAnswered(assignTeams, { params, body }, ada)
  await phones.callUntilAnswered(autoAssignTeams, { params }, ada)
  const { game_id: gameId } = await phones.callUntilAnswered(playBall, { params }, ada)
  return { ada, ben, groupId, gameId, evening, killing }
}

/** Each acknowledged command is in the log once; events of the clock have no command. */
async function expectNoLoss(server: TestServer, name: string): Promise<void> {
  const rows = await server.deps.sql
    .select({ command: gameLog.command, times: count() })
    .from(gameLog)
    .where(isNotNull(gameLog.actorId))
    .groupBy(gameLog.command)
  const report = compareCounts(
    phones.acknowledged,
    new Map(rows.map(({ command, times }) => [command, times])),
  )
  reportLoss(`crash, ${name}`, { rounds: KILLS, ...report })
  expect(report).toMatchObject({ lost: 0, doubled: 0 })
}

test(
  '[I1] [I3] [I20] a game whose program is killed again and again is played to its end, each command once',
  async () => {
    const { ada, ben, groupId, gameId, evening, killing } = await playedBall()
    const params = { groupId }
    const { code } = await phones.callUntilAnswered(getVenueCode, { params }, ada)
    await phones.callUntilAnswered(checkIn, { params, body: { code } }, ben)

    let played = 0
    for (let kills: number | null = null; kills === null || played < MATCHES; ) {
      await oneMatch(ada, gameId, played)
      played += 1
      evening.isOver = played >= MATCHES
      kills = await Promise.race([killing, sleep(0, null)])
    }
    expect(await killing).toBe(KILLS)

    const { completed_matches } = await phones.callUntilAnswered(getGameState, { params: { gameId } }, ada)
    expect(completed_matches).toHaveLength(played)
    await program.withDatabase(async (server) => {
      await expectInvariants(server)
      await expectNoLoss(server, 'all through an evening')
      expect((await gameDayOf(ada, groupId)).teams).toHaveLength(4)
    })
  },
  300_000 + KILLS * 30_000,
)

test(
  '[I1] [I20] a cup whose program is killed again and again reaches its final, each command once',
  async () => {
    const { ada, gameId, evening, killing } = await playedBall()
    const game = { params: { gameId } }
    const cup = { format: 'knockout', third_place: true, duration_s: 300 } as const
    await phones.callUntilAnswered(planCup, { ...game, body: { cup } }, ada)
    for (let played = 0; played < 4; played += 1) await oneCupMatch(ada, game)
    evening.isOver = true
    expect(await killing).toBe(KILLS)

    const { is_over, winner_id, fixtures } = await phones.callUntilAnswered(getCup, game, ada)
    expect({ is_over, played: fixtures.filter(({ score }) => score?.a === 2).length }).toEqual({
      is_over: true,
      played: 4,
    })
    expect(winner_id).not.toBeNull()
    await program.withDatabase(async (server) => {
      await expectInvariants(server)
      await expectNoLoss(server, 'all through a cup')
    })
  },
  300_000 + KILLS * 30_000,
)
