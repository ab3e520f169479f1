import { manualCheckIn } from '@turnout/contract/game-day'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { checkInBy, clubToday } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

test.each([360, 390, 1280])(
  'at %i px everybody who is here is seen on game day, and no words lie on anybody',
  async (width) => {
    const club = await clubToday(suite.server, ['Ben'])
    const [ben] = club.people as [Person]
    await checkInBy(club, ben)
    const body = Array.from({ length: 19 }, (_, index) => ({ name: `Guest ${index + 1}` }))
    await club.ada.call(manualCheckIn, { params: { groupId: club.groupId }, body })
    const { page } = await suite.open('Ben', {
      shape: width < 1000 ? 'phone' : 'desktop',
      token: ben.token,
    })
    await page.setViewportSize({ width, height: 740 })
    await page.goto(club.gameDay)
    await page.getByRole('heading', { level: 1, name: '20 players arrived' }).waitFor()
    await page.getByText("You're in").waitFor()
    await expect.poll(() => hiddenArrivals(page)).toEqual([])
  },
)

/** Pixels. */
const HEAD_RADIUS = 6

/** Heads that are cut off or lie under words. */
const hiddenArrivals = (page: Page) =>
  page.evaluate((radius) => {
    const heads = [...document.querySelectorAll('[data-figure] circle')]
    const picture = heads[0]?.closest('svg')?.parentElement?.getBoundingClientRect()
    const hero = document.querySelector('h1')?.closest('section')
    if (!picture || !hero || heads.length !== 20) return [`${heads.length} heads`]
    const words = [...hero.querySelectorAll('a, h1, p')].map((each) => each.getBoundingClientRect())
    return heads.flatMap((head, index) => {
      // a head is turned, and the box around it larger than it is
      const box = head.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const isIn = (frame: DOMRect, by: number) =>
        x - by >= frame.left && x + by <= frame.right && y - by >= frame.top && y + by <= frame.bottom
      if (!isIn(picture, radius)) return [`arrival ${index + 1} is cut off`]
      return words.some((word) => isIn(word, -radius)) ? [`arrival ${index + 1} lies under words`] : []
    })
  }, HEAD_RADIUS)
