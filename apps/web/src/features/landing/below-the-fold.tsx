import { useIsSignedIn } from '../../platform/session/identity.ts'
import { FeaturedEvents } from './featured-events.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Newsletter } from './newsletter.tsx'
import { SharedClock } from './shared-clock.tsx'
import { SignUpOptions } from './sign-up-options.tsx'
import { VendorSpotlight } from './vendor-spotlight.tsx'

/** All that nobody sees without scrolling; it comes right after the first picture. */
export function BelowTheFold() {
  const signedIn = useIsSignedIn()
  return (
    <>
      <HowItWorks />
      <SharedClock />
      <FeaturedEvents />
      <VendorSpotlight />
      {!signedIn && <SignUpOptions />}
      <Newsletter />
    </>
  )
}
