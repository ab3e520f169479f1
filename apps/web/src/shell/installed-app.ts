import { keepPushOn } from '../features/push/public/keep-push-on.ts'
import { outbox } from '../platform/outbox/outbox.ts'
import { identity } from '../platform/session/identity.ts'
import { isFormPage, isGamePage } from './update-blockers.ts'

const WORKER = '/sw.js'
const UPDATE_CHECK_MS = 60 * 60_000
/** After this long a person has forgotten where they were. */
const IDLE_MS = 15 * 60_000
type ScriptPolicy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/** The one script URL that our content policy lets scripts set. */
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
 * Signed-in people have the app on their device, where it opens without a signal. Visitors look around without a
 * download in the background.
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
    // a browser that is set to allow no service workers may resolve with nothing
    if (!registration) return
    updateWhenIdle(registration)
    keepPushOn(registration)
  } catch {
    // a private window, or a device that is full: the app works on with a signal
  }
}

/** Reloads into the new build; every caller continues there. */
const reloadPage = () => location.reload()

/** A new build takes over at the next start, or when a person returns after a while without unsent input. */
function updateWhenIdle(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  let hiddenAt = Date.now()
  const activateUpdate = () => {
    if (!registration.waiting || hasOpenInput()) return
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
    // only where no other page of ours is open: the chunks that it still needs would be gone
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

/** Text that a person has begun to type must not be lost. */
const hasOpenInput = (): boolean =>
  isFormPage(location.pathname) || document.querySelector(OPEN_INPUTS) !== null
