import { useEffect, useRef } from 'react'

/** A command that waited for a signal may be answered after its screen is gone. */
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
