import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something after a value has changed, and never for the first one. */
export function useValueChange<T>(value: T, onChange: (previous: T) => void): void {
  const shown = useRef(value)
  const report = useEffectEvent(onChange)
  useEffect(() => {
    const previous = shown.current
    shown.current = value
    if (!Object.is(previous, value)) report(previous)
  }, [value])
}
