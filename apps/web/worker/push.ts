/** The server's message: the declarative form, which Safari reads without this worker. `data` is ours. */
interface PushedNotification {
  title: string
  body?: string
  navigate?: string
  tag?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  actions?: { action: string; title: string; navigate?: string }[]
  data?: { id?: string; game?: { groupId: string; gameId: string } }
}

/** `pages` has the page of each button. */
type ShownData = NonNullable<PushedNotification['data']> & {
  navigate: string
  pages: Record<string, string>
}
/** Options that browsers have and TypeScript's types lack. */
type ShownOptions = NotificationOptions & {
  actions?: { action: string; title: string }[]
  renotify?: boolean
}

/** A push that shows nothing costs the permission, so something always shows. */
const UNREADABLE: PushedNotification = { title: 'Turnout', body: 'There is news in one of your groups.' }

function readPush(data: PushMessageData | null): PushedNotification {
  try {
    const { notification } = data?.json() ?? {}
    return typeof notification?.title === 'string' ? notification : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

async function showPush(worker: ServiceWorkerGlobalScope, event: PushEvent): Promise<void> {
  const { title, body, navigate = '/home', tag, lang, dir, actions = [], data } = readPush(event.data)
  const shown = tag ? await worker.registration.getNotifications({ tag }) : []
  const pages = Object.fromEntries(actions.map((each) => [each.action, each.navigate ?? navigate]))
  const shownData: ShownData = { ...data, navigate, pages }
  const options: ShownOptions = {
    ...(body !== undefined && { body }),
    ...(lang && { lang }),
    ...(dir && { dir }),
    actions: actions.map(({ action, title: text }) => ({ action, title: text })),
    // a replacement alerts again, unless the same notification came twice
    ...(tag && { tag, renotify: shown.every((other) => other.data?.id !== data?.id) }),
    icon: '/icon-192.png',
    badge: '/icon-48.png',
    data: shownData,
  }
  await worker.registration.showNotification(title, options)
}

const DATABASE = 'turnout'
const STORE_NAME = 'presses'

const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/**
 * Adds the answer to the outbox of the page, as a button there does (src/platform/outbox/storage.ts): the page has the
 * session, and sends it once, now or when there is a signal.
 */
async function putAnswerIntoOutbox(
  { groupId, gameId }: { groupId: string; gameId: string },
  answer: string,
): Promise<void> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE_NAME, { keyPath: 'id', autoIncrement: true })
  }
  const database = await requestResult(request)
  const command = {
    endpoint: 'answerScheduledGame',
    input: { params: { groupId, gameId }, body: { answer } },
    key: crypto.randomUUID(),
    madeAt: Date.now(),
  }
  await requestResult(database.transaction(STORE_NAME, 'readwrite').objectStore(STORE_NAME).add(command))
  database.close()
}

const isAnswer = (action: string): boolean => action === 'going' || action === 'not_going'

async function openPage(worker: ServiceWorkerGlobalScope, navigate: string): Promise<void> {
  const url = new URL(navigate, worker.location.origin)
  // a push from before the server moved opens the page of the same path
  const target = worker.location.origin + url.pathname + url.search
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((window) => window.url.split('#', 1)[0] === target)
  if (!open) return void (await worker.clients.openWindow(target))
  open.postMessage('outbox')
  // refused when the click is too long ago
  await open.focus().catch(() => {})
}

async function onClick(worker: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close()
  const { game, navigate = '/home', pages } = (event.notification.data ?? {}) as Partial<ShownData>
  // without storage the page still opens, and has the buttons too
  if (game && isAnswer(event.action)) await putAnswerIntoOutbox(game, event.action).catch(() => {})
  await openPage(worker, pages?.[event.action] ?? navigate)
}

/** The page reports the new address to the server: now if one is open, else when one opens next. */
async function renewSubscription(worker: ServiceWorkerGlobalScope, { oldSubscription }: ChangedSubscription) {
  const key = oldSubscription?.options.applicationServerKey
  if (key)
    await worker.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => {})
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const window of windows) window.postMessage('push-subscription')
}

type ChangedSubscription = { oldSubscription?: PushSubscription | null }

export function handlePushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event)))
  worker.addEventListener('notificationclick', (event) => event.waitUntil(onClick(worker, event)))
  worker.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(renewSubscription(worker, event as Event as ChangedSubscription)),
  )
}
