import { FeaturedEvents } from './featured-events.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinHalves } from './join-halves.tsx'
import { Newsletter } from './newsletter.tsx'
import { OneClock } from './one-clock.tsx'
import { VendorSpotlight } from './vendor-spotlight.tsx'

export function LandingPage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <OneClock />
      <FeaturedEvents />
      <VendorSpotlight />
      <JoinHalves />
      <Newsletter />
    </>
  )
}
