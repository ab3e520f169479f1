/** Often enough that two phones never show different seconds for a tenth of a second. */
const TICK_MS = 50

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

const isPageVisible = () => document.visibilityState === 'visible'

function startOrStop() {
  const shouldRun = listeners.size > 0 && isPageVisible()
  if (shouldRun && timer === undefined) timer = setInterval(tick, TICK_MS)
  if (!shouldRun && timer !== undefined) {
    clearInterval(timer)
    timer = undefined
  }
  if (shouldRun) tick()
}

/** One interval for every clock on the screen; it rests while nobody sees it. */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', startOrStop)
  listeners.add(listener)
  startOrStop()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', startOrStop)
    startOrStop()
  }
}
