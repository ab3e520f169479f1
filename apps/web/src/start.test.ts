import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What has run of the app. */
declare global {
  var ran: string[]
}

const chunkUrl = (name: string) => `data:text/javascript,globalThis.ran.push('${name}')//${Math.random()}`
/** It has run, and something that it imports has not come. */
const SLOW_CHUNK = "data:text/javascript,globalThis.ran.push('ours');await(new(Promise)(()=>{}))//"
const MISSING_CHUNK = 'data:text/javascript,throw(new(Error)())//'

/** A page with the script in it: what the browser says to it, and what becomes of the page. */
async function openPage(setup: {
  app?: string[]
  waits?: boolean
  hidden?: boolean
  token?: string
  /** This tab has been loaded anew by itself already. */
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
  let paints = () => {}
  const dataset = {
    app: (setup.app ?? ['/assets/react.js', chunkUrl('ours')]).join(' '),
    ...(setup.waits ? { waits: '' } : { parts: '/assets/a-part.js' }),
  }
  const document = {
    currentScript: { dataset },
    readyState: 'complete',
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
      constructor(listener: () => void) {
        paints = listener
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
    paints: () => paints(),
  }
}

const allRan = () => expect.poll(() => ran).toEqual(['ours'])
/** Longer than any of it takes that has been begun. */
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

test('our fonts take nothing of the line while the app is on its way', async () => {
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

test('letters that cannot be asked for are told of and keep nobody from the app', async () => {
  const { document, faults, reload, paints } = await openPage({ waits: true })
  Object.assign(document, { fonts: undefined })
  paints()
  await allRan()
  await expect.poll(() => faults.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that nobody looks at is not painted: its app runs at once', async () => {
  await openPage({ waits: true, hidden: true })
  await allRan()
})

test('a browser that says nothing of paints has the app after a while', async () => {
  await openPage({ waits: true })
  await settle()
  expect(ran).toEqual([])
  vi.advanceTimersByTime(4_000)
  await allRan()
})

test.each(['pointerdown', 'keydown'])(
  'whoever begins with a %s has the app at once, and once',
  async (type) => {
    const { received: listeners, paints } = await openPage({})
    listeners.get(type)?.()
    paints()
    await allRan()
    await settle()
    expect(ran).toHaveLength(1)
  },
)

test('a page that can be read asks for the app only once it stands there, and for all of it at once', async () => {
  const { links, paints } = await openPage({})
  await settle()
  expect(links).toEqual([])
  paints()
  await allRan()
  expect(links.map(({ href }) => href)).toContain('/assets/a-part.js')
  expect(links).toHaveLength(3)
})

test('an app that does not come is told of and looked for on a page loaded anew, once', async () => {
  const { reload, faults, paints } = await openPage({ waits: true, app: [MISSING_CHUNK] })
  paints()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(faults).toHaveLength(1)
})

test('if that did not help, what is drawn stays with its doors, until there is a signal again', async () => {
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

test('without a word of a signal it is looked for once more after a minute', async () => {
  const { doors: accountLinks, reload, paints } = await openPage({ app: [MISSING_CHUNK], hasReloaded: true })
  paints()
  // a poll would move the clock on
  while (accountLinks.style.visibility !== 'visible') await settle()
  vi.advanceTimersByTime(59_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('the doors of a page that can be read are taken away from whoever keeps a session', async () => {
  expect((await openPage({})).doors.style.visibility).toBe('')
  expect((await openPage({ token: 'of Ada' })).doors.style.visibility).toBe('hidden')
})
