import {
  answerScheduledGame,
  listMyScheduledGames,
  listScheduledGames,
} from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { POLL_MS } from '../apps/web/src/platform/specified-figures.ts'
import { clubToday, clubTomorrow } from './support/club.ts'
import { answeredByGateway } from './support/network.ts'
import { story } from './support/story.ts'

const suite = story()

test('an answer shows on an open game day at once, without a poll', async () => {
  const { ada, groupId, people, gameDay } = await clubToday(suite.server, ['Ben'])
  const [ben] = people
  const params = { groupId }
  const [game] = (await ada.call(listScheduledGames, { params })).reply
  const answer = (who: typeof ada, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: { groupId, gameId: game!.id }, body: { answer: choice } })
  await answer(ada, 'going')
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  const stream = page.waitForResponse(`**/sport-groups/${groupId}/events`)
  await page.goto(gameDay)
  await page.getByText('Going 1').first().waitFor()
  // what it begins with is no news
  await stream
  // the phone's clock hardly moves from here, so that no poll is ever due: only the stream brings what is new
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5_000)
  await answer(ben!, 'going')
  let passedMs = 0
  await expect
    .poll(async () => {
      passedMs += 20
      await page.clock.runFor(20)
      return page.getByText('Going 2').first().isVisible()
    })
    .toBe(true)
  expect(passedMs).toBeLessThan(POLL_MS.state)
})

test('where the games do not load, home and the page of the group say so, and Try Again brings them', async () => {
  const { groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const options = { shape: 'phone', token: people[0]!.token } as const
  for (const [path, endpoint, sentence] of [
    ['/home', listMyScheduledGames, "Your games didn't load."],
    [`/my-sports-groups/${groupId}`, listScheduledGames, "Replies didn't load."],
  ] as const) {
    const { page } = await suite.open('Ben', options)
    // a page that is refused for good and hears no stream asks again only when it is pressed
    await answeredByGateway(page, endpoint, 400)
    await page.route('**/sport-groups/*/events', () => undefined)
    await page.goto(path)
    const failure = page.getByRole('alert').filter({ hasText: sentence })
    await failure.waitFor()
    // answered from here on; the stream stays silent, or it would bring them before the press
    await page.route(/\/scheduled-games(\?|$)/, (route) => route.continue())
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('button', { name: "I'm in" }).first().waitFor()
    await page.close()
  }
})
