import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkIn, getGameDay, playBall } from '@turnout/contract/game-day'
import { createGroup, joinGroup } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { approveMember, listMembers, removeMember } from '@turnout/contract/members'
import { takeBack } from '@turnout/contract/take-back'
import { assignCaptains, autoAssignTeams, selectPlayers } from '@turnout/contract/teams'
import { count, sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameLog } from '../features/game/tables.ts'
import { command } from '../testing/database.ts'
import { AT_THE_PITCH, CANAL_SIDE, sessionAroundNow } from '../testing/game-setup.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { compareCounts, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { expectOneOrder } from '../testing/one-order.ts'
import { type Person, person } from '../testing/people.ts'
import { callAt, Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'
import { runningMatch } from '../testing/score-load.ts'
import { openStreamAt } from '../testing/stream-reader.ts'
import { startTwoNodes, type TwoNodes } from '../testing/two-nodes.ts'
import { Watcher } from '../testing/watcher.ts'

const GAMES = Number(process.env.NODE_GAMES ?? 1)
const PLAYERS = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ike', 'Jo']
const WATCHERS = 6
const MATCHES = 4
const DURATION_S = 600
/** Timeout of one game: on a busy machine one took fifty seconds. */
const GAME_MS = 300_000
/** Each is one node stopped and started again. */
const RESTARTS = Number(process.env.RESTARTS ?? 2)
const CLIENTS = 4

let nodes: TwoNodes
beforeAll(async () => {
  nodes = await startTwoNodes({ DRAIN_SECONDS: '1' })
})
afterAll(() => nodes.close())

const onDatabase: Program['withDatabase'] = (work) => nodes.a.withDatabase(work)

interface GameWorld {
  phones: RetryingClients
  ada: Person
  people: Person[]
  groupId: string
}

/** The last game, which later tests use. */
let evening: { world: GameWorld; gameId: string }

/** A group with its members, created through both nodes. */
async function createWorld(): Promise<GameWorld> {
  const phones = new RetryingClients(callAt(nodes.loadBalancer.origin))
  const [ada, ...people] = await onDatabase((server) =>
    Promise.all(['Ada', ...PLAYERS].map((name) => person(server, name))),
  )
  if (!ada) throw new Error('Ada is missing.')
  const match_rules = { changeover_s: 300, duration_s: DURATION_S } as const
  const body = { ...CANAL_SIDE, ...sessionAroundNow(), match_rules, max_players_per_team: 3, max_teams: 3 }
  const { id: groupId } = await phones.callUntilAnswered(createGroup, { body }, ada)
  const params = { groupId }
  await Promise.all(people.map((one) => phones.callUntilAnswered(joinGroup, { params }, one)))
  const list = { params, query: { include_pending: 'true' as const } }
  const members = (await phones.callUntilAnswered(listMembers, list, ada)).filter((one) => !one.is_approved)
  expect(members).toHaveLength(people.length)
  await Promise.all(
    members.map(({ id }) =>
      phones.callUntilAnswered(approveMember, { params: { groupId, memberId: id } }, ada),
    ),
  )
  return { phones, ada, people, groupId }
}

/** Everyone checks in, two captains are named and pick, the rest is assigned automatically. */
async function draft({ phones, ada, people, groupId }: GameWorld): Promise<string> {
  const params = { groupId }
  const arrives = async (one: Person) =>
    (await phones.callUntilAnswered(checkIn, { params, body: AT_THE_PITCH }, one)).player.id
  const [ben, cleo, ...others] = people
  // the first two have the armbands
  const ids = [await arrives(ben!), await arrives(cleo!), ...(await Promise.all(others.map(arrives)))]
  await phones.callUntilAnswered(assignCaptains, { params, body: { [ids[0]!]: 1, [ids[1]!]: 2 } }, ada)
  await phones.callUntilAnswered(selectPlayers, { params, body: { 1: ids.slice(2, 4) } }, ben!)
  await phones.callUntilAnswered(selectPlayers, { params, body: { 2: ids.slice(4, 6) } }, cleo!)
  await phones.callUntilAnswered(autoAssignTeams, { params }, ada)
  const { teams } = await phones.callUntilAnswered(getGameDay, { params }, ada)
  expect(teams).toHaveLength(3)
  return (await phones.callUntilAnswered(playBall, { params }, ada)).game_id
}

/** A goal, one by mistake that is taken back, and a second; or a draw that the coin decides. */
async function oneMatch({ phones, ada }: GameWorld, gameId: string, nr: number): Promise<void> {
  const game = { params: { gameId } }
  const { upcoming_match: next } = await phones.callUntilAnswered(getGameState, game, ada)
  if (!next) throw new Error(`There is no match ${nr + 1}.`)
  const { team_a_id, team_b_id } = next
  await phones.callUntilAnswered(startMatch, { ...game, body: { team_a_id, team_b_id } }, ada)
  await phones.callUntilAnswered(startTimer, game, ada)
  const goal = (team_id: string) =>
    phones.callUntilAnswered(
      changeScore,
      { ...game, body: { team_id, action: 'increment' } },
      ada,
      nr % 2 ? 1 : 2,
    )
  await goal(team_a_id)
  await goal(team_b_id)
  const { take_back: last } = await phones.callUntilAnswered(getGameState, game, ada)
  if (nr % 2 === 0) {
    await phones.callUntilAnswered(takeBack, { ...game, body: { version: last?.version ?? 0 } }, ada)
    await goal(team_a_id)
    return
  }
  await phones.callUntilAnswered(endMatch, { ...game, body: {} }, ada)
  const choices = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
  await phones.callUntilAnswered(tossCoin, { ...game, body: { team_a_id, team_b_id, ...choices } }, ada)
}

/** Compares the log of the game with the acknowledged commands. */
const lossReportOf = ({ phones }: GameWorld, gameId: string) =>
  onDatabase(async ({ deps }) => {
    const rows = await deps.sql
      .select({ command: gameLog.command, times: count() })
      .from(gameLog)
      .where(query`${gameLog.gameId} = ${gameId}`)
      .groupBy(gameLog.command)
    const inLog = new Map([...phones.acknowledged].filter(([name]) => !OUTSIDE.has(name)))
    return compareCounts(inLog, new Map(rows.map(({ command: name, times }) => [name, times])))
  })

/** Commands of the group, which are in no game's log. */
const OUTSIDE = new Set(['createGroup', 'joinGroup', 'approveMember'])

test('[I24] a node that is older than the database says so and does not start, and the others keep serving', async () => {
  const migrations = 'drizzle.__drizzle_migrations'
  const old = await Program.make({ DATABASE_URL: nodes.databaseUrl })
  await command(
    nodes.databaseUrl,
    `insert into ${migrations} (hash, created_at) values ('later', 9999999999999)`,
  )
  try {
    await expect(old.start()).rejects.toThrow(
      'This database was made by a newer Turnout. Start that version, or restore a backup from before the upgrade.',
    )
  } finally {
    await command(nodes.databaseUrl, `delete from ${migrations} where hash = 'later'`)
    await old.remove()
  }
  expect((await fetch(`${nodes.a.origin}/healthz`)).status).toBe(200)
})

test(
  '[I1] [I16] [I17] a game on two nodes, one of which is killed in the middle, is played to its end: nothing lost, nothing twice, all watchers see the same',
  async () => {
    const report = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    for (let gameNumber = 0; gameNumber < GAMES; gameNumber += 1) {
      const world = await createWorld()
      const { phones, ada, people } = world
      const gameId = await draft(world)
      evening = { world, gameId }
      const game = { params: { gameId } }
      // some through the proxy, some at one node each
      const origins = [nodes.loadBalancer.origin, nodes.a.origin, nodes.b.origin]
      const watchers = Array.from(
        { length: WATCHERS },
        (_, nr) => new Watcher(origins[nr % origins.length]!, gameId, people[nr]!.token),
      )

      const { version: startVersion } = await phones.callUntilAnswered(getGameState, game, ada)
      await Promise.all(watchers.map((watcher) => watcher.untilShown(startVersion)))

      const victim = gameNumber % 2 ? nodes.a : nodes.b
      let back = Promise.resolve()
      for (let nr = 0; nr < MATCHES; nr += 1) {
        if (nr === 1)
          back = sleep(Math.random() * 100).then(async () => {
            await victim.stop('SIGKILL')
            // the other node works alone for a while
            await sleep(500)
            await victim.start()
          })
        await oneMatch(world, gameId, nr)
      }
      await back
      await oneMatch(world, gameId, MATCHES)

      const { version, completed_matches } = await phones.callUntilAnswered(getGameState, game, ada)
      expect(completed_matches).toHaveLength(MATCHES + 1)
      await Promise.all(watchers.map((watcher) => watcher.untilShown(version)))
      for (const { versions } of watchers) expect(versions).toEqual([...versions].sort((x, y) => x - y))
      expect(watchers.some(({ reconnects: comebacks }) => comebacks > 0)).toBe(true)
      await Promise.all(watchers.map((watcher) => watcher.close()))

      const one = await lossReportOf(world, gameId)
      report.rounds += 1
      report.acknowledged += one.acknowledged
      report.lost += one.lost
      report.doubled += one.doubled
      await onDatabase((server) => expectOneOrder(server, { gameId, answers: phones.answers }))
      await onDatabase(expectInvariants)
    }
    reportLoss('nodes, one of two killed in mid-evening', report)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
  },
  60_000 + GAMES * GAME_MS,
)

test(
  '[I28] two nodes are restarted in turn while phones send commands and browsers keep unused connections open: each stops in order, no command is lost or refused, and watchers are asked to reconnect',
  async () => {
    const { gameId, team, people } = await runningMatch(nodes.a)
    const [ada] = people
    const game = { params: { gameId } }
    const phones = new RetryingClients(callAt(nodes.loadBalancer.origin))
    const watchers = Array.from(
      { length: WATCHERS },
      () => new Watcher(nodes.loadBalancer.origin, gameId, ada.token),
    )
    let pressing = true
    const client = async () => {
      while (pressing) {
        const body = { team_id: team, action: 'increment' } as const
        await phones.callUntilAnswered(changeScore, { ...game, body }, ada)
        // a person presses at most twenty times a second
        await sleep(CLIENTS * 60)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    const more = async (count: number) => {
      const enough = phones.total + count
      while (phones.total < enough) await Promise.race([clients, sleep(5)])
    }

    const stopped: number[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const node = restart % 2 ? nodes.b : nodes.a
      const { hostname, port } = new URL(node.origin)
      const unused = connect(Number(port), hostname).on('error', () => {})
      await once(unused, 'connect')
      await more(8)
      const began = performance.now()
      expect(await node.stop()).toBe(0)
      stopped.push(performance.now() - began)
      await more(8)
      await node.start()
    }
    await more(8)
    pressing = false
    await clients

    const { version, current_match: match } = await phones.callUntilAnswered(getGameState, game, ada)
    await Promise.all(watchers.map((watcher) => watcher.untilShown(version)))
    const comebacks = watchers.reduce((sum, watcher) => sum + watcher.reconnects, 0)
    const byes = watchers.reduce((sum, watcher) => sum + watcher.byes, 0)
    await Promise.all(watchers.map((watcher) => watcher.close()))

    const report = compareCounts(phones.acknowledged, new Map([['changeScore', match?.team_a_score ?? 0]]))
    const retries = [...phones.retries].map(([status, times]) => `${times} after ${status || 'no answer'}`)
    reportLoss(
      'nodes, restarted in turn under load',
      { rounds: RESTARTS, ...report },
      `presses tried again: ${retries.join(', ') || 'none'}; most tries ${phones.maxTries}; watchers came back ${comebacks} times, ${byes} when asked; stopped within ${latencySummary(stopped)}`,
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(phones.maxTries).toBeLessThanOrEqual(5)
    // no connection is cut: each client returns because the node sent a bye
    expect(byes).toBe(comebacks)
    await onDatabase(expectInvariants)
  },
  // the program alone starts in a second or two, and ten times as slowly on a busy machine
  300_000 + RESTARTS * 180_000,
)

test(
  '[I15] a member who is removed on one node loses the stream on the other at once, in separate processes',
  async () => {
    const { world, gameId } = evening
    const { phones, ada, people, groupId } = world
    const jo = people.at(-1)!
    const reader = await openStreamAt(nodes.b.origin, gameId, jo.token)
    await reader.until((events) => events.length > 0)
    const members = await phones.callUntilAnswered(listMembers, { params: { groupId } }, ada)
    const memberId = members.find(({ user }) => user.id === jo.id)!.id
    const { status } = await nodes.a.call(removeMember, { params: { groupId, memberId } }, ada)
    expect(status).toBeLessThan(300)
    const began = performance.now()
    await reader.ended
    reportLoss(
      'nodes, removed on the other node',
      { rounds: 1, acknowledged: 1, lost: 0, doubled: 0 },
      `gone after ${Math.round(performance.now() - began)} ms`,
    )
    expect((await openStreamAt(nodes.b.origin, gameId, jo.token)).status).toBe(403)
  },
  GAME_MS,
)

// last, because from here on both run ten minutes later
test(
  '[I3] [I7] a whistle that both nodes missed is blown once, at the moment of the clock',
  async () => {
    const { world, gameId } = evening
    const { phones, ada } = world
    const game = { params: { gameId } }
    const { upcoming_match: next } = await phones.callUntilAnswered(getGameState, game, ada)
    const { team_a_id, team_b_id } = next!
    await phones.callUntilAnswered(startMatch, { ...game, body: { team_a_id, team_b_id } }, ada)
    await phones.callUntilAnswered(startTimer, game, ada)
    const { clock } = await phones.callUntilAnswered(getGameState, game, ada)
    await Promise.all([nodes.a.stop('SIGKILL'), nodes.b.stop('SIGKILL')])
    const later = (DURATION_S + 10) * 1000
    await Promise.all([nodes.a.startLater(later), nodes.b.startLater(later)])

    const after = await phones.callUntilAnswered(getGameState, game, ada)
    expect(after.completed_matches.at(-1)).toMatchObject({
      completed_at: clock.ends_at,
      played_s: DURATION_S,
    })
    const whistles = await onDatabase(({ deps }) =>
      deps.sql.$count(gameLog, query`${gameLog.gameId} = ${gameId} and ${gameLog.command} = 'clock'`),
    )
    expect(whistles).toBe(1)
    await onDatabase(expectInvariants)
  },
  GAME_MS,
)
