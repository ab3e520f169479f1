import type { Page } from 'playwright-core'

/** By design: two phones are never further apart than this. */
export const MAX_DIFFERENCE_MS = 100

/** As if the clock of this phone had been set by hand. */
export function setClockWrong(ms: number): void {
  const Right = Date
  globalThis.Date = class extends Right {
    constructor(...args: [] | [number]) {
      super(args[0] ?? Right.now() + ms)
    }
    static override now = () => Right.now() + ms
  } as DateConstructor
}

/**
 * While the clock shows this many more seconds: the titles of the window, and how often the frame renders.
 * React leaves the last props on an element, a new object for each render, also where the screen stays the
 * same.
 */
export function countRenders(seconds: number): Promise<{ titles: string[]; drawings: number }> {
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

/** The next seconds that this screen shows, each with the true time at which it appeared. */
const flipsOn = (page: Page, count: number): Promise<Flip[]> =>
  page.evaluate(
    (flipCount) =>
      new Promise<Flip[]>((done) => {
        const flips: Flip[] = []
        const clock = document.querySelector('[role=timer]')
        const observer = new MutationObserver(() => {
          const shows = clock?.getAttribute('aria-label') ?? ''
          // the time of day is wrong on purpose; this clock is right
          flips.push({ shows, at: performance.timeOrigin + performance.now() })
          if (flips.length < flipCount) return
          observer.disconnect()
          done(flips)
        })
        if (clock) observer.observe(clock, { attributes: true, attributeFilter: ['aria-label'] })
      }),
    count,
  )

/**
 * A wrong offset is in every flip, the delay of a busy machine only in some: so the smallest difference is
 * that of the clocks.
 */
export async function clockDifference(pages: readonly Page[], flips: number): Promise<number> {
  const [one = [], other = []] = await Promise.all(pages.map((page) => flipsOn(page, flips)))
  const differences = one.flatMap(({ shows, at }) =>
    other.filter((flip) => flip.shows === shows).map((flip) => Math.abs(flip.at - at)),
  )
  return Math.min(...differences)
}
