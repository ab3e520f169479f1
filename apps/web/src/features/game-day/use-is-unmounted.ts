import { useEffect, useRef } from 'react'

/** A press that waited for a signal may be answered when the screen that would say so is no longer there. */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  return () => isUnmounted.current
}
