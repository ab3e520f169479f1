import { lazyPart } from '../../platform/lazy/lazy-part.tsx'

/** Below or beside the board. */
export const CompletedMatches = lazyPart(
  async () => (await import('./completed-matches.tsx')).CompletedMatches,
)
