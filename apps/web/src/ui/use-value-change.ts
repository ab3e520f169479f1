import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back after a value has changed; for the first value only if another one was `known` before it. */
export function useValueChange<T>(value: T, onChange: (previous: T) => void, known: T = value): void {
  const shown = useRef(known)
  const report = useEffectEvent(onChange)
  useEffect(() => {
    const previous = shown.current
    shown.current = value
    if (!Object.is(previous, value)) report(previous)
  }, [value])
}
