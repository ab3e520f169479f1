import { updateGroup } from '@turnout/contract/groups'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, week } from './testing.ts'

const server = sharedServer()

test('[H-2] with fewer teams a game needs no more people than it has places, and with more again as many as were set', async () => {
  const { ada, ben, params, answer } = await week(server, { ...LIMITED, places: null, minimum: 12 })
  await answer(ben, IN)
  const numbers = async (max_teams: number) => {
    await ada.call(updateGroup, { params, body: { max_teams } })
    const { reply } = await ada.call(listScheduledGames, { params })
    return reply.map(({ places, minimum }) => [places, minimum])
  }
  expect(await numbers(2)).toEqual(Array(2).fill([8, 8]))
  expect(await numbers(4)).toEqual(Array(2).fill([16, 12]))
})
