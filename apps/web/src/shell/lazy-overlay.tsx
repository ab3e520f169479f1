import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'

/** Fetched while nothing else is wanted, so as not to weigh on any page's start; what is quick never shows it. */
export const LazyOverlay = lazyPart(
  async () => (await import('./loading-overlay.tsx')).LoadingOverlay,
  RenderNothing,
)
