import type { NewPress, Press, PressStore } from './press-queue.ts'

const DATABASE = 'turnout'
const SHELF = 'presses'

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SHELF, { keyPath: 'id', autoIncrement: true })
  }
  return asked(request)
}

/** Presses in IndexedDB: they survive a reload and a phone that ran empty. */
function keptStore(database: IDBDatabase): PressStore {
  const shelf = (mode: IDBTransactionMode) => database.transaction(SHELF, mode).objectStore(SHELF)
  return {
    all: () => asked<Press[]>(shelf('readonly').getAll()),
    add: async (press) => ({ ...press, id: Number(await asked(shelf('readwrite').add(press))) }),
    remove: async (id) => void (await asked(shelf('readwrite').delete(id))),
    clear: async () => void (await asked(shelf('readwrite').clear())),
  }
}

/** In memory: for private windows that keep nothing, and for tests. */
export function memoryStore(kept: readonly Press[] = []): PressStore {
  let presses = [...kept]
  let last = Math.max(0, ...presses.map(({ id }) => id))
  return {
    all: async () => [...presses],
    add: async (press: NewPress) => {
      last += 1
      const numbered = { ...press, id: last }
      presses.push(numbered)
      return numbered
    },
    remove: async (id) => {
      presses = presses.filter((press) => press.id !== id)
    },
    clear: async () => {
      presses = []
    },
  }
}

/** The best store this browser gives. */
export function openPressStore(): PressStore {
  const store = openDatabase().then(keptStore, () => memoryStore())
  return {
    all: async () => (await store).all(),
    add: async (press) => (await store).add(press),
    remove: async (id) => (await store).remove(id),
    clear: async () => (await store).clear(),
  }
}
