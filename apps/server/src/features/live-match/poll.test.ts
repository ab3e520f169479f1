import { fillPath } from '@turnout/contract/endpoint'
import { listManualParticipants } from '@turnout/contract/game-day'
import { changeScore, getGameState, getTimer, pauseTimer } from '@turnout/contract/live-match'
import { logout } from '@turnout/contract/me'
import { changeSpectatorLink, getWatchedState, getWatchedTimer } from '@turnout/contract/spectators'
import { movePlayer } from '@turnout/contract/teams'
import { sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { newId } from '../../platform/ids.ts'
import { statementsOf } from '../../testing/capture-statements.ts'
import { gameDayOf, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { secondNode } from '../../testing/nodes.ts'
import { type Person, person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { startNewEra, takeTableSnapshot } from '../../testing/table-snapshot.ts'

const server = sharedServer()
let game: LiveGame
let ben: Person

beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'] })
  ben = game.people[0]!
})
afterEach(() => expectInvariants(server))

const goal = (team: number) =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[team]!, action: 'increment' } })

describe('a client that polls', () => {
  test('has a tag, gets 304 while it is valid, even if a proxy has weakened it, and the new state otherwise', async () => {
    await kickOff(game.ada, game.gameId)
    const ask = (headers: Record<string, string> = {}) => ben.call(getTimer, { params: game }, headers)
    expect((await ask()).headers.etag).toMatch(/^W\//)
    const poll = (tag: string) =>
      server.app.inject({
        url: API + fillPath(getGameState.path, { gameId: game.gameId }),
        headers: { authorization: `Bearer ${ben.token}`, 'if-none-match': tag },
      })
    const tag = String((await poll('"none"')).headers.etag)
    for (const known of [tag, `W/${tag}`, `"old", ${tag}`]) {
      const { statusCode, body } = await poll(known)
      expect([statusCode, body]).toEqual([304, ''])
    }
    await goal(1)
    expect((await poll(tag)).statusCode).toBe(200)
  })

  test('[I16] gets the teams of game day: a new tag when two swap places, and none for a goal', async () => {
    const marks = async () => {
      const day = await gameDayOf(ben, game.groupId)
      const { squads } = (await ben.call(getGameState, { params: game })).reply
      expect(day.squads).toBe(squads)
      return squads
    }
    const drawn = await marks()
    await kickOff(game.ada, game.gameId)
    await goal(1)
    expect(await marks()).toBe(drawn)

    const { reply: people } = await ben.call(listManualParticipants, { params: game })
    const inTeam = (team: number) => people.find((one) => one.team === team)!.id
    const swap = { participant_id: inTeam(3), team: 4, swap_with: inTeam(4) }
    expect((await game.ada.call(movePlayer, { params: game, body: swap })).status).toBe(200)
    expect(await marks()).not.toBe(drawn)
  })

  test('[M3] at the same moment as others gets its own game with its own permissions', async () => {
    const other = await liveGame(server, { names: ['Cleo'] })
    const [cleo] = other.people
    const gone = await person(server, 'Dan')
    await gone.call(logout)
    const ask = (who: Person, gameId: string) => who.call(getGameState, { params: { gameId } })
    const answers = await Promise.all([
      ask(game.ada, game.gameId),
      ask(ben, game.gameId.toUpperCase()),
      ask(cleo!, other.gameId),
      ask(cleo!, game.gameId),
      ask(gone, game.gameId),
      ask(ben, newId()),
    ])
    expect(
      answers.map(({ status, reply }) =>
        status === 200 ? [reply.game_id, reply.can_control_match] : status,
      ),
    ).toEqual([[game.gameId, true], [game.gameId, false], [other.gameId, false], 403, 401, 404])
  })

  test('gets the current state after a restore, when a version number occurs again with another game', async () => {
    await kickOff(game.ada, game.gameId)
    const ask = (app: TestServer['app'], tags: unknown[] = []) =>
      Promise.all(
        [getGameState, getTimer].map(async ({ path }, at) => {
          const url = API + fillPath(path, { gameId: game.gameId })
          const headers = { authorization: `Bearer ${ben.token}`, 'if-none-match': String(tags[at]) }
          return app.inject({ url, headers })
        }),
      )
    const before = await takeTableSnapshot(server.deps)
    await goal(1)
    const tags = (await ask(server.app)).map(({ headers }) => headers.etag)
    await before.restore()
    await game.ada.call(pauseTimer, { params: game })
    const after = await secondNode(server)
    const answers = await ask(after.app, tags)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json().version).toBe(Number(/\d+/.exec(String(tags[0]))))
    await after.close()
    await before.drop()
  })

  test('gets a new era, even with the same version', async () => {
    await kickOff(game.ada, game.gameId)
    const state = async () => (await ben.call(getGameState, { params: game })).reply
    const before = await state()
    await startNewEra(server.deps.sql)
    const after = await state()
    expect(after).toEqual({ ...before, era: after.era })
    expect(after.era).not.toBe(before.era)
  })

  test('gets a cached version without another read of the game', async () => {
    await kickOff(game.ada, game.gameId)
    const state = async () => (await ben.call(getGameState, { params: game })).reply
    const before = await state()
    const tables = await takeTableSnapshot(server.deps)
    await server.deps.sql.execute(query`update games set evening = 'null' where id = ${game.gameId}`)
    expect(await state()).toEqual(before)
    await tables.restore()
    await tables.drop()
  })

  test('[M3] needs one query for the caller, the membership and the version', async () => {
    await kickOff(game.ada, game.gameId)
    const { reply } = await game.ada.call(changeSpectatorLink, { params: game, body: { open: true } })
    const params = { token: reply.token ?? '' }
    const polls = [
      () => ben.call(getGameState, { params: game }),
      () => ben.call(getTimer, { params: game }),
      () => server.call(getWatchedState, { params }),
      () => server.call(getWatchedTimer, { params }),
    ]
    await polls[0]?.()
    for (const poll of polls) expect(await statementsOf(poll)).toEqual(['select-views'])
    await goal(1)
    expect(await statementsOf(polls[1]!)).toEqual(['select-views', 'select-shown-games'])
    expect(await statementsOf(polls[1]!)).toEqual(['select-views'])
  })

  test('gets a goal without a statement that is built or planned again', async () => {
    await kickOff(game.ada, game.gameId)
    const poll = () => ben.call(getGameState, { params: game })
    await poll()
    await goal(1)
    expect((await statementsOf(poll)).toSorted()).toEqual([
      ...['last-standing-entry', 'last-standing-entry', 'last-version'],
      ...['select-people', 'select-shown-games', 'select-teams', 'select-views'],
    ])
    for (let polls = 0; polls < 12; polls += 1) await poll()
    const { rows } = await server.deps.sql.execute<{ plans: number }>(
      query`select custom_plans::int as plans from pg_prepared_statements where name = 'select-views'`,
    )
    // PostgreSQL makes five custom plans before it uses a generic one
    expect(Math.max(...rows.map(({ plans }) => plans))).toBeLessThanOrEqual(5)
  })

  test('cannot use the tag of an admin as a member', async () => {
    const path = { url: API + fillPath(getGameState.path, { gameId: game.gameId }) }
    const hers = await server.app.inject({ ...path, headers: { authorization: `Bearer ${game.ada.token}` } })
    const headers = { authorization: `Bearer ${ben.token}`, 'if-none-match': String(hers.headers.etag) }
    expect((await server.app.inject({ ...path, headers })).statusCode).toBe(200)
  })
})
