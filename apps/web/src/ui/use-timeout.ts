import { useEffect, useRef } from 'react'

/** Does something in a moment, unless it is called again or off, or the person has gone elsewhere by then. */
export function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const run = (ms: number, callback: () => void) => {
    cancel()
    timer.current = setTimeout(callback, ms)
  }
  return { run, cancel }
}
