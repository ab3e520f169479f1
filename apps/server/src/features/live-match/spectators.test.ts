import { fillPath } from '@turnout/contract/endpoint'
import { manualCheckIn } from '@turnout/contract/game-day'
import { deleteGroup } from '@turnout/contract/groups'
import { changeScore, closeGame, getGameState } from '@turnout/contract/live-match'
import {
  changeSpectatorLink,
  getSpectatorLink,
  getWatchedState,
  getWatchedTimer,
  renewSpectatorLink,
} from '@turnout/contract/spectators'
import { assignCaptains } from '@turnout/contract/teams'
import { WatchedState } from '@turnout/contract/watched-state'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { API } from '../../app.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { MAX_STREAMS } from '../../platform/live/streams.ts'
import { gameDayOf, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { secondNode } from '../../testing/nodes.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import {
  expectAllEnded,
  openSpectatorStream,
  type StreamEvent,
  type StreamReader,
} from '../../testing/stream-reader.ts'

const server = sharedServer()
let game: LiveGame
let link: string
const readers: StreamReader[] = []

const open = async () =>
  (await game.ada.call(changeSpectatorLink, { params: game, body: { open: true } })).reply.token ?? ''
const close = () => game.ada.call(changeSpectatorLink, { params: game, body: { open: false } })
const renew = async () => (await game.ada.call(renewSpectatorLink, { params: game })).reply.token ?? ''
const getState = (token = link) => server.call(getWatchedState, { params: { token } })
const goal = () =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[1]!, action: 'increment' } })

async function watch(token = link, app = server.app): Promise<StreamReader> {
  const reader = await openSpectatorStream(server, token, app)
  readers.push(reader)
  return reader
}
const hasScore = (score: number) => (received: readonly StreamEvent[]) =>
  received.at(-1)?.data.current_match?.team_a_score === score

beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'], group: { match_rules: { win: { by: 'time' } } } })
  link = await open()
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

describe('a game that is open to spectators', () => {
  test('[S-2] has a link that organisers can see and renew, and opening it twice gives the same one', async () => {
    expect(link).toMatch(/^[\w-]{43}$/)
    const tokens = await Promise.all(Array.from({ length: 10 }, open))
    expect(new Set(tokens)).toEqual(new Set([link]))
    expect((await game.ada.call(getSpectatorLink, { params: game })).reply.token).toBe(link)
    expect(await renew()).not.toBe(link)
  })

  test('opened by ten at once it has one link', async () => {
    await close()
    expect(new Set(await Promise.all(Array.from({ length: 10 }, open))).size).toBe(1)
  })

  test('has score and clock for everyone with the link, as a state and as a stream, on every node', async () => {
    const other = await secondNode(server)
    const seen = [await watch(), await watch(link, other.app)]
    await kickOff(game.ada, game.gameId)
    await goal()
    await Promise.all(seen.map((reader) => reader.until(hasScore(1))))
    const { reply } = await getState()
    const { reply: theirs } = await game.ada.call(getGameState, { params: game })
    expect(reply).toMatchObject({ version: theirs.version, clock: theirs.clock })
    expect(reply.current_match).toMatchObject({ team_a_score: 1, team_b_score: 0 })
    const timer = await server.call(getWatchedTimer, { params: { token: link } })
    expect(timer.reply.ends_at).toBe(theirs.clock.ends_at)
    await other.close()
    await seen[1]?.ended
    expect(seen[1]?.events.at(-1)?.event).toBe('bye')
  })

  test('[S-1] [M4] has names of teams and scores, people by first name and initial, and nothing else', async () => {
    const { groupId, ada } = game
    await ada.call(manualCheckIn, {
      params: { groupId },
      body: [{ name: 'Hana Sato', email: 'hana@example.org', phone: '+44 20 7946 0999' }],
    })
    const { teams } = await gameDayOf(ada, groupId)
    const first = teams.find(({ team_number }) => team_number === 1)
    await server.deps.sql.execute(
      `update participants set guest_name = 'Hana Sato' where id = '${game.guestIds[0]}'`,
    )
    await ada.call(assignCaptains, { params: { groupId }, body: { [game.guestIds[0]!]: 1 } })
    const { body } = await server.app.inject({
      url: API + fillPath(getWatchedState.path, { token: link }),
    })
    const parsed = JSON.parse(body)
    expect(parsed.available_teams[0]).toEqual({
      id: first?.id,
      name: 'Orange',
      team_number: 1,
      player_count: 3,
      captain_name: 'Hana S.',
      score: 0,
    })
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(WatchedState.shape).sort())
    for (const secret of ['Sato', game.gameId, groupId, ada.id, ...game.guestIds, 'captain_id', 'referee_id'])
      expect(body, secret).not.toContain(secret)
  })

  test('has a tag, and a 304 for a client that has the state', async () => {
    const url = API + fillPath(getWatchedState.path, { token: link })
    const first = await server.app.inject({ url })
    const poll = () => server.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    const tokens = await poll()
    expect([tokens.statusCode, tokens.body]).toEqual([304, ''])
    expect(first.headers['cache-control']).toBe('no-store')
    await kickOff(game.ada, game.gameId)
    expect((await poll()).statusCode).toBe(200)
  })

  test('accepts a limited number of screens per address, and the next one polls', async () => {
    const most = MAX_STREAMS.spectator
    // each costs two connections in this test
    MAX_STREAMS.spectator = 20
    onTestFinished(() => {
      MAX_STREAMS.spectator = most
    })
    await Promise.all(Array.from({ length: 20 }, () => watch()))
    const late = await watch()
    expect(late.status).toBe(429)
    expect((await getState()).status).toBe(200)
    readers[0]?.close()
    await readers[0]?.ended
    await expect.poll(async () => (await watch()).status).toBe(200)
  })
})

describe('[S-2] [I15] people with the link lose access', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['is closed', close],
    ['gets another link', renew],
    ['was of a group that is deleted', () => game.ada.call(deleteGroup, { params: game })],
  ])('once it %s: streams end at once, on every node, and the link is void', async (_, end) => {
    const other = await secondNode(server)
    const seen = [await watch(), await watch(link, other.app)]
    await Promise.all(seen.map((reader) => reader.until((received) => received.length > 0)))
    await end()
    await expectAllEnded(seen)
    for (const app of [server.app, other.app]) expect((await watch(link, app)).status).toBe(404)
    expect((await getState()).problem.code).toBe('not-open-to-watch')
    await other.close()
  })

  test('not yet when its organiser ends it: watchers see the result', async () => {
    const reader = await watch()
    await reader.until((received) => received.length > 0)
    await game.ada.call(closeGame, { params: game })
    await reader.until((received) => received.at(-1)?.data.is_closed === true)
    expect((await getState()).reply.is_closed).toBe(true)
    expect((await game.ada.call(getSpectatorLink, { params: game })).reply.token).toBe(link)
  })

  test('once the game is history, at any later time', async () => {
    await kickOff(game.ada, game.gameId)
    const reader = await watch()
    await reader.until((received) => received.length > 0)
    server.pass(12 * 3_600_000)
    await publishChangeIn(server.deps.sql, game.gameId)
    await reader.ended
    expect((await getState()).problem.code).toBe('not-open-to-watch')
    expect((await game.ada.call(getSpectatorLink, { params: game })).reply.token).toBeNull()
    for (const call of [
      game.ada.call(changeSpectatorLink, { params: game, body: { open: true } }),
      game.ada.call(renewSpectatorLink, { params: game }),
    ])
      expect((await call).problem.code).toBe('game-closed')
  })

  test('when it is opened again: it has another link, and the old one stays void', async () => {
    await close()
    const fresh = await open()
    expect([(await getState()).status, (await getState(fresh)).status]).toEqual([404, 200])
  })

  test.each([
    ['unknown', 'x'.repeat(43)],
    ['cut off', 'x'.repeat(42)],
    ['with a NUL', `${'x'.repeat(42)}\0`],
    ['a statement', "' or 1=1 --"],
    ['with a path in it', '../games'],
  ])('a link that is %s gets the answer of an old one', async (_, token) => {
    await close()
    const [strange, old] = [await getState(token), await getState()]
    expect(strange.problem).toEqual(old.problem)
    expect([strange.status, (await watch(encodeURIComponent(token))).status]).toEqual([404, 404])
  })
})
