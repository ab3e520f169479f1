import { usePrefetch } from '../platform/lazy/lazy-part.tsx'
import { useIsNavigating } from '../platform/router/router-hooks.tsx'
import { LazyOverlay } from './lazy-overlay.tsx'

/** Going to a page that has not come in yet; never a refresh or a press. */
export function BusyOverlay() {
  const isNavigating = useIsNavigating()
  // it is needed when nothing else can be fetched
  usePrefetch(LazyOverlay)
  return isNavigating ? <LazyOverlay /> : null
}
