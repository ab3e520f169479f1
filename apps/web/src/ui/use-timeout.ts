import { useEffect, useRef } from 'react'

/** Calls back after a while, unless it is called again, cancelled or unmounted before. */
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
