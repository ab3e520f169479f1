import { breath } from './platform/breath.ts'
import { kept, TOKEN } from './platform/storage.ts'
import { wholePage } from './platform/whole-page.ts'
import { tryAgain } from './shell/try-again.ts'

/**
 * A file of its own, without which a drawn page is only to be read: it starts the app once the page stands on the
 * screen. What the app is made of stands beside it in the page (`drawn-pages.ts`): `data-app` in the order in which
 * it is run, `data-parts` for what comes along. A waiting page has asked for all of it and says so with `data-waits`.
 */
const { dataset } = document.currentScript as HTMLScriptElement
const filesIn = (names: string | undefined): string[] => names?.split(' ').filter(Boolean) ?? []
const app = filesIn(dataset.app)
const waits = dataset.waits !== undefined

/** By which the styles say which letters are meant, first of all ours. */
const MEANT = ['--display', '--text']
/** Figures have letters of their own. */
const WORDS = 'a1'

/** In which a screen is drawn in any case, by a browser that does not say so. */
const A_WHILE_MS = 4_000

/** Somebody with a session is shown no doors to it until the app has come and says who they are. */
function closeDoors(): void {
  const doors = kept(TOKEN) ? document.querySelector<HTMLElement>('[data-doors]') : null
  if (doors) doors.style.visibility = 'hidden'
}

/** All at once: named one by the other, each would be a way to the server further off. */
function fetchAll(): void {
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
async function letters(): Promise<void> {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[media]')) style.media = ''
  // all that the page will need and not only what stands there now, so that it is laid out once
  const said = getComputedStyle(document.documentElement)
  for (const name of MEANT) {
    const [letters] = said.getPropertyValue(name).split(',')
    if (letters) document.fonts.load(`1em ${letters}`, WORDS).catch(() => undefined)
  }
}

async function run(): Promise<void> {
  try {
    await wholePage()
    for (const file of app) {
      if (file === app.at(-1)) letters().catch((cause) => reportError(cause))
      await import(/* @vite-ignore */ file)
      await breath()
    }
  } catch (cause) {
    reportError(cause)
    // what has failed once is not fetched again in the same page
    tryAgain(document)
  }
}

let hasBegun = false
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  if (!waits) fetchAll()
  void run()
}

/** A page that nobody looks at is not painted, and is to be there when somebody does. */
function paintedOrHidden(): Promise<void> {
  return new Promise((seen) => {
    const look = () => document.visibilityState === 'hidden' && seen()
    look()
    addEventListener('visibilitychange', look)
    new PerformanceObserver(() => seen()).observe({ type: 'paint', buffered: true })
  })
}

/** What is to be read stands there in its own letters by then. */
const loaded = () =>
  new Promise<void>((all) => {
    if (document.readyState === 'complete') all()
    else addEventListener('load', () => all(), { once: true })
  })

function listen(): void {
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true })
  setTimeout(begin, A_WHILE_MS)
  void Promise.all([paintedOrHidden(), waits || loaded()]).then(begin)
}

if (!waits) closeDoors()
// what is asked for ahead of the app has just been, in the same breath
if (waits) void breath().then(listen)
else listen()
