import {
  answerScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
} from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { joinAndApprove } from '../apps/server/src/testing/game-setup.ts'
import { clubTomorrow } from './support/club.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

/** A group that plays tomorrow, and the link that a mail about that game has. */
async function askedByMail() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const params = { groupId }
  const game = async () => (await ada.call(listScheduledGames, { params })).reply[0]!
  const gameId = (await game()).id
  return { ada, groupId, gameId, ben: people[0]!, game, link: `/answer/${groupId}/${gameId}` }
}

test('a link in a mail asks for the password first, answers nothing when it is opened, and counts the press', async () => {
  const { ada, groupId, game, link } = await askedByMail()
  const mia = await registeredPerson(suite.server, 'Mia')
  await joinAndApprove(suite.server, ada, groupId, mia)
  const { page } = await suite.open('Mia', { shape: 'phone' })
  await page.goto(`${link}?answer=in`)
  await fillInSignIn(page, mia.email)

  await page.getByRole('heading', { name: 'Are you in?' }).waitFor()
  await page.getByText('Answering as Mia').waitFor()
  expect(await game()).toMatchObject({ going_count: 0, not_going_count: 0 })
  await page.getByRole('button', { name: "I'm in", exact: true }).click()
  await page.getByRole('button', { name: "You're in", exact: true }).waitFor()
  await expect.poll(async () => (await game()).going_count).toBe(1)
})

test('a link to a cancelled game says why; who is no member is told who may answer', async () => {
  const { ada, ben, groupId, gameId, link } = await askedByMail()
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await page.goto(`${link}?answer=out`)
  await page.getByRole('button', { name: "I'm out", exact: true }).click()
  await page.getByRole('button', { name: "You're out", exact: true }).waitFor()
  const params = { groupId, gameId }
  await expect
    .poll(async () => (await ada.call(answerScheduledGame, { params, body: { answer: 'going' } })).reply)
    .toMatchObject({ going_count: 1, not_going_count: 1 })
  await ada.call(cancelScheduledGame, { params, body: { reason: 'Pitch closed for repairs' } })
  await page.reload()
  await page.getByRole('heading', { name: 'This game is cancelled' }).waitFor()
  await page.getByText('Pitch closed for repairs').waitFor()

  const stranger = await registeredPerson(suite.server, 'Zoe')
  const other = await suite.open('Zoe', { shape: 'phone', token: stranger.token })
  await other.page.goto(link)
  await other.page.getByText('Only members of the group answer for its games.').waitFor()
})
