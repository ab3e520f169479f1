import { identity } from '../platform/identity.ts'
import { presses } from '../platform/presses.ts'
import { isAtThePitch, isForm } from './not-anew.ts'

const WORKER = '/sw.js'
const LOOK_EVERY_MS = 60 * 60_000
/** Who comes back after this long has forgotten where they were. */
const QUIET_MS = 15 * 60_000
type Policy = { createScriptURL: (url: string) => string }
type PolicyRules = { createPolicy: (name: string, rules: Policy) => Policy }

/** The one script address that our content policy lets be set by script. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyRules }
  const policy = trustedTypes?.createPolicy('turnout', {
    createScriptURL(asked) {
      if (asked === WORKER) return asked
      throw new TypeError(`${asked} is no script that this page starts.`)
    },
  })
  return policy?.createScriptURL(url) ?? url
}

/**
 * For people who are signed in the app stays on the device and opens without a signal. Visitors look around
 * without a download behind their back.
 */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (identity.token() === null) {
    const stop = identity.subscribe(() => {
      stop()
      void keepApp()
    })
    return
  }
  try {
    const registration = await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' })
    // a browser that is told to keep no workers may answer nothing at all
    if (registration) changeWhenQuiet(registration)
  } catch {
    // a private window, or a device that is full: the app works on with a signal
  }
}

/** The page that a new build draws; whoever asks it to take over goes on with that. */
const anew = () => location.reload()

/** A new build takes over at the next start, or when somebody comes back after a while and has nothing in hand. */
function changeWhenQuiet(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  let hiddenAt = Date.now()
  const change = () => {
    if (!registration.waiting || isBeingTyped()) return
    navigator.serviceWorker.addEventListener('controllerchange', anew, { once: true })
    // it does so only where no other page of ours is open: what that one has yet to fetch would be gone
    registration.waiting.postMessage('take-over')
  }
  change()
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.visibilityState === 'hidden') {
      hiddenAt = now
      return
    }
    if (now - lookedAt > LOOK_EVERY_MS) {
      lookedAt = now
      void registration.update().catch(() => undefined)
    }
    const isQuiet = now - hiddenAt > QUIET_MS && presses().waiting().length === 0
    if (isQuiet && !isAtThePitch(location.pathname)) change()
  })
}

const HELD = 'dialog[open], [role="dialog"], :is(input, textarea, select):focus'

/** What somebody has begun to write they should not have to write twice. */
const isBeingTyped = (): boolean => isForm(location.pathname) || document.querySelector(HELD) !== null
