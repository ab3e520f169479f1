import { NotFoundState, type StateCardProps } from '../../ui/state-card.tsx'
import { lazyPart, RenderNothing } from './lazy-part.tsx'

/** The drawing comes after the words, in the room that is left for it: what is rarely seen should not weigh on every page. */
export const LazyGround = lazyPart(
  async () => (await import('../../art/empty-ground.tsx')).EmptyGround,
  RenderNothing,
)

/** As the whole of a screen: what it would show is gone, or never was. */
export const NotFound = (props: Omit<StateCardProps, 'picture' | 'level'>) => (
  <NotFoundState {...props} level={1} picture={<LazyGround mood="not-found" width={390} height={300} />} />
)
