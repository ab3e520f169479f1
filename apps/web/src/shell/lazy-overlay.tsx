import { later, NotMissed } from '../platform/later.tsx'

/** Fetched while nothing else is wanted, so as not to weigh on any page's start; what is quick never shows it. */
export const LazyOverlay = later(
  async () => (await import('./loading-overlay.tsx')).LoadingOverlay,
  NotMissed,
)
