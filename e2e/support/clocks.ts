import type { Page } from 'playwright-core'

/** Design: two phones never more than this apart. */
export const MAX_DIFFERENCE_MS = 100

/** Somebody set this phone's clock by hand. */
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
 * While the clock shows some seconds more: what the window's title says, and how often the frame is drawn. React
 * leaves with an element what it was drawn with last, another object each time, also where the screen stays as it is.
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

/** The next seconds that this screen shows, each with the true moment at which it came. */
const flipsOn = (page: Page, count: number): Promise<Flip[]> =>
  page.evaluate(
    (flipCount) =>
      new Promise<Flip[]>((done) => {
        const flips: Flip[] = []
        const clock = document.querySelector('[role=timer]')
        const observer = new MutationObserver(() => {
          const shows = clock?.getAttribute('aria-label') ?? ''
          // the time of day is wrong on purpose; this one nobody has touched
          flips.push({ shows, at: performance.timeOrigin + performance.now() })
          if (flips.length < flipCount) return
          observer.disconnect()
          done(flips)
        })
        if (clock) observer.observe(clock, { attributes: true, attributeFilter: ['aria-label'] })
      }),
    count,
  )

/** A wrong offset shows in every flip, a busy machine in some or in all for a while: so the least is what the clocks are apart. */
export async function clockDifference(pages: readonly Page[], flips: number): Promise<number> {
  const [one = [], other = []] = await Promise.all(pages.map((page) => flipsOn(page, flips)))
  const differences = one.flatMap(({ shows, at }) =>
    other.filter((flip) => flip.shows === shows).map((flip) => Math.abs(flip.at - at)),
  )
  return Math.min(...differences)
}
