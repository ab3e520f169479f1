import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { fillPath } from '@turnout/contract/endpoint'
import { deleteGroup, leaveGroup } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  holdUpcomingMatch,
  nameReferee,
  pauseTimer,
  startMatch,
  startTimer,
  switchStage,
  tossCoin,
} from '@turnout/contract/live-match'
import { logout } from '@turnout/contract/me'
import { listMembers, makeAdmin, removeMember } from '@turnout/contract/members'
import { sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { newId } from '../../platform/ids.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { checkInAtPitch, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { hasLockWaiter } from '../../testing/lock-waits.ts'
import { secondNode } from '../../testing/nodes.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import {
  expectAllEnded,
  openStream,
  type StreamEvent,
  type StreamReader,
} from '../../testing/stream-reader.ts'
import { startNewEra, takeTableSnapshot } from '../../testing/table-snapshot.ts'

const server = sharedServer()
let game: LiveGame
let ben: Person
const open: StreamReader[] = []

beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'], group: { match_rules: { win: { by: 'time' } } } })
  ben = game.people[0]!
})
afterEach(async () => {
  for (const reader of open.splice(0)) reader.close()
  await expectInvariants(server)
})

async function watch(who: Person, app = server.app): Promise<StreamReader> {
  const reader = await openStream(server, game.gameId, who.token, app)
  open.push(reader)
  return reader
}

const goal = (team: number) =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[team]!, action: 'increment' } })
const versionsOf = (received: readonly StreamEvent[]) =>
  received.filter(({ event }) => event === 'state').map(({ id }) => id ?? -1)
const last = (reader: StreamReader) => reader.events.findLast(({ event }) => event === 'state')
const latest = async () => (await game.ada.call(getGameState, { params: game })).reply.version
const caughtUp = async (reader: StreamReader) => {
  const version = await latest()
  await reader.until((received) => versionsOf(received).at(-1) === version)
}
const raw = async (who: Person) =>
  (
    await server.app.inject({
      url: API + fillPath(getGameState.path, { gameId: game.gameId }),
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).json()

const memberIdOf = async (who: Person) => {
  const { reply } = await game.ada.call(listMembers, { params: game })
  return reply.find(({ user }) => user.id === who.id)!.id
}

describe('a watcher', () => {
  test('[I16] receives the whole state at once and after every command, equal to that of a poll', async () => {
    const { ada, teams } = game
    const [hers, his] = [await watch(ada), await watch(ben)]
    const body = { team_a_id: teams[1]!, team_b_id: teams[2]! }
    const commands = [
      () => ada.call(holdUpcomingMatch, { params: game, body: { hold: true } }),
      () => ada.call(switchStage, { params: game, body: { is_knockout_stage: true } }),
      () => ada.call(switchStage, { params: game, body: { is_knockout_stage: false } }),
      () => ada.call(startMatch, { params: game, body }),
      () => ada.call(startTimer, { params: game }),
      () => ada.call(holdUpcomingMatch, { params: game, body: { hold: true } }),
      () => goal(1),
      () => ada.call(pauseTimer, { params: game }),
      () => ada.call(startTimer, { params: game }),
      () => goal(2),
      () => ada.call(endMatch, { params: game }),
      () =>
        ada.call(tossCoin, {
          params: game,
          body: { ...body, team_a_choice: 'heads', team_b_choice: 'tails' },
        }),
    ]
    const results: boolean[] = []
    for (const command of commands) {
      expect((await command()).status).toBeLessThan(300)
      await Promise.all([caughtUp(hers), caughtUp(his)])
      expect(last(hers)?.data).toEqual(await raw(ada))
      expect(last(his)?.data).toEqual(await raw(ben))
      expect(last(hers)?.id).toBe(last(hers)?.data.version)
      results.push(last(his)?.data.is_held)
    }
    // the second hold lasts all through the running match, and while its coin is due
    expect(results).toEqual([true, true, true, ...Array(2).fill(false), ...Array(7).fill(true)])
    expect([last(hers)?.data.can_control_match, last(his)?.data.can_control_match]).toEqual([true, false])
  })

  test('[I17] receives versions in order and never an older one, at any speed', async () => {
    await kickOff(game.ada, game.gameId)
    const readers = await Promise.all(Array.from({ length: 10 }, () => watch(ben)))
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_, nr) => goal(1 + (nr % 2))))
      server.pass(1_000)
    }
    await Promise.all(readers.map(caughtUp))
    for (const { events: received } of readers) {
      const versions = versionsOf(received)
      expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    }
  })

  test('[I17] receives changes of another node', async () => {
    const other = await secondNode(server)
    const reader = await watch(ben, other.app)
    await kickOff(game.ada, game.gameId)
    await goal(1)
    await caughtUp(reader)
    expect(last(reader)?.data.current_match.team_a_score).toBe(1)
    await other.close()
    await reader.ended
    expect(reader.events.at(-1)?.event).toBe('bye')
  })

  test('who is made an admin has the buttons at once, without a new version', async () => {
    const reader = await watch(ben)
    await caughtUp(reader)
    await game.ada.call(makeAdmin, { params: { ...game, memberId: await memberIdOf(ben) } })
    await reader.until((received) => received.at(-1)?.data.can_control_match === true)
  })
})

describe('[I16] [D9] a watcher who does not read', () => {
  /** Requests the stream without reading it; returns the server's end of that connection. */
  const asks = (who: Person) =>
    [
      `GET ${API}/games/${game.gameId}/events HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${who.token}`,
      '\r\n',
    ].join('\r\n')
  const dial = () => connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')

  async function fallAsleep(who: Person): Promise<{ phone: Socket; connection: Socket }> {
    const accepted = once(server.app.server, 'connection')
    const phone = dial().pause()
    phone.write(asks(who))
    const [connection] = (await accepted) as [Socket]
    return { phone, connection }
  }

  test('is disconnected before much data waits for them, and the others still receive', async () => {
    await kickOff(game.ada, game.gameId)
    // a long name: the sockets buffer a few megabytes before data waits, and one event alone is more than may wait
    await server.deps.sql.execute(query`update sport_groups set name = repeat('n', 70000)`)
    const awake = await watch(ben)
    await caughtUp(awake)
    const { phone, connection } = await fallAsleep(ben)
    let isDropped = false
    let mostWaiting = 0
    connection.once('close', () => {
      isDropped = true
    })
    for (let round = 0; !isDropped; round += 1) {
      if (round % 20 === 0) server.pass(1_000)
      expect((await goal(1)).status).toBe(200)
      mostWaiting = Math.max(mostWaiting, connection.writableLength)
    }
    expect(mostWaiting).toBeLessThan(256 * 1024)

    server.pass(1_000)
    await goal(2)
    await caughtUp(awake)
    expect(last(awake)?.data.current_match.team_b_score).toBe(1)
    phone.destroy()
    // a client that reads again reconnects and gets what was missed
    const second = await watch(ben)
    await caughtUp(second)
    expect(last(second)?.data.version).toBe(last(awake)?.data.version)
  })

  test('that requests a second stream on the connection of the first is asked to reconnect separately', async () => {
    const first = await watch(ben)
    await caughtUp(first)
    const phone = dial()
    let received = ''
    phone.on('data', (bytes) => {
      received += bytes
    })
    phone.write(asks(ben) + asks(ben))
    const answers = () => received.split('HTTP/1.1 200').slice(1)
    await expect.poll(() => answers()[0]).toContain('event: state')
    for (let attempt = 0; attempt < 5; attempt += 1) await caughtUp(first)
    await ben.call(logout, {})
    await expect.poll(() => answers()[1]).toContain('event: bye')
    expect(answers()[1]).not.toContain('event: state')
    phone.destroy()
  })

  test('with HTTP/1.0, which has no chunks, gets the events alone', async () => {
    await caughtUp(await watch(ben))
    const phone = dial()
    let received = ''
    phone.on('data', (bytes) => {
      received += bytes
    })
    phone.write(asks(ben).replace('HTTP/1.1', 'HTTP/1.0'))
    await expect
      .poll(() => received)
      .toMatch(/\r\n\r\nretry: 2000\n\nid: \d+\nevent: state\ndata: \{.*\}\n\n$/)
    phone.destroy()
  })
})

test('a watcher gets an earlier version as the newest after a restore', async () => {
  await kickOff(game.ada, game.gameId)
  const before = await takeTableSnapshot(server.deps)
  const reader = await watch(ben)
  for (const team of [1, 2, 1]) await goal(team)
  await caughtUp(reader)
  await before.restore()
  await startNewEra(server.deps.sql)
  await goal(2)
  await caughtUp(reader)
  expect(last(reader)?.data.current_match).toMatchObject({ team_a_score: 0, team_b_score: 1 })
  await before.drop()
})

describe('[I15] a person who may no longer watch', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'is removed',
      async () => game.ada.call(removeMember, { params: { ...game, memberId: await memberIdOf(ben) } }),
    ],
    ['leaves', () => ben.call(leaveGroup, { params: game })],
    ['signs out', () => ben.call(logout, {})],
    ['was in a group that is deleted', () => game.ada.call(deleteGroup, { params: game })],
  ])('because they %s loses the stream at once, on every node, and receives nothing more', async (_, end) => {
    const other = await secondNode(server)
    const readers = [await watch(ben), await watch(ben, other.app)]
    await Promise.all(readers.map(caughtUp))
    await end()
    await expectAllEnded(readers)
    const before = readers.map(({ events: received }) => received.length)
    await game.ada.call(holdUpcomingMatch, { params: game, body: { hold: true } })
    expect(readers.map(({ events: received }) => received.length)).toEqual(before)
    expect((await watch(ben)).status).toBeGreaterThanOrEqual(401)
    await other.close()
  })

  test('because they are removed while a state is being loaded does not get it, however late the removal is', async () => {
    const memberId = await memberIdOf(ben)
    const reader = await watch(ben)
    await caughtUp(reader)
    const received = reader.events.length
    const { sql, transact } = server.deps
    await transact(async (tx) => {
      // of all queries of a round, only loading a state needs the teams
      await tx.execute('lock table teams in access exclusive mode')
      await sql.execute(query`update sport_groups set updated_at = now() + interval '1 minute'`)
      await transact((other) => publishChangeIn(other, game.gameId))
      await expect.poll(() => hasLockWaiter(sql)).toBe(true)
      await sql.execute(query`delete from group_members where id = ${memberId}`)
    })
    await reader.ended
    expect(reader.events.length).toBe(received)
  })

  test('because their session expires does not get the next goal', async () => {
    await kickOff(game.ada, game.gameId)
    const reader = await watch(ben)
    await caughtUp(reader)
    const received = reader.events.length
    await server.deps.sql.execute(
      query`update sessions set expires_at = '2020-01-01' where user_id = ${ben.id}`,
    )
    await goal(1)
    await reader.ended
    expect(reader.events.length).toBe(received)
  })
})

test('[M-14] a person who is named referee has the buttons at once, and loses them to the next referee', async () => {
  await kickOff(game.ada, game.gameId)
  const id = (await checkInAtPitch(ben, game.groupId)).reply.player.id
  const reader = await watch(ben)
  await caughtUp(reader)
  const controls = () => last(reader)?.data.can_control_match
  expect([controls(), last(reader)?.data.referee_candidates]).toEqual([false, []])
  const names = (participant_id: string | null) =>
    game.ada.call(nameReferee, { params: game, body: { participant_id } })

  expect((await names(id)).reply.referee_info).toMatchObject({ participant_id: id, team: '' })
  await caughtUp(reader)
  expect(controls()).toBe(true)
  expect(
    (await ben.call(changeScore, { params: game, body: { team_id: game.teams[1]!, action: 'increment' } }))
      .status,
  ).toBe(200)
  expect((await ben.call(nameReferee, { params: game, body: { participant_id: null } })).problem.code).toBe(
    'not-allowed',
  )

  await names(null)
  await caughtUp(reader)
  expect(controls()).toBe(false)
})

test('[G-1] the referee has no buttons of organisers, and all of them at once when they become one', async () => {
  await kickOff(game.ada, game.gameId)
  const id = (await checkInAtPitch(ben, game.groupId)).reply.player.id
  await game.ada.call(nameReferee, { params: game, body: { participant_id: id } })
  const reader = await watch(ben)
  await caughtUp(reader)
  const offered = () => {
    const { can_control_match, can_steer_evening, take_back, referee_candidates } = last(reader)?.data ?? {}
    return { can_control_match, can_steer_evening, take_back, others: referee_candidates.length }
  }
  expect(offered()).toEqual({
    can_control_match: true,
    can_steer_evening: false,
    take_back: null,
    others: 0,
  })
  await game.ada.call(makeAdmin, { params: { ...game, memberId: await memberIdOf(ben) } })
  await reader.until((received) => received.at(-1)?.data.can_steer_evening === true)
  expect(offered()).toMatchObject({ take_back: { of: 'play' } })
  expect(offered().others).toBeGreaterThan(0)
  expect(last(reader)?.data).toEqual(await raw(ben))
})

test('[M-14] a player of the match, or a person who is not there, cannot be named its referee', async () => {
  await kickOff(game.ada, game.gameId)
  const named = await game.ada.call(nameReferee, {
    params: game,
    body: { participant_id: game.guestIds[0]! },
  })
  expect([named.status, named.problem.detail]).toEqual([409, 'Guest 1 plays in this match.'])
  const stranger = await game.ada.call(nameReferee, { params: game, body: { participant_id: newId() } })
  expect([stranger.status, stranger.problem.code]).toEqual([404, 'participant-not-found'])
})

describe('[I15] the connection between the nodes is cut', () => {
  /** Every listening connection on this worker's database. */
  const cut = () =>
    server.deps.sql.execute(query`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select pg_advisory_lock_shared%'`)

  test('all clients are asked to reconnect, and those that do miss nothing', async () => {
    await kickOff(game.ada, game.gameId)
    const reader = await watch(ben)
    await caughtUp(reader)
    await cut()
    await reader.ended
    expect(reader.events.at(-1)?.event).toBe('bye')

    const second = await watch(ben)
    // the connection may not be back yet: a change now is sent once it is
    await goal(1)
    await caughtUp(second)
    expect(last(second)?.data.current_match.team_a_score).toBe(1)
  })

  test('a person who is removed meanwhile also loses the stream of the other node', async () => {
    const other = await secondNode(server)
    const memberId = await memberIdOf(ben)
    await cut()
    const reader = await watch(ben, other.app)
    await game.ada.call(removeMember, { params: { ...game, memberId } })
    await reader.ended
    expect((await watch(ben, other.app)).status).toBe(403)
    await other.close()
  })
})
