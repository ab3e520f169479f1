import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { POLL_MS } from '../apps/web/src/platform/specified-figures.ts'
import { clubToday } from './support/club.ts'
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
