import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'

/** Overlays of every page, in one file that loads after the first paint; until then toasts wait. */
const load = () => import('./loading-overlay.tsx')

export const LazyToastRegion = lazyPart(async () => (await load()).ToastRegion, RenderNothing)
/** Loads early, so that it is there when nothing else can be fetched. */
export const LazyOverlay = lazyPart(async () => (await load()).LoadingOverlay, RenderNothing)
