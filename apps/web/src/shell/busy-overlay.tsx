import { useIsNavigating } from '../platform/router/router-hooks.tsx'
import { LazyOverlay } from './lazy-overlays.tsx'

/** Going to a page that has not come in yet; never a refresh or a press. */
export const BusyOverlay = () => (useIsNavigating() ? <LazyOverlay /> : null)
