import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'

/** What lies over every page, in one file that comes after the first paint; until then toasts wait. */
const load = () => import('./loading-overlay.tsx')

export const LazyToastRegion = lazyPart(async () => (await load()).ToastRegion, RenderNothing)
/** Is there by the time that it is needed, when nothing else can be fetched. */
export const LazyOverlay = lazyPart(async () => (await load()).LoadingOverlay, RenderNothing)
