import { domReady } from './platform/boot/dom-ready.ts'
import { yieldToMain } from './platform/boot/yield-to-main.ts'
import { getItem, TOKEN } from './platform/session/storage.ts'
import { recoverFromFailedLoad } from './shell/recover.ts'

/**
 * A file of its own, without which a drawn page is only to be read: it starts the app once the page stands on the
 * screen. What the app is made of stands beside it in the page (`drawn-pages.ts`): `data-app` in the order in which
 * it is run, `data-parts` for what comes along. A waiting page has asked for all of it and says so with `data-waits`.
 */
const { dataset } = document.currentScript as HTMLScriptElement
const filesIn = (names: string | undefined): string[] => names?.split(' ').filter(Boolean) ?? []
const app = filesIn(dataset.app)
const isSkeleton = dataset.waits !== undefined

/** By which the styles say which letters are meant, first of all ours. */
const FONT_VARIABLES = ['--display', '--text']
/** Figures have letters of their own. */
const SAMPLE_TEXT = 'a1'

/** In which a screen is drawn in any case, by a browser that does not say so. */
const START_AFTER_MS = 4_000

/** Somebody with a session is shown no doors to it until the app has come and says who they are. */
function hideAccountLinks(): void {
  const accountLinks = getItem(TOKEN) ? document.querySelector<HTMLElement>('[data-doors]') : null
  if (accountLinks) accountLinks.style.visibility = 'hidden'
}

/** All at once: named one by the other, each would be a way to the server further off. */
function preloadAll(): void {
  for (const href of [...app, ...filesIn(dataset.parts)]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
}

/**
 * The app goes first; until it is nearly here, what is to be read stands there in what every device has. Where ours
 * cannot be asked for the app runs all the same.
 */
async function loadFonts(): Promise<void> {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[media]')) style.media = ''
  // all that the page will need and not only what stands there now, so that it is laid out once
  const rootStyle = getComputedStyle(document.documentElement)
  for (const name of FONT_VARIABLES) {
    const [font] = rootStyle.getPropertyValue(name).split(',')
    if (font) document.fonts.load(`1em ${font}`, SAMPLE_TEXT).catch(() => undefined)
  }
}

async function runApp(): Promise<void> {
  try {
    await domReady()
    for (const file of app) {
      if (file === app.at(-1)) loadFonts().catch((cause) => reportError(cause))
      await import(/* @vite-ignore */ file)
      await yieldToMain()
    }
  } catch (cause) {
    reportError(cause)
    // what has failed once is not fetched again in the same page
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

/** A page that nobody looks at is not painted, and is to be there when somebody does. */
function paintedOrHidden(): Promise<void> {
  return new Promise((resolve) => {
    const onVisibility = () => document.visibilityState === 'hidden' && resolve()
    onVisibility()
    addEventListener('visibilitychange', onVisibility)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

/** What is to be read stands there in its own letters by then. */
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
// what is asked for ahead of the app has just been, in the same breath
if (isSkeleton) void yieldToMain().then(startWhenReady)
else startWhenReady()
