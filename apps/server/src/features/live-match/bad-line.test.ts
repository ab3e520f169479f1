import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fillPath } from '@turnout/contract/endpoint'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { badLine, type Fate } from '../../testing/bad-line.ts'
import { kickOff, type LiveGame, liveGame } from '../../testing/evening.ts'
import { expectWhole } from '../../testing/invariants.ts'
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

/** The status, or null when the line gave nothing back. */
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

const FATES: readonly Fate[] = ['dropped', 'answer cut', 'twice', 'slow', 'fine']

test('[I1] three hundred presses of six phones over a line that drops, cuts, repeats and reorders: the score is that of the distinct presses', async () => {
  const fates = { next: 0, seen: new Set<Fate>() }
  const line = await badLine(port, () => {
    // seven steps through five fates: a press that is sent again meets another one
    fates.next += 7
    const fate = FATES[fates.next % FATES.length] ?? 'fine'
    fates.seen.add(fate)
    return fate
  })
  const sent = { 1: 0, 2: 0 }
  const phone = async (nr: number) => {
    for (let press = 0; press < 50; press += 1) {
      const team = (nr + press) % 3 === 0 ? 2 : 1
      sent[team] += 1
      const body = JSON.stringify({ team_id: game.teams[team], action: 'increment', match_number: 1 })
      let status: number | null = null
      for (let tries = 0; status !== 200 && tries < 40; tries += 1) {
        status = await post(line.port, `phone ${nr} press ${press}`, body)
        // a second in which other hands may press too
        if (status === 429) server.pass(1_000)
      }
      expect(status).toBe(200)
    }
  }
  await Promise.all([1, 2, 3, 4, 5, 6].map(phone))
  line.close()
  const { reply } = await game.ada.call(getGameState, { params: game })
  const { team_a_score: a, team_b_score: b } = reply.current_match ?? {}
  expect([a, b]).toEqual([sent[1], sent[2]])
  expect([...fates.seen].sort()).toEqual([...FATES].sort())
  await expectWhole(server)
})
