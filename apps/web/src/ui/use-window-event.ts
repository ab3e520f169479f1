import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window while mounted. */
export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  onEvent: (event: WindowEventMap[T]) => void,
): void {
  const report = useEffectEvent(onEvent)
  useEffect(() => {
    const listener = (event: WindowEventMap[T]) => report(event)
    addEventListener(type, listener)
    return () => removeEventListener(type, listener)
  }, [type])
}
