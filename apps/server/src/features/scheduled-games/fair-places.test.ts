import { checkIn } from '@turnout/contract/game-day'
import { answerScheduledGame, getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { beforeEach, expect, test } from 'vitest'
import { AT_THE_PITCH } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, OUT, sweep, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

/**
 * Ben does not come on the 16th and drops out late on the 23rd; the others come. Then it is the day before the 30th.
 */
async function afterTwoBrokenAnswers(settings: Parameters<typeof week>[1]) {
  const club = await week(server, { ...LIMITED, places: 3, ...settings })
  const { ada, ben, cleo, dan, answer, params } = club
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await server.setTime('2026-06-16T17:45:00Z')
  for (const who of [cleo, dan]) await who.call(checkIn, { params, body: AT_THE_PITCH })
  await server.setTime('2026-06-16T20:00:00Z')
  await sweep(server)
  const second = { params: { ...params, gameId: club.later.id } }
  for (const body of [IN, OUT] as const) {
    await server.setTime(body === IN ? '2026-06-22T12:00:00Z' : '2026-06-23T16:00:00Z')
    await ben.call(answerScheduledGame, { ...second, body: body as { answer: 'going' } })
  }
  await server.setTime('2026-06-23T20:00:00Z')
  await sweep(server)
  await server.setTime('2026-06-29T12:00:00Z')
  const games = (await ada.call(listScheduledGames, { params })).reply
  const says = (who: typeof ada, index: number, body: object) =>
    who.call(answerScheduledGame, {
      params: { ...params, gameId: games[index]!.id },
      body: body as { answer: 'going' },
    })
  const listOf = async (index: number) =>
    (await ada.call(getScheduledGame, { params: { ...params, gameId: games[index]!.id } })).reply.waiting.map(
      ({ id }) => id,
    )
  return { ...club, says, listOf }
}

test('[H-9] with fair places, a person who broke two answers waits behind the others once, and the reply says so', async () => {
  const { ada, ben, cleo, dan, eve, says, listOf } = await afterTwoBrokenAnswers({
    fair_places: true,
    places: 2,
  })
  for (const index of [0, 1]) for (const who of [ada, cleo]) await says(who, index, IN)
  const { reply } = await says(ben, 0, IN)
  expect(reply.my_answer).toMatchObject({ answer: 'waiting', is_behind: true })
  expect((await says(dan, 0, IN)).reply.my_answer).toMatchObject({ position: 1, is_behind: false })
  await says(eve, 0, IN)
  expect(await listOf(0)).toEqual([dan.id, eve.id, ben.id])
  await says(ben, 0, OUT)
  await says(ben, 0, IN)
  expect(await listOf(0)).toEqual([dan.id, eve.id, ben.id])
  expect((await says(ben, 1, IN)).reply.my_answer).toMatchObject({ position: 1, is_behind: false })
})

test('[H-9] they still get a free place, and wait behind on the next waiting list', async () => {
  const { ada, ben, cleo, dan, says } = await afterTwoBrokenAnswers({ fair_places: true, places: 2 })
  expect((await says(ben, 0, IN)).reply.my_answer.answer).toBe('going')
  for (const who of [ada, cleo]) await says(who, 1, IN)
  expect((await says(ben, 1, IN)).reply.my_answer.is_behind).toBe(true)
  expect((await says(dan, 1, IN)).reply.my_answer.position).toBe(1)
})

test('[H-9] without fair places everyone waits in the order of their answers', async () => {
  const { ada, ben, cleo, dan, says, listOf } = await afterTwoBrokenAnswers({ fair_places: false, places: 2 })
  for (const who of [ada, cleo, ben, dan]) await says(who, 0, IN)
  expect(await listOf(0)).toEqual([ben.id, dan.id])
})
