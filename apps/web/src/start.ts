import { getItem, TOKEN } from './platform/session/storage.ts'
import { recoverFromFailedLoad } from './shell/recover.ts'

/**
 * Starts the app of a prerendered page once the page is painted; on a slow phone a skeleton paints a second sooner than
 * the app could render it. The page names the files (`write-pages.ts`): `data-app` with the app itself last, and
 * `data-parts` for the page. A skeleton has its own preloads and `data-waits`.
 */
const { dataset } = document.currentScript as HTMLScriptElement
const filesIn = (names: string | undefined): string[] => names?.split(' ').filter(Boolean) ?? []
const app = filesIn(dataset.app)
const isSkeleton = dataset.waits !== undefined

/** Each names one of our fonts first, then its fallbacks. */
const FONT_VARIABLES = ['--display', '--text']
/** Digits have their own file. */
const SAMPLE_TEXT = 'a1'

/** For a browser that does not report its first paint. */
const START_AFTER_MS = 4_000

/** With a session, the links to sign in and sign up are wrong until the app shows the account. */
function hideAccountLinks(): void {
  const accountLinks = getItem(TOKEN) ? document.querySelector<HTMLElement>('[data-doors]') : null
  if (accountLinks) accountLinks.style.visibility = 'hidden'
}

/** All at once: found one by one through imports, each would cost another round trip. */
function preloadAll(): void {
  for (const href of [...app, ...filesIn(dataset.parts)]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
}

/** A skeleton paints in system fonts, because ours would delay the app. */
async function loadFonts(): Promise<void> {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[media]')) style.media = ''
  // all fonts that the page will need and not only those it shows now, so that its layout changes once
  const rootStyle = getComputedStyle(document.documentElement)
  for (const name of FONT_VARIABLES) {
    const [font] = rootStyle.getPropertyValue(name).split(',')
    if (font) document.fonts.load(`1em ${font}`, SAMPLE_TEXT).catch(() => undefined)
  }
}

async function runApp(): Promise<void> {
  try {
    // it imports the others
    await import(/* @vite-ignore */ app.at(-1) ?? '')
    loadFonts().catch((cause) => reportError(cause))
  } catch (cause) {
    reportError(cause)
    // a browser does not fetch a failed module again in the same page
    recoverFromFailedLoad(document)
  }
}

let hasBegun = false
function startApp(): void {
  if (hasBegun) return
  hasBegun = true
  if (!isSkeleton) preloadAll()
  void runApp()
}

/**
 * A slow phone paints the bar a moment before the text, and the app would hold up the text. A page in the background
 * is not painted.
 */
function paintedOrHidden(): Promise<void> {
  return new Promise((resolve) => {
    const onVisibility = () => document.visibilityState === 'hidden' && resolve()
    onVisibility()
    addEventListener('visibilitychange', onVisibility)
    const onPaint = (paints: PerformanceObserverEntryList) =>
      paints.getEntriesByName('first-contentful-paint').length > 0 && resolve()
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  })
}

/** The fonts of a public page have loaded by then. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

function startWhenReady(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, startApp, { once: true })
  setTimeout(startApp, START_AFTER_MS)
  void Promise.all([paintedOrHidden(), isSkeleton || pageLoaded()]).then(startApp)
}

if (!isSkeleton) hideAccountLinks()
// the script of a skeleton may run before the whole page has arrived, which the app takes over
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startWhenReady, { once: true })
else startWhenReady()
