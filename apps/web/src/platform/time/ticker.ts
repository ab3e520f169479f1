/** Often enough that two phones never show different seconds for a tenth of a second. */
const TICK_MS = 50

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

function startOrStop() {
  clearInterval(timer)
  if (listeners.size === 0 || document.visibilityState !== 'visible') return
  timer = setInterval(tick, TICK_MS)
  tick()
}

/** One interval for every clock on the screen; it pauses while the page is hidden. */
export function onTick(listener: () => void): () => void {
  // the same listener is added once
  document.addEventListener('visibilitychange', startOrStop)
  listeners.add(listener)
  startOrStop()
  return () => {
    listeners.delete(listener)
    startOrStop()
  }
}
