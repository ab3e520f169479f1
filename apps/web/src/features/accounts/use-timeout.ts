import { useEffect, useRef } from 'react'

/** Does something in a moment, unless the person has gone elsewhere by then. */
export function useTimeout(): (ms: number, callback: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ms, callback) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(callback, ms)
  }
}
