import { lazyPart, RenderNothing } from './lazy-part.tsx'

/** Drawings load after the text, into the space that is reserved for them: the page can be read and used before. */
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
