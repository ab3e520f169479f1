import { useEffect, useRef } from 'react'

/** A press that waited for a signal may be answered when the screen that would say so is no longer there. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}
