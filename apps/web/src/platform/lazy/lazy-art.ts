import { lazyPart, RenderNothing } from './lazy-part.tsx'

/** Drawn pictures come after the words, in the room that is left for them: a page may be read and pressed before. */
export const LazyCover = lazyPart(async () => (await import('@turnout/art/cover.tsx')).Cover, RenderNothing)
export const LazyEventCover = lazyPart(
  async () => (await import('@turnout/art/event-cover.tsx')).EventCover,
  RenderNothing,
)
export const LazyArrivals = lazyPart(
  async () => (await import('../../art/arrivals-scene.tsx')).ArrivalsScene,
  RenderNothing,
)
export const LazyCoin = lazyPart(async () => (await import('../../art/coin.tsx')).Coin, RenderNothing)
