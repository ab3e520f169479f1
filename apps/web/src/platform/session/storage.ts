const PREFIX = 'turnout.'

/** The session of whoever is signed in here: the only thing that more than one module keeps and reads. */
export const TOKEN = 'token'
/** As it is called on the device. */
export const TOKEN_KEY = PREFIX + TOKEN

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Private windows and tests have no shelf, or one that throws; then nothing outlives the page. */
function localStorageOrNull(): WebStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const getItem = (name: string): string | null => localStorageOrNull()?.getItem(PREFIX + name) ?? null

export function setItem(name: string, value: string): void {
  try {
    localStorageOrNull()?.setItem(PREFIX + name, value)
  } catch {
    // a full or closed shelf: the page works on without remembering
  }
}

export const removeItem = (name: string): void => localStorageOrNull()?.removeItem(PREFIX + name)

/** The names of all that is kept on this device. */
export function itemNames(): string[] {
  const storage = localStorageOrNull()
  const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
}

/** Everything we ever kept on this device, in this tab and beyond it (docs/security.md A17), but what is spared. */
export function clearStorage(except?: string): void {
  for (const name of itemNames()) if (name !== except) removeItem(name)
  clearTabStorage()
}

/** What this tab alone remembers: the router's scroll places, a way back from a provider. */
function clearTabStorage(): void {
  try {
    globalThis.sessionStorage?.clear()
  } catch {
    // a closed shelf holds nothing
  }
}

/** Tells when another tab changed something we keep; `null` is everything at once. */
export function watchStorage(listener: (name: string | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== globalThis.localStorage) return
    if (key === null) listener(null)
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length))
  }
  globalThis.addEventListener?.('storage', onStorage)
  return () => globalThis.removeEventListener?.('storage', onStorage)
}
