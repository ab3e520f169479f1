import type { Page } from 'playwright-core'

/**
 * All that a browser stores of us: both storages of this tab, the rows of every database, the calls in any
 * cache.
 */
export interface BrowserStorage {
  local: Record<string, string>
  session: Record<string, string>
  rows: unknown[]
  calls: string[]
}

export const browserStorage = (page: Page): Promise<BrowserStorage> =>
  page.evaluate(async () => {
    const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await requestResult(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        rows.push(...(await requestResult(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    const calls: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (new URL(url).pathname.startsWith('/api/')) calls.push(url)
    return { local: { ...localStorage }, session: { ...sessionStorage }, rows, calls }
  })
