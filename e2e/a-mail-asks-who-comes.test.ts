import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { joinAndApprove } from '../apps/server/src/testing/game-setup.ts'
import { clubTomorrow } from './support/club.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

test('a link in a mail asks for the password first, answers nothing when it is opened, and counts the press', async () => {
  const { ada, groupId } = await clubTomorrow(suite.server, [])
  const mia = await registeredPerson(suite.server, 'Mia')
  await joinAndApprove(suite.server, ada, groupId, mia)
  const game = async () => (await ada.call(listScheduledGames, { params: { groupId } })).reply[0]!
  const { page } = await suite.open('Mia', { shape: 'phone' })
  await page.goto(`/answer/${groupId}/${(await game()).id}?answer=in`)
  await fillInSignIn(page, mia.email)

  await page.getByRole('heading', { name: 'Are you in?' }).waitFor()
  await page.getByText('Answering as Mia').waitFor()
  expect(await game()).toMatchObject({ going_count: 0, not_going_count: 0 })
  await page.getByRole('button', { name: "I'm in", exact: true }).click()
  await page.getByRole('button', { name: "You're in", exact: true }).waitFor()
  await expect.poll(async () => (await game()).going_count).toBe(1)
})
