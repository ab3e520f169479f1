import { MatchScene } from '../../art/match-scene.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './hero.module.css'
import { common, hero as texts } from './texts.ts'

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
      <div className={classNames('wrap', styles.words)}>
        <h1 className={styles.title}>{texts.yourNextUnforgettableEventStarts}</h1>
        <p className={styles.tagline}>{texts.oneStopPlatformForEvents}</p>
        <div className={styles.ways}>
          <Link
            to={signedIn ? '/home' : '/signup'}
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            {signedIn ? texts.goHome : common.signUp}
          </Link>
          <Link to="/events" className={buttonClass({ variant: 'onTurf', size: 'large' })}>
            {texts.browseEvents}
          </Link>
        </div>
      </div>
    </section>
  )
}
