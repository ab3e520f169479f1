import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The parts of the app that have run. */
declare global {
  var ran: string[]
}

const chunkUrl = (name: string) => `data:text/javascript,globalThis.ran.push('${name}')//${Math.random()}`
/** An app that runs but whose import never arrives. */
const SLOW_CHUNK = "data:text/javascript,globalThis.ran.push('ours');await(new(Promise)(()=>{}))//"
const PAINT_NAMES = { text: 'first-contentful-paint', colour: 'first-paint' }
type Paints = { getEntriesByName: (name: string) => object[] }
const MISSING_CHUNK = 'data:text/javascript,throw(new(Error)())//'

/** Opens a page with the script in it, with these answers of the browser. */
async function openPage(setup: {
  app?: string[]
  waits?: boolean
  hidden?: boolean
  /** The script runs while the page is still arriving. */
  arriving?: boolean
  token?: string
  /** This tab has reloaded once already. */
  hasReloaded?: boolean
}) {
  const listeners = new Map<string, () => void>()
  const faults: unknown[] = []
  const accountLinks = { style: { visibility: '' } }
  const fontStyle = { media: 'not all' }
  const reload = vi.fn()
  const links: { href: string }[] = []
  const fetched: string[][] = []
  const fontVariables = new Map([
    ['--display', '"Ours", "Nearly Ours"'],
    ['--text', '"Ours to Read"'],
  ])
  let onPaint = (_paints: Paints) => {}
  const dataset = {
    app: (setup.app ?? ['/assets/react.js', chunkUrl('ours')]).join(' '),
    ...(setup.waits ? { waits: '' } : { parts: '/assets/a-part.js' }),
  }
  const document = {
    currentScript: { dataset },
    readyState: setup.arriving ? 'loading' : 'complete',
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    visibilityState: setup.hidden ? 'hidden' : 'visible',
    querySelector: () => accountLinks,
    querySelectorAll: () => [fontStyle],
    createElement: () => ({}),
    documentElement: {},
    fonts: { load: async (...request: string[]) => fetched.push(request) },
    head: { append: (link: { href: string }) => links.push(link) },
  }
  const storage = new Map(setup.hasReloaded ? [['turnout.anew', '']] : [])
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  })
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault))
  vi.stubGlobal('localStorage', { getItem: () => setup.token ?? null })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => fontVariables.get(name) ?? '',
  }))
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: typeof onPaint) {
        onPaint = listener
      }
      observe() {}
    },
  )
  vi.resetModules()
  await import('./start.ts')
  return {
    document,
    received: listeners,
    faults,
    doors: accountLinks,
    letters: fontStyle,
    fetched,
    reload,
    links,
    paints: (what: 'text' | 'colour' = 'text') =>
      onPaint({ getEntriesByName: (name) => (name === PAINT_NAMES[what] ? [{}] : []) }),
  }
}

const allRan = () => expect.poll(() => ran).toEqual(['ours'])
/** Longer than everything that has begun takes. */
const settle = async () => {
  for (let step = 0; step < 20; step += 1) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  globalThis.ran = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing of the app runs before the page has been painted, and then the file that imports the others', async () => {
  const { paints, links, letters: fontStyle } = await openPage({ waits: true })
  await settle()
  expect([ran, fontStyle.media]).toEqual([[], 'not all'])
  paints()
  await allRan()
  await settle()
  expect([links, fontStyle.media]).toEqual([[], ''])
})

test('the app does not run between the paint of a coloured bar and that of the text', async () => {
  const { paints } = await openPage({ waits: true })
  paints('colour')
  await settle()
  expect(ran).toEqual([])
  paints('text')
  await allRan()
})

test('a page that is still arriving runs nothing of the app, though it is painted and pressed', async () => {
  const { received, paints } = await openPage({ waits: true, arriving: true })
  paints()
  received.get('pointerdown')?.()
  await settle()
  expect(ran).toEqual([])
  received.get('DOMContentLoaded')?.()
  paints()
  await allRan()
})

test('our fonts are not requested while the app loads', async () => {
  const { paints, fetched, letters: fontStyle } = await openPage({ waits: true, app: [SLOW_CHUNK] })
  paints()
  await allRan()
  await settle()
  expect([fetched, fontStyle.media]).toEqual([[], 'not all'])
})

test('our fonts are requested after the app, with their figures, and no others', async () => {
  const { paints, fetched } = await openPage({ waits: true })
  await settle()
  expect(fetched).toEqual([])
  paints()
  await allRan()
  await settle()
  expect(fetched).toEqual([
    ['1em "Ours"', 'a1'],
    ['1em "Ours to Read"', 'a1'],
  ])
})

test('a font that fails is reported and does not stop the app', async () => {
  const { document, faults, reload, paints } = await openPage({ waits: true })
  Object.assign(document, { fonts: undefined })
  paints()
  await allRan()
  await expect.poll(() => faults.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()
})

test('a page in the background is not painted: its app runs at once', async () => {
  await openPage({ waits: true, hidden: true })
  await allRan()
})

test('in a browser that reports no paints the app starts after a while', async () => {
  await openPage({ waits: true })
  await settle()
  expect(ran).toEqual([])
  vi.advanceTimersByTime(4_000)
  await allRan()
})

test.each(['pointerdown', 'keydown'])(
  'a %s of the person starts the app at once, and only once',
  async (type) => {
    const { received: listeners, paints } = await openPage({})
    listeners.get(type)?.()
    paints()
    await allRan()
    await settle()
    expect(ran).toHaveLength(1)
  },
)

test('a page with content requests the app only once it is painted, and all files of it at once', async () => {
  const { links, paints } = await openPage({})
  await settle()
  expect(links).toEqual([])
  paints()
  await allRan()
  expect(links.map(({ href }) => href)).toContain('/assets/a-part.js')
  expect(links).toHaveLength(3)
})

test('an app that fails to load is reported, and the page reloads once', async () => {
  const { reload, faults, paints } = await openPage({ waits: true, app: [MISSING_CHUNK] })
  paints()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(faults).toHaveLength(1)
})

test('if that did not help, the prerendered page stays with its links to sign in, until there is a signal again', async () => {
  const {
    received: listeners,
    doors: accountLinks,
    reload,
    paints,
  } = await openPage({ app: [MISSING_CHUNK], hasReloaded: true, token: 'of Ada' })
  paints()
  await expect.poll(() => accountLinks.style.visibility).toBe('visible')
  expect(reload).not.toHaveBeenCalled()
  listeners.get('online')?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('without an online event it is requested once more after a minute', async () => {
  const { doors: accountLinks, reload, paints } = await openPage({ app: [MISSING_CHUNK], hasReloaded: true })
  paints()
  // a poll would advance the clock
  while (accountLinks.style.visibility !== 'visible') await settle()
  vi.advanceTimersByTime(59_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page with content hides its links to sign in when there is a session', async () => {
  expect((await openPage({})).doors.style.visibility).toBe('')
  expect((await openPage({ token: 'of Ada' })).doors.style.visibility).toBe('hidden')
})
