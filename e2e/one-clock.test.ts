import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { clubToday, matchRunning } from './support/club.ts'
import { story } from './support/story.ts'

const evening = story()
const HOUR = 3_600_000
/** Design: two phones never more than this apart. */
const MOST_APART_MS = 100
const FLIPS = 6

test('two phones whose own clocks are hours apart flip to the same second together, also after a tab was away', async () => {
  const club = await clubToday(evening.server, ['Cleo'])
  const [cleo] = club.people as [Person]
  await matchRunning(club)
  const liveMatch = `/my-sports-groups/${club.groupId}/live-match`
  const sit = async (who: Person, wrongBy: number) => {
    const { page } = await evening.open(who.name, { shape: 'phone', token: who.token, at: club.atThePitch })
    await page.addInitScript(setClockWrong, wrongBy)
    await page.goto(liveMatch)
    await page.getByRole('timer').getByText('left to play').waitFor()
    return page
  }
  const pages = [await sit(club.ada, 3 * HOUR), await sit(cleo, -5 * HOUR)]
  const says = await Promise.all(pages.map((page) => page.evaluate(() => Date.now())))
  expect(Math.abs((says[0] ?? 0) - (says[1] ?? 0))).toBeGreaterThan(7 * HOUR)

  await expect.poll(() => apart(pages)).toBeLessThanOrEqual(MOST_APART_MS)
  // back from another tab a phone trusts nothing it measured before
  await pages[1]?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => apart(pages)).toBeLessThanOrEqual(MOST_APART_MS)
})

test('each second is drawn where it is said, and what stands around the page is not drawn with it', async () => {
  const club = await clubToday(evening.server, [])
  await matchRunning(club)
  const { page } = await evening.open('Ada', { shape: 'phone', token: club.ada.token, at: club.atThePitch })
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await page.getByRole('timer').getByText('left to play').waitFor()
  const { titles, drawings } = await page.evaluate(drawnWith, FLIPS)
  expect(new Set(titles).size).toBeGreaterThan(FLIPS / 2)
  // something else may have it drawn once
  expect(drawings).toBeLessThan(FLIPS / 2)
})

/** Somebody set this phone's clock by hand. */
function setClockWrong(ms: number): void {
  const Right = Date
  globalThis.Date = class extends Right {
    constructor(...said: [] | [number]) {
      super(said[0] ?? Right.now() + ms)
    }
    static override now = () => Right.now() + ms
  } as DateConstructor
}

/**
 * While the clock shows some seconds more: what the window's title says, and how often the frame is drawn. React
 * leaves with an element what it was drawn with last, another object each time, also where the screen stays as it is.
 */
function drawnWith(seconds: number): Promise<{ titles: string[]; drawings: number }> {
  const frame = document.querySelector('#content')
  const clock = document.querySelector('[role=timer]')
  const drawing = (): unknown =>
    Object.entries(frame ?? {}).find(([name]) => name.startsWith('__reactProps$'))?.[1]
  if (!clock || !drawing()) throw new Error('Here is no clock, or React says no more what it drew.')
  const titles: string[] = []
  const seen = new Set([drawing()])
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      titles.push(document.title)
      seen.add(drawing())
      if (titles.length < seconds) return
      watch.disconnect()
      done({ titles, drawings: seen.size - 1 })
    })
    watch.observe(clock, { attributes: true, attributeFilter: ['aria-label'] })
  })
}

interface Flip {
  shows: string
  at: number
}

/** The next seconds that this screen shows, each with the true moment at which it came. */
const flipsOn = (page: Page): Promise<Flip[]> =>
  page.evaluate(
    (many) =>
      new Promise<Flip[]>((done) => {
        const flips: Flip[] = []
        const clock = document.querySelector('[role=timer]')
        const watch = new MutationObserver(() => {
          const shows = clock?.getAttribute('aria-label') ?? ''
          // the time of day is wrong on purpose; this one nobody has touched
          flips.push({ shows, at: performance.timeOrigin + performance.now() })
          if (flips.length < many) return
          watch.disconnect()
          done(flips)
        })
        if (clock) watch.observe(clock, { attributes: true, attributeFilter: ['aria-label'] })
      }),
    FLIPS,
  )

/** A wrong offset shows in every flip, a busy machine in some or in all for a while: so the least is what the clocks are apart. */
async function apart(pages: readonly Page[]): Promise<number> {
  const [one = [], other = []] = await Promise.all(pages.map(flipsOn))
  const differences = one.flatMap(({ shows, at }) =>
    other.filter((flip) => flip.shows === shows).map((flip) => Math.abs(flip.at - at)),
  )
  return Math.min(...differences)
}
