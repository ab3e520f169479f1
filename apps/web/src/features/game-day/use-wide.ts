import { useSyncExternalStore } from 'react'

const DESKTOP = '(min-width: 62.5em)'

const subscribe = (tell: () => void) => {
  const query = matchMedia(DESKTOP)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * Columns instead of the action bar. A style sheet cannot decide this: the order in the page has to be the
 * order on the screen, and the drawn pitch has another shape.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(DESKTOP).matches,
    () => false,
  )
