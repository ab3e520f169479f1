import { handlePushes } from './push.ts'

/**
 * Stores the app on this device, so that it opens without a signal: its page, scripts, styles and fonts, which are the
 * same for everyone. It stores no answer of the server; the page itself stores what a person saw last, and deletes it
 * with the session (docs/security.md A17).
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** Written by the build: its name, and every file of the app. */
declare const BUILD: { name: string; files: readonly string[] }

const CACHE_NAME = `turnout-${BUILD.name}`

/** An address that only the app renders: the server answers with the empty page of the app. */
const APP_PAGE = '/home'

/** By the server's rule: a navigation of a person, and no file or answer that is opened on its own. */
const wantsPage = ({ mode }: Request, path: string): boolean =>
  mode === 'navigate' && !/^\/+api(\/|$)|\.[a-z0-9]{1,11}$/i.test(path)

const FILES = new Set(BUILD.files)

async function fetchPage(): Promise<Response> {
  const page = await fetch(APP_PAGE, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    credentials: 'omit',
  })
  // during a deployment the page may be of another build, whose scripts we do not have
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
  // files with hashed names never change, so the browser's own cache may serve them
  await cache.addAll([...BUILD.files])
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('turnout-') && name !== CACHE_NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

worker.addEventListener('install', (event) => event.waitUntil(fillCache()))

// a person with the app open stays on their build; a new one waits until no page is open, or until a message
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))

/** Activating deletes the cache of the old build, so no other page may be using it. */
async function activateIfAlone(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length === 1) await worker.skipWaiting()
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(activateIfAlone())
})

/** The page comes with the server's content policy, which may change without a new build. */
async function refreshPage(): Promise<void> {
  try {
    const page = await fetchPage()
    await (await caches.open(CACHE_NAME)).put(APP_PAGE, page)
  } catch {
    // without a signal, or while the server has another build, the stored page still opens
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
