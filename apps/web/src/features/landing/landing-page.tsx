import { MatchScene } from '../../art/match-scene.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import styles from './hero.module.css'
import { common, hero as texts } from './texts.ts'

const BelowTheFold = lazyPart(async () => (await import('./below-the-fold.tsx')).BelowTheFold)

export const LandingPage = () => (
  <>
    <Hero />
    <BelowTheFold />
  </>
)

export function Hero() {
  const signedIn = useIsSignedIn()
  return (
    <section className={styles.hero} data-on="turf">
      <div className={styles.tall}>
        <MatchScene />
      </div>
      <div className={styles.wide}>
        <MatchScene shape="wide" />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.title}>{texts.yourNextUnforgettableEventStarts}</h1>
        <p className={styles.tagline}>{texts.oneStopPlatformForEvents}</p>
        <div className={styles.ways}>
          <ButtonLink to={signedIn ? '/home' : '/signup'} variant="primary" size="large">
            {signedIn ? texts.goHome : common.signUp}
          </ButtonLink>
          <ButtonLink to="/events" variant="onTurf" size="large">
            {texts.browseEvents}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
