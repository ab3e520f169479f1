import { handlePushes } from './push.ts'

/**
 * Keeps the app on this device, so that it opens where there is no signal: its page, scripts, styles and fonts,
 * which are the same for everybody. It keeps no answer of the server; what somebody saw last the page itself
 * keeps, and forgets with them (docs/security.md A17).
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** Written in by the build: its own name, and every file of it that belongs to the app. */
declare const BUILD: { name: string; files: readonly string[] }

const CACHE_NAME = `turnout-${BUILD.name}`

/** An address that only the app draws: the server answers it with the app's page and nothing in it. */
const APP_PAGE = '/home'

/** As the server sees it: a person's navigation, and no file or answer that happens to be opened by itself. */
const wantsPage = ({ mode }: Request, path: string): boolean =>
  mode === 'navigate' && !/^\/+api(\/|$)|\.[a-z0-9]{1,11}$/i.test(path)

const FILES = new Set(BUILD.files)

async function fetchPage(): Promise<Response> {
  const page = await fetch(APP_PAGE, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    credentials: 'omit',
  })
  // while servers are being exchanged the page may be another build's, whose scripts we do not have
  if (!page.ok || !(await isOfThisBuild(page.clone())))
    throw new Error('The page that the server gave is not of this build; the next start tries again.')
  return page
}

const isOfThisBuild = async (page: Response): Promise<boolean> => {
  const scripts = [...(await page.text()).matchAll(/<script type="module"[^>]* src="([^"]+)"/g)]
  return scripts.length > 0 && scripts.every(([, script = '']) => FILES.has(script))
}

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  await cache.put(APP_PAGE, await fetchPage())
  // hashed names never change their content, so what the browser has already need not come again
  await cache.addAll([...BUILD.files])
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('turnout-') && name !== CACHE_NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

worker.addEventListener('install', (event) => event.waitUntil(fillCache()))

// whoever has the app open goes on with the build that they have; a new one waits until nobody does, or is told
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))

/** The cache of the old build goes with it, so nobody else may be in the middle of it. */
async function activateIfAlone(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length === 1) await worker.skipWaiting()
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(activateIfAlone())
})

/** The page comes with the server's rules for what it may load, and those may change without a new build. */
async function refreshPage(): Promise<void> {
  try {
    const page = await fetchPage()
    await (await caches.open(CACHE_NAME)).put(APP_PAGE, page)
  } catch {
    // without a signal, or while the server has another build: the page that is kept still opens
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  const cacheKey = wantsPage(request, pathname) ? APP_PAGE : pathname
  if (cacheKey !== APP_PAGE && !FILES.has(cacheKey)) return
  if (cacheKey === APP_PAGE) event.waitUntil(refreshPage())
  event.respondWith(
    caches
      .open(CACHE_NAME)
      .then((cache) => cache.match(cacheKey))
      .then((found) => found ?? fetch(request)),
  )
})

handlePushes(worker)
