import { onTestFinished, vi } from 'vitest'

type Source<L> = { subscribe: (listener: L) => () => void }

/** Ends subscriptions made from now on after the test; they would last as long as the page, into the next tests. */
export function stopAfterTest<L>(source: Source<L>): void {
  if (vi.isMockFunction(source.subscribe)) return
  const { subscribe } = source
  vi.spyOn(source, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener)
    onTestFinished(stop)
    return stop
  })
}
