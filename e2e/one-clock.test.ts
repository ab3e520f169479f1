import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { clubToday, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const HOUR = 3_600_000
/** Design: two phones never more than this apart. */
const MAX_DIFFERENCE_MS = 100
const FLIP_COUNT = 4

test('two phones whose own clocks are hours apart flip to the same second together, also after a tab was away, and draw nothing else with it', async () => {
  const club = await clubToday(suite.server, ['Cleo'])
  const [cleo] = club.people as [Person]
  await startFirstMatch(club)
  const liveMatch = `/my-sports-groups/${club.groupId}/live-match`
  const openLiveMatch = async (who: Person, offsetMs: number) => {
    const { page } = await suite.open(who.name, { shape: 'phone', token: who.token, at: club.atThePitch })
    await page.addInitScript(setClockWrong, offsetMs)
    await page.goto(liveMatch)
    await page.getByRole('timer').getByText('left to play').waitFor()
    return page
  }
  const pages = [await openLiveMatch(club.ada, 3 * HOUR), await openLiveMatch(cleo, -5 * HOUR)]
  const clocks = await Promise.all(pages.map((page) => page.evaluate(() => Date.now())))
  expect(Math.abs((clocks[0] ?? 0) - (clocks[1] ?? 0))).toBeGreaterThan(7 * HOUR)

  await expect.poll(() => clockDifference(pages)).toBeLessThanOrEqual(MAX_DIFFERENCE_MS)
  // back from another tab a phone trusts nothing it measured before
  await pages[1]?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => clockDifference(pages)).toBeLessThanOrEqual(MAX_DIFFERENCE_MS)

  // all that comes later has come by now
  const { titles, drawings } = await pages[0]!.evaluate(countRenders, FLIP_COUNT)
  expect(new Set(titles).size).toBeGreaterThan(FLIP_COUNT / 2)
  // something else may have it drawn once
  expect(drawings).toBeLessThan(FLIP_COUNT / 2)
})

/** Somebody set this phone's clock by hand. */
function setClockWrong(ms: number): void {
  const Right = Date
  globalThis.Date = class extends Right {
    constructor(...args: [] | [number]) {
      super(args[0] ?? Right.now() + ms)
    }
    static override now = () => Right.now() + ms
  } as DateConstructor
}

/**
 * While the clock shows some seconds more: what the window's title says, and how often the frame is drawn. React
 * leaves with an element what it was drawn with last, another object each time, also where the screen stays as it is.
 */
function countRenders(seconds: number): Promise<{ titles: string[]; drawings: number }> {
  const frame = document.querySelector('#content')
  const clock = document.querySelector('[role=timer]')
  const renderedProps = (): unknown =>
    Object.entries(frame ?? {}).find(([name]) => name.startsWith('__reactProps$'))?.[1]
  if (!clock || !renderedProps()) throw new Error('Here is no clock, or React says no more what it drew.')
  const titles: string[] = []
  const seen = new Set([renderedProps()])
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      titles.push(document.title)
      seen.add(renderedProps())
      if (titles.length < seconds) return
      observer.disconnect()
      done({ titles, drawings: seen.size - 1 })
    })
    observer.observe(clock, { attributes: true, attributeFilter: ['aria-label'] })
  })
}

interface Flip {
  shows: string
  at: number
}

/** The next seconds that this screen shows, each with the true moment at which it came. */
const flipsOn = (page: Page): Promise<Flip[]> =>
  page.evaluate(
    (count) =>
      new Promise<Flip[]>((done) => {
        const flips: Flip[] = []
        const clock = document.querySelector('[role=timer]')
        const observer = new MutationObserver(() => {
          const shows = clock?.getAttribute('aria-label') ?? ''
          // the time of day is wrong on purpose; this one nobody has touched
          flips.push({ shows, at: performance.timeOrigin + performance.now() })
          if (flips.length < count) return
          observer.disconnect()
          done(flips)
        })
        if (clock) observer.observe(clock, { attributes: true, attributeFilter: ['aria-label'] })
      }),
    FLIP_COUNT,
  )

/** A wrong offset shows in every flip, a busy machine in some or in all for a while: so the least is what the clocks are apart. */
async function clockDifference(pages: readonly Page[]): Promise<number> {
  const [one = [], other = []] = await Promise.all(pages.map(flipsOn))
  const differences = one.flatMap(({ shows, at }) =>
    other.filter((flip) => flip.shows === shows).map((flip) => Math.abs(flip.at - at)),
  )
  return Math.min(...differences)
}
