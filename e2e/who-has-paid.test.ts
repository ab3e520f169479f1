import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { getPaidList } from '@turnout/contract/paid-list'
import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const SLOW = { timeout: 30_000 }

const SETTINGS = {
  mode: 'who_comes',
  places: null,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
} as const

test('an organiser sets what a game costs and marks who has paid; a member reads what they owe, and that it is paid', async () => {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const ben = people[0]!
  const params = { groupId }
  await ada.call(changeAttendanceSettings, { params, body: SETTINGS })
  const [game] = (await ada.call(listScheduledGames, { params })).reply
  const ofGame = { params: { groupId, gameId: game!.id } }
  await ben.call(answerScheduledGame, { ...ofGame, body: { answer: 'going', guests: ['Lina Haddad'] } })
  const { page: bens } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await bens.goto(`/my-sports-groups/${groupId}`)
  await bens.getByText('Guest of Ben Okafor').waitFor(SLOW)
  await page.goto(`/my-sports-groups/${groupId}`)

  await page.getByRole('button', { name: 'Do you ask who comes?' }).click()
  await page.getByLabel('Cost per person').fill('5')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await bens.getByText(/^You owe €10\.00 for \w+day$/).waitFor(SLOW)

  await page
    .getByRole('button', { name: /^Manage / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Who has paid' }).click()
  const sheet = page.getByRole('dialog', { name: 'Who has paid' })
  await sheet.getByText('0 of 1 paid · €0.00 of €10.00').waitFor(SLOW)
  await sheet.getByText('€10.00 · with 1 guest').click()
  await sheet.getByText('1 of 1 paid · €10.00 of €10.00').waitFor(SLOW)
  expect(await sheet.getByRole('switch').isChecked()).toBe(true)
  await bens.getByText('€10.00 · paid').waitFor(SLOW)
  expect(await bens.getByRole('button', { name: 'Who has paid' }).count()).toBe(0)
  expect((await ada.call(getPaidList, ofGame)).reply.lines).toMatchObject([{ amount: 1000, is_paid: true }])
})
