import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'

const Ground = lazyPart(async () => (await import('../art/empty-ground.tsx')).EmptyGround, RenderNothing)

/** The drawing comes after the words: pages that nobody hopes to see should not weigh on all the others. */
export const LazyGround = ({ mood }: { mood: 'error' | 'not-found' }) => (
  <Ground mood={mood} width={390} height={240} />
)
