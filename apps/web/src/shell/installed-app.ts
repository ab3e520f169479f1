import { keepPushOn } from '../features/push/public/keep-push-on.ts'
import { outbox } from '../platform/outbox/outbox.ts'
import { identity } from '../platform/session/identity.ts'
import { isFormPage, isGamePage } from './update-blockers.ts'

const WORKER = '/sw.js'
const UPDATE_CHECK_MS = 60 * 60_000
/** Who comes back after this long has forgotten where they were. */
const IDLE_MS = 15 * 60_000
type ScriptPolicy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/** The one script address that our content policy lets be set by script. */
function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('turnout', {
    createScriptURL(requested) {
      if (requested === WORKER) return requested
      throw new TypeError(`${requested} is no script that this page starts.`)
    },
  })
  return policy?.createScriptURL(url) ?? url
}

/**
 * For people who are signed in the app stays on the device and opens without a signal. Visitors look around
 * without a download behind their back.
 */
export async function installApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (identity.token() === null) {
    const unsubscribe = identity.subscribe(() => {
      unsubscribe()
      void installApp()
    })
    return
  }
  try {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl(WORKER), {
      updateViaCache: 'none',
    })
    // a browser that is told to keep no workers may answer nothing at all
    if (!registration) return
    updateWhenIdle(registration)
    keepPushOn(registration)
  } catch {
    // a private window, or a device that is full: the app works on with a signal
  }
}

/** The page that a new build draws; whoever asks it to take over goes on with that. */
const reloadPage = () => location.reload()

/** A new build takes over at the next start, or when somebody comes back after a while and has nothing in hand. */
function updateWhenIdle(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  let hiddenAt = Date.now()
  const activateUpdate = () => {
    if (!registration.waiting || hasOpenInput()) return
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
    // it does so only where no other page of ours is open: what that one has yet to fetch would be gone
    registration.waiting.postMessage('take-over')
  }
  activateUpdate()
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.visibilityState === 'hidden') {
      hiddenAt = now
      return
    }
    if (now - checkedAt > UPDATE_CHECK_MS) {
      checkedAt = now
      void registration.update().catch(() => undefined)
    }
    const isIdle = now - hiddenAt > IDLE_MS && outbox().pending().length === 0
    if (isIdle && !isGamePage(location.pathname)) activateUpdate()
  })
}

const OPEN_INPUTS = 'dialog[open], [role="dialog"], :is(input, textarea, select):focus'

/** What somebody has begun to write they should not have to write twice. */
const hasOpenInput = (): boolean =>
  isFormPage(location.pathname) || document.querySelector(OPEN_INPUTS) !== null
