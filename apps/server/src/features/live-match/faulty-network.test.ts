import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fillPath } from '@turnout/contract/endpoint'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { type NetworkFault, startFaultyProxy } from '../../testing/faulty-proxy.ts'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let game: LiveGame
let port: number

beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  game = await liveGame(server, { group: { match_rules: { win: { by: 'time' } } } })
  await kickOff(game.ada, game.gameId)
})
afterAll(() => server.close())

/** The status, or null without a response. */
const post = (to: number, key: string, body: string) =>
  new Promise<number | null>((resolve) => {
    const path = API + fillPath(changeScore.path, { gameId: game.gameId })
    const headers = {
      authorization: `Bearer ${game.ada.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
    }
    const sent = request(
      { port: to, host: '127.0.0.1', method: 'POST', path, headers, agent: false },
      (answer) => {
        answer.on('error', () => resolve(null)).on('end', () => resolve(answer.statusCode ?? null))
        answer.resume()
      },
    )
    sent.on('error', () => resolve(null)).end(body)
  })

const FAULTS: readonly NetworkFault[] = ['dropped', 'answer cut', 'twice', 'slow', 'fine']

test('[I1] three hundred presses of six phones over a network that drops, cuts, repeats and reorders: the score is that of the distinct presses', async () => {
  const faults = { next: 0, seen: new Set<NetworkFault>() }
  const proxy = await startFaultyProxy(port, () => {
    // steps of seven through five faults: a retry gets another fault
    faults.next += 7
    const fault = FAULTS[faults.next % FAULTS.length] ?? 'fine'
    faults.seen.add(fault)
    return fault
  })
  const sent = { 1: 0, 2: 0 }
  const phone = async (nr: number) => {
    for (let pressNumber = 0; pressNumber < 50; pressNumber += 1) {
      const team = (nr + pressNumber) % 3 === 0 ? 2 : 1
      sent[team] += 1
      const body = JSON.stringify({ team_id: game.teams[team], action: 'increment', match_number: 1 })
      let status: number | null = null
      for (let tries = 0; status !== 200 && tries < 40; tries += 1) {
        status = await post(proxy.port, `phone ${nr} press ${pressNumber}`, body)
        // after a second the budgets allow more
        if (status === 429) server.pass(1_000)
      }
      expect(status).toBe(200)
    }
  }
  await Promise.all([1, 2, 3, 4, 5, 6].map(phone))
  proxy.close()
  const { reply } = await game.ada.call(getGameState, { params: game })
  const { team_a_score: a, team_b_score: b } = reply.current_match ?? {}
  expect([a, b]).toEqual([sent[1], sent[2]])
  expect([...faults.seen].sort()).toEqual([...FAULTS].sort())
  await expectInvariants(server)
})
