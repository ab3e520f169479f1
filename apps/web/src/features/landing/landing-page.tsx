import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Hero } from './hero.tsx'

const BelowTheFold = lazyPart(async () => (await import('./below-the-fold.tsx')).BelowTheFold)

export const LandingPage = () => (
  <>
    <Hero />
    <BelowTheFold />
  </>
)
