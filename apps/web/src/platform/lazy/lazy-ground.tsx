import { NotFoundState, type StateCardProps } from '../../ui/state-card.tsx'
import { lazyPart, RenderNothing } from './lazy-part.tsx'

/** The drawing loads after the text, into its reserved space: a page should not load what it rarely shows. */
export const LazyGround = lazyPart(
  async () => (await import('../../art/empty-ground.tsx')).EmptyGround,
  RenderNothing,
)

/** Fills the screen when its content is gone or never existed. */
export const NotFound = (props: Omit<StateCardProps, 'picture' | 'level'>) => (
  <NotFoundState {...props} level={1} picture={<LazyGround mood="not-found" width={390} height={300} />} />
)
