const PREFIX = 'turnout.'

/** The session of whoever is signed in here: the only thing that more than one module keeps and reads. */
export const TOKEN = 'token'
/** As it is called on the device. */
export const KEPT_TOKEN = PREFIX + TOKEN

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Private windows and tests have no shelf, or one that throws; then nothing outlives the page. */
function shelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const kept = (name: string): string | null => shelf()?.getItem(PREFIX + name) ?? null

export function keep(name: string, value: string): void {
  try {
    shelf()?.setItem(PREFIX + name, value)
  } catch {
    // a full or closed shelf: the page works on without remembering
  }
}

export const forget = (name: string): void => shelf()?.removeItem(PREFIX + name)

/** The names of all that is kept on this device. */
export function keptNames(): string[] {
  const local = shelf()
  const names = Array.from({ length: local?.length ?? 0 }, (_, place) => local?.key(place) ?? '')
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
}

/** Everything we ever kept on this device, in this tab and beyond it (trust A17), but what is spared. */
export function forgetEverything(spared?: string): void {
  for (const name of keptNames()) if (name !== spared) forget(name)
  forgetTab()
}

/** What this tab alone remembers: the router's scroll places, a way back from a provider. */
function forgetTab(): void {
  try {
    globalThis.sessionStorage?.clear()
  } catch {
    // a closed shelf holds nothing
  }
}

/** Tells when another tab changed something we keep; `null` is everything at once. */
export function watchStorage(tell: (name: string | null) => void): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== globalThis.localStorage) return
    if (key === null) tell(null)
    else if (key.startsWith(PREFIX)) tell(key.slice(PREFIX.length))
  }
  globalThis.addEventListener?.('storage', hear)
  return () => globalThis.removeEventListener?.('storage', hear)
}
