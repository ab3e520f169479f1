/** Often enough that two phones never show different seconds for a tenth of a second. */
const EVERY_MS = 50

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const tell of listeners) tell()
}

const isSeen = () => document.visibilityState === 'visible'

function adjust() {
  const wanted = listeners.size > 0 && isSeen()
  if (wanted && timer === undefined) timer = setInterval(tick, EVERY_MS)
  if (!wanted && timer !== undefined) {
    clearInterval(timer)
    timer = undefined
  }
  if (wanted) tick()
}

/** One interval for every clock on the screen; it rests while nobody sees it. */
export function onTick(tell: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', adjust)
  listeners.add(tell)
  adjust()
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', adjust)
    adjust()
  }
}
