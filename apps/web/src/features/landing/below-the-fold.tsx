import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { PitchPanel } from '../../art/pitch-panel.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { EmailForm } from '../../ui/email-form.tsx'
import { ScorePlate } from '../../ui/score-plate.tsx'
import { Turf } from '../../ui/turf.tsx'
import { useSubscribe } from '../newsletter/public/use-subscribe.ts'
import { FeaturedEvents } from './featured-events.tsx'
import howItWorksStyles from './how-it-works.module.css'
import styles from './landing.module.css'
import { SampleArrivals, SampleGroupCard, SampleMatch, SampleTeams } from './samples.tsx'
import { Section } from './section.tsx'
import signUpOptions from './sign-up-options.module.css'
import {
  common,
  howItWorks as howItWorksTexts,
  sharedClock,
  signUpOptions as signUpOptionsTexts,
  newsletter as texts,
} from './texts.ts'
import { VendorSpotlight } from './vendor-spotlight.tsx'

/** Everything below the first screen; it loads right after the first picture. */
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

/** Only the link in the mail subscribes; until then the box says what is left to do. */
function Newsletter() {
  const subscription = useSubscribe()
  return (
    <Section
      title={texts.newsFromTouchline}
      lead={texts.newSportsNewFeaturesFirst}
      aside={<EmailForm action={texts.subscribe} busyText={texts.sending} {...subscription} />}
    />
  )
}

const BOARD = (
  <div aria-hidden="true">
    <Turf className={styles.match}>
      <ScorePlate bib={<Bib team={2} ground="turf" size={40} />} name="Blue" score={2} />
      <div className={styles.ring}>
        <ClockRing state="running" secondsLeft={48} totalSeconds={420} />
      </div>
      <ScorePlate bib={<Bib team={1} ground="turf" size={40} />} name="Orange" score={1} />
    </Turf>
  </div>
)

function SharedClock() {
  return (
    <Section
      tone="night"
      title={sharedClock.oneClockForWholePitch}
      lead={sharedClock.organiserScoresEverybodySeesIt}
      aside={BOARD}
    />
  )
}

function SignUpOptions() {
  return (
    <section className={signUpOptions.join} data-on="turf" aria-label={common.join}>
      <div className={signUpOptions.portrait}>
        <PitchPanel orientation="portrait" inPlay={false} />
      </div>
      <div className={signUpOptions.landscape}>
        <PitchPanel inPlay={false} />
      </div>
      <div className={signUpOptions.half}>
        <h2>{signUpOptionsTexts.playOrOrganise}</h2>
        <p>{signUpOptionsTexts.findGameThisWeekOr}</p>
        <ButtonLink to="/signup" variant="primary" size="large">
          {common.signUp}
        </ButtonLink>
      </div>
      <span className={signUpOptions.or} aria-hidden="true">
        {signUpOptionsTexts.orWord}
      </span>
      <div className={signUpOptions.half}>
        <h2>{signUpOptionsTexts.workEvent}</h2>
        <p>{signUpOptionsTexts.foodMusicPicturesLightsTell}</p>
        <ButtonLink to="/vendor-signup" variant="onTurf" size="large">
          {common.joinAsVendor}
        </ButtonLink>
      </div>
    </section>
  )
}

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: howItWorksTexts.findYourGroup,
    text: howItWorksTexts.browseBySportPlaceAnd,
    picture: <SampleGroupCard />,
  },
  {
    title: howItWorksTexts.turnOut,
    text: howItWorksTexts.checkInWithOneTap,
    picture: <SampleArrivals />,
  },
  {
    title: howItWorksTexts.pickTeams,
    text: howItWorksTexts.captainsDraftInTurnOr,
    picture: <SampleTeams />,
  },
  {
    title: howItWorksTexts.play,
    text: howItWorksTexts.sevenMinuteMatchesTwoClear,
    picture: <SampleMatch />,
  },
]

function HowItWorks() {
  return (
    <Section title={howItWorksTexts.howItWorks}>
      <ol className={howItWorksStyles.steps}>
        {STEPS.map(({ title, text, picture }, index) => (
          <li key={title} className={howItWorksStyles.step}>
            <h3 className={howItWorksStyles.stepTitle}>
              <span className={howItWorksStyles.number}>{index + 1}</span>
              {title}
            </h3>
            <div className={howItWorksStyles.picture} aria-hidden="true">
              {picture}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
