import { listSports } from '@turnout/contract/sports'
import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer(async () => {})

test('a visitor gets all sports, football first', async () => {
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
