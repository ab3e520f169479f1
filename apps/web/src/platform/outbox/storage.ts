import type { NewCommand, OutboxStorage, QueuedCommand } from './queue.ts'

const DATABASE = 'turnout'
const STORE_NAME = 'presses'

const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE_NAME, { keyPath: 'id', autoIncrement: true })
  }
  return requestResult(request)
}

/** Presses in IndexedDB: they survive a reload and a phone that ran empty. */
function indexedDbStorage(database: IDBDatabase): OutboxStorage {
  const openStore = (mode: IDBTransactionMode) =>
    database.transaction(STORE_NAME, mode).objectStore(STORE_NAME)
  return {
    all: () => requestResult<QueuedCommand[]>(openStore('readonly').getAll()),
    add: async (command) => ({
      ...command,
      id: Number(await requestResult(openStore('readwrite').add(command))),
    }),
    remove: async (id) => void (await requestResult(openStore('readwrite').delete(id))),
    clear: async () => void (await requestResult(openStore('readwrite').clear())),
  }
}

/** In memory: for private windows that keep nothing, and for tests. */
export function memoryStorage(initial: readonly QueuedCommand[] = []): OutboxStorage {
  let commands = [...initial]
  let lastId = Math.max(0, ...commands.map(({ id }) => id))
  return {
    all: async () => [...commands],
    add: async (command: NewCommand) => {
      lastId += 1
      const stored = { ...command, id: lastId }
      commands.push(stored)
      return stored
    },
    remove: async (id) => {
      commands = commands.filter((command) => command.id !== id)
    },
    clear: async () => {
      commands = []
    },
  }
}

/** The best store this browser gives. */
export function openOutboxStorage(): OutboxStorage {
  const storage = openDatabase().then(indexedDbStorage, () => memoryStorage())
  return {
    all: async () => (await storage).all(),
    add: async (command) => (await storage).add(command),
    remove: async (id) => (await storage).remove(id),
    clear: async () => (await storage).clear(),
  }
}
