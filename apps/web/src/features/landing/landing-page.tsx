import { later } from '../../platform/later.tsx'
import { Hero } from './hero.tsx'

const BelowTheFold = later(async () => (await import('./below-the-fold.tsx')).BelowTheFold)

export const LandingPage = () => (
  <>
    <Hero />
    <BelowTheFold />
  </>
)
