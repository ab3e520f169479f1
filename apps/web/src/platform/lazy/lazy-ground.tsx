import { lazyPart, RenderNothing } from './lazy-part.tsx'

/** The drawing comes after the words, in the room that is left for it: what is rarely seen should not weigh on every page. */
export const LazyGround = lazyPart(
  async () => (await import('../../art/empty-ground.tsx')).EmptyGround,
  RenderNothing,
)
