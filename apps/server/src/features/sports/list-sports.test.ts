import { listSports } from '@turnout/contract/sports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('a visitor sees what can be played, football first', async () => {
  const { status, reply } = await server.call(listSports)
  expect(status).toBe(200)
  expect(reply[0]).toEqual({
    id: 'football',
    name: 'Football',
    type: 'Team',
    max_players_per_team: 5,
    players_per_match: 10,
    min_teams: 2,
    requires_referee: false,
  })
})

test.each(['/api/v1/sports', '/api/v1/sports/'])('%s answers alike', async (url) => {
  const { statusCode, json } = await server.app.inject({ url })
  expect([statusCode, json().length]).toEqual([200, 12])
})
