import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'

/** After the board: what happened before somebody could look is no news. */
export const LazyMatchAnnouncer = lazyPart(
  async () => (await import('./match-announcer.tsx')).MatchAnnouncer,
  RenderNothing,
)
