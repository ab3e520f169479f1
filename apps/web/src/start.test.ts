import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What has run of the app, in its order. */
declare global {
  var ran: string[]
}

const part = (name: string) => `data:text/javascript,globalThis.ran.push('${name}')//${Math.random()}`
const LOST = 'data:text/javascript,throw(new(Error)())//'

/** A page with the script in it: what the browser says to it, and what becomes of the page. */
async function pageWith(said: {
  app?: string[]
  waits?: boolean
  hidden?: boolean
  token?: string
  /** Not all of the page is there yet. */
  loading?: boolean
  /** This tab has been loaded anew by itself already. */
  again?: boolean
}) {
  const heard = new Map<string, () => void>()
  const faults: unknown[] = []
  const doors = { style: { visibility: '' } }
  const letters = { media: 'not all' }
  const reload = vi.fn()
  const links: { href: string }[] = []
  const fetched: string[][] = []
  const meant = new Map([
    ['--display', '"Ours", "Nearly Ours"'],
    ['--text', '"Ours to Read"'],
  ])
  let paints = () => {}
  const dataset = {
    app: (said.app ?? [part('react'), part('ours')]).join(' '),
    ...(said.waits ? { waits: '' } : { parts: '/assets/a-part.js' }),
  }
  const document = {
    currentScript: { dataset },
    readyState: said.loading ? 'loading' : 'complete',
    addEventListener: (name: string, then: () => void) => heard.set(name, then),
    visibilityState: said.hidden ? 'hidden' : 'visible',
    querySelector: () => doors,
    querySelectorAll: () => [letters],
    createElement: () => ({}),
    documentElement: {},
    fonts: { load: async (...asked: string[]) => fetched.push(asked) },
    head: { append: (link: { href: string }) => links.push(link) },
  }
  const shelf = new Map(said.again ? [['turnout.anew', '']] : [])
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => shelf.set(name, value),
  })
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault))
  vi.stubGlobal('localStorage', { getItem: () => said.token ?? null })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => meant.get(name) ?? '' }))
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => heard.set(name, then))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(then: () => void) {
        paints = then
      }
      observe() {}
    },
  )
  vi.resetModules()
  await import('./start.ts')
  return { document, heard, faults, doors, letters, fetched, reload, links, paints: () => paints() }
}

const allRan = () => expect.poll(() => ran).toEqual(['react', 'ours'])
/** Longer than any of it takes that has been begun. */
const aMoment = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((then) => setImmediate(then))
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

test('nothing of the app runs before the page has been painted, and then all of it in its order', async () => {
  const { paints, links, letters } = await pageWith({ waits: true })
  await aMoment()
  expect([ran, letters.media]).toEqual([[], 'not all'])
  paints()
  await allRan()
  expect([links, letters.media]).toEqual([[], ''])
})

test('our letters are all asked for with the last part of the app, figures too, and no others', async () => {
  const { paints, fetched } = await pageWith({ waits: true })
  await aMoment()
  expect(fetched).toEqual([])
  paints()
  await allRan()
  expect(fetched).toEqual([
    ['1em "Ours"', 'a1'],
    ['1em "Ours to Read"', 'a1'],
  ])
})

test('letters that cannot be asked for are told of and keep nobody from the app', async () => {
  const { document, faults, reload, paints } = await pageWith({ waits: true })
  Object.assign(document, { fonts: undefined })
  paints()
  await allRan()
  await expect.poll(() => faults.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that nobody looks at is not painted: its app runs at once', async () => {
  await pageWith({ waits: true, hidden: true })
  await allRan()
})

test('a browser that says nothing of paints has the app after a while', async () => {
  await pageWith({ waits: true })
  await aMoment()
  expect(ran).toEqual([])
  vi.advanceTimersByTime(4_000)
  await allRan()
})

test.each(['pointerdown', 'keydown'])(
  'whoever begins with a %s has the app at once, and once',
  async (touch) => {
    const { heard, paints } = await pageWith({})
    heard.get(touch)?.()
    paints()
    await allRan()
    await aMoment()
    expect(ran).toHaveLength(2)
  },
)

test('a page that can be read asks for the app only once it stands there, and for all of it at once', async () => {
  const { links, paints } = await pageWith({})
  await aMoment()
  expect(links).toEqual([])
  paints()
  await allRan()
  expect(links.map(({ href }) => href)).toContain('/assets/a-part.js')
  expect(links).toHaveLength(3)
})

test('an app that is wanted before all of its page is there waits for the rest of it', async () => {
  const { document, heard } = await pageWith({ waits: true, hidden: true, loading: true })
  await aMoment()
  expect(ran).toEqual([])
  document.readyState = 'interactive'
  heard.get('readystatechange')?.()
  await allRan()
})

test('an app that does not come is told of and looked for on a page loaded anew, once', async () => {
  const { reload, faults, paints } = await pageWith({ waits: true, app: [LOST] })
  paints()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(faults).toHaveLength(1)
})

test('if that did not help, what is drawn stays with its doors, until there is a signal again', async () => {
  const { heard, doors, reload, paints } = await pageWith({ app: [LOST], again: true, token: 'of Ada' })
  paints()
  await expect.poll(() => doors.style.visibility).toBe('visible')
  expect(reload).not.toHaveBeenCalled()
  heard.get('online')?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('the doors of a page that can be read are taken away from whoever keeps a session', async () => {
  expect((await pageWith({})).doors.style.visibility).toBe('')
  expect((await pageWith({ token: 'of Ada' })).doors.style.visibility).toBe('hidden')
})
