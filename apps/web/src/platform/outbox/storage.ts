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

/** Commands in IndexedDB: they survive a reload and an empty battery. */
function indexedDbStorage(opened: IDBDatabase): OutboxStorage {
  let database = opened
  async function request<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
    const run = () => requestResult(ask(database.transaction(STORE_NAME, mode).objectStore(STORE_NAME)))
    try {
      return await run()
    } catch {
      // phones close it while an app is in the background
      database.close()
      database = await openDatabase()
      return run()
    }
  }
  return {
    all: () => request<QueuedCommand[]>('readonly', (store) => store.getAll()),
    add: async (command) => ({
      ...command,
      id: Number(await request('readwrite', (store) => store.add(command))),
    }),
    remove: async (id) => void (await request('readwrite', (store) => store.delete(id))),
    clear: async () => void (await request('readwrite', (store) => store.clear())),
  }
}

/** In memory: for private windows without storage, and for tests. */
export function memoryStorage(commands: readonly QueuedCommand[] = []): OutboxStorage {
  let lastId = commands.at(-1)?.id ?? 0
  return {
    all: async () => commands,
    add: async (command: NewCommand) => {
      lastId += 1
      const stored = { ...command, id: lastId }
      commands = [...commands, stored]
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

/** The best storage that this browser has. */
export function openOutboxStorage(): OutboxStorage {
  const storage = openDatabase().then(indexedDbStorage, () => memoryStorage())
  return {
    all: async () => (await storage).all(),
    add: async (command) => (await storage).add(command),
    remove: async (id) => (await storage).remove(id),
    clear: async () => (await storage).clear(),
  }
}
