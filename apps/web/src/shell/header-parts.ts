import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'

export { HeaderCounts } from './header-counts.tsx'

export const Suggestions = lazyPart(
  async () => (await import('../features/search/public/suggestions.tsx')).Suggestions,
  RenderNothing,
)
