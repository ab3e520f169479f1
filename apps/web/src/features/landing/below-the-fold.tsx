import { FeaturedEvents } from './featured-events.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinHalves } from './join-halves.tsx'
import { Newsletter } from './newsletter.tsx'
import { OneClock } from './one-clock.tsx'
import { VendorSpotlight } from './vendor-spotlight.tsx'

/** All that nobody sees without scrolling; it comes right after the first picture. */
export const BelowTheFold = () => (
  <>
    <HowItWorks />
    <OneClock />
    <FeaturedEvents />
    <VendorSpotlight />
    <JoinHalves />
    <Newsletter />
  </>
)
