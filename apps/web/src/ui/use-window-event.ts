import { useEffect, useEffectEvent } from 'react'

/** What the window reports, for as long as the component is on the screen. */
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
