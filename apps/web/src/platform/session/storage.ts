const PREFIX = 'turnout.'

/** The session of the person who is signed in: the only key that more than one module uses. */
export const TOKEN = 'token'
/** Its key in local storage. */
export const TOKEN_KEY = PREFIX + TOKEN

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Private windows and tests have no storage, or one that throws; then nothing outlives the page. */
function localStorageOrNull(): WebStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const getItem = (name: string): string | null => localStorageOrNull()?.getItem(PREFIX + name) ?? null

/** A value that was stored as JSON; null where there is none that can be read. */
export function getStored<T>(name: string): T | null {
  try {
    return JSON.parse(getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function setItem(name: string, value: string): void {
  try {
    localStorageOrNull()?.setItem(PREFIX + name, value)
  } catch {
    // storage is full or blocked: the page works on without it
  }
}

export const removeItem = (name: string): void => localStorageOrNull()?.removeItem(PREFIX + name)

/** The names of all stored items. */
export function itemNames(): string[] {
  const storage = localStorageOrNull()
  const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
}

/** Deletes all that we stored on this device, in this tab and beyond it (docs/security.md A17), except one item. */
export function clearStorage(except?: string): void {
  for (const name of itemNames()) if (name !== except) removeItem(name)
  clearTabStorage()
}

/** Items of this tab alone: scroll positions of the router, the return path of an OAuth sign-in. */
function clearTabStorage(): void {
  try {
    globalThis.sessionStorage?.clear()
  } catch {
    // blocked storage is empty
  }
}

/** Calls back when another tab changed one of our items; `null` means all of them. */
export function watchStorage(listener: (name: string | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== globalThis.localStorage) return
    if (key === null) listener(null)
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length))
  }
  globalThis.addEventListener?.('storage', onStorage)
  return () => globalThis.removeEventListener?.('storage', onStorage)
}
