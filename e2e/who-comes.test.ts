import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { markPaid } from '@turnout/contract/paid-list'
import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

const LIMITED = {
  mode: 'limited',
  places: 2,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
} as const

/** A group that plays tomorrow and has two places. */
async function twoPlaces() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const params = { groupId }
  await ada.call(changeAttendanceSettings, { params, body: LIMITED })
  const game = async () => (await ada.call(listScheduledGames, { params })).reply[0]!
  return { ada, groupId, people, game }
}

/** The part with the next game has loaded: before, the first button of this name is that of a later date. */
const nextGameShown = (page: Page, places: string) => page.getByText(places).first().waitFor()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a player says in, brings a guest and says out, and a player has paid: another phone shows it at once, without a poll', async () => {
  const { ada, groupId, people, game } = await twoPlaces()
  const [ben, cleo] = people.map(({ token }) => ({ shape: 'phone', token }) as const)
  const { page: cleos } = await suite.open('Cleo', cleo!)
  const groupPage = `/my-sports-groups/${groupId}`
  await cleos.goto(groupPage)
  await nextGameShown(cleos, '2 places left of 2')
  // her phone's clock hardly moves from here, so that no poll is ever due: only the stream brings news
  await cleos.clock.install()
  await cleos.clock.pauseAt(Date.now() + 5_000)
  const seesSoon = async (text: string) =>
    expect
      .poll(async () => {
        await cleos.clock.runFor(20)
        return cleos.getByText(text).first().isVisible()
      })
      .toBe(true)
  const { page: bens } = await suite.open('Ben', ben!)
  await bens.goto(groupPage)
  await nextGameShown(bens, '2 places left of 2')
  await press(bens, "I'm in")
  // under the pointer, too, the answer is light on ink
  const chosen = bens.getByRole('button', { name: "You're in" }).first()
  await chosen.hover()
  const ground = () => chosen.evaluate((button) => getComputedStyle(button).backgroundColor)
  const ink = await bens.evaluate(() => getComputedStyle(document.body).color)
  await expect.poll(ground).toBe(ink)
  await seesSoon('1 place left of 2')
  await seesSoon('Ben Okafor')
  await press(bens, 'Bring a guest')
  await bens.getByLabel('Name').fill('Lina Haddad')
  await press(bens, 'Add guest')
  await bens.getByText('2 of 2 places taken').waitFor()
  await seesSoon('Guest of Ben Okafor')
  await press(bens, "I'm out")
  await seesSoon('2 places left of 2')
  await expect.poll(game).toMatchObject({ going_count: 0, not_going_count: 1 })
  const params = { groupId, gameId: (await game()).id }
  await people[1]!.call(answerScheduledGame, { params, body: { answer: 'going' } })
  const cost = { amount: 500, currency: 'EUR' }
  await ada.call(changeAttendanceSettings, { params, body: { ...LIMITED, places: 3, cost } })
  await seesSoon('2 places left of 3')
  await seesSoon('You owe €5.00 for')
  await ada.call(markPaid, { params: { ...params, userId: people[1]!.id }, body: { paid: true } })
  await seesSoon('€5.00 · paid')
})
