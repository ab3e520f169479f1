/**
 * Keeps the app on this device, so that it opens where there is no signal: its page, scripts, styles and fonts,
 * which are the same for everybody. It keeps no answer of the server; what somebody saw last the page itself
 * keeps, and forgets with them (trust A17).
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** Written in by the build: its own name, and every file of it that belongs to the app. */
declare const BUILD: { name: string; files: readonly string[] }

const KEPT = `turnout-${BUILD.name}`

/** An address that only the app draws: the server answers it with the app's page and nothing in it. */
const PAGE = '/home'

/** As the server sees it: a person's navigation, and no file or answer that happens to be opened by itself. */
const wantsPage = ({ mode }: Request, path: string): boolean =>
  mode === 'navigate' && !/^\/+api(\/|$)|\.[a-z0-9]{1,11}$/i.test(path)

const FILES = new Set(BUILD.files)

async function fetchPage(): Promise<Response> {
  const page = await fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-store', credentials: 'omit' })
  // while servers are being exchanged the page may be another build's, whose scripts we do not have
  if (!page.ok || !(await startsOurScript(page.clone())))
    throw new Error('The page that the server gave is not of this build; the next start tries again.')
  return page
}

const startsOurScript = async (page: Response): Promise<boolean> => {
  const scripts = [...(await page.text()).matchAll(/<script type="module"[^>]* src="([^"]+)"/g)]
  return scripts.length > 0 && scripts.every(([, script = '']) => FILES.has(script))
}

async function take(): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.put(PAGE, await fetchPage())
  // hashed names never change their content, so what the browser has already need not come again
  await cache.addAll([...BUILD.files])
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('turnout-') && name !== KEPT)
  await Promise.all(old.map((name) => caches.delete(name)))
}

worker.addEventListener('install', (event) => event.waitUntil(take()))

// whoever has the app open goes on with the build that they have; a new one waits until nobody does, or is told
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()))

/** The cache of the old build goes with it, so nobody else may be in the middle of it. */
async function takeOver(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length === 1) await worker.skipWaiting()
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver())
})

/** The page comes with the server's rules for what it may load, and those may change without a new build. */
async function renewPage(): Promise<void> {
  try {
    const page = await fetchPage()
    await (await caches.open(KEPT)).put(PAGE, page)
  } catch {
    // without a signal, or while the server has another build: the page that is kept still opens
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  const kept = wantsPage(request, pathname) ? PAGE : pathname
  if (kept !== PAGE && !FILES.has(kept)) return
  if (kept === PAGE) event.waitUntil(renewPage())
  event.respondWith(
    caches
      .open(KEPT)
      .then((cache) => cache.match(kept))
      .then((found) => found ?? fetch(request)),
  )
})
