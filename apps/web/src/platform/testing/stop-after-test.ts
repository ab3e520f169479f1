import { onTestFinished, vi } from 'vitest'

type Source<L> = { subscribe: (listener: L) => () => void }

/** What subscribes from now on would listen for as long as the page is open, also to the tests after this one. */
export function stopAfterTest<L>(source: Source<L>): void {
  if (vi.isMockFunction(source.subscribe)) return
  const { subscribe } = source
  vi.spyOn(source, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener)
    onTestFinished(stop)
    return stop
  })
}
