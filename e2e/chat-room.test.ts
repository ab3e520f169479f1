import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import {
  answerScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
} from '@turnout/contract/scheduled-games'
import { test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** Ada's group, with places for two tomorrow, and Ben and Cleo in it. */
async function club() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const limited = { mode: 'limited', places: 2, minimum: null, guests_allowed: true, fair_places: false }
  await ada.call(changeAttendanceSettings, { params, body: { ...limited, mode: 'limited' } })
  const game = (await ada.call(listScheduledGames, { params })).reply[0]!
  const open = async (who: Person, shape: 'phone' | 'desktop' = 'phone') => {
    const screen = await suite.open(who.id, { shape, token: who.token })
    await screen.page.goto(`/my-sports-groups/${groupId}/chat`)
    await screen.page.getByRole('log').waitFor()
    return screen
  }
  return { ada, ben, cleo, groupId, params, game, open }
}

test('the chat says who is out and who has the place, that a date is moved, and that it is cancelled', async () => {
  const { ada, ben, cleo, params, game, open } = await club()
  const { page } = await open(ada)
  const gameParams = { ...params, gameId: game.id }
  const answer = (who: Person, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: gameParams, body: { answer: choice } })
  for (const who of [ada, ben, cleo]) await answer(who, 'going')
  await answer(ben, 'not_going')
  const log = page.getByRole('log')
  await log.getByText(/^Ben Okafor is out\. Cleo Okafor has the place on \w+day\.$/).waitFor()

  const body = { date: game.date, start_time: '20:00', end_time: '22:00' }
  await ada.call(moveScheduledGame, { params: gameParams, body })
  await log.getByText(/^\w+day is moved to 20:00\.$/).waitFor()
  await ada.call(cancelScheduledGame, { params: gameParams, body: { reason: '' } })
  await log.getByText(/^\w+day is cancelled\.$/).waitFor()
})
