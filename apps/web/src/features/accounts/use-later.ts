import { useEffect, useRef } from 'react'

/** Does something in a moment, unless the person has gone elsewhere by then. */
export function useLater(): (ms: number, then: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ms, then) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, ms)
  }
}
