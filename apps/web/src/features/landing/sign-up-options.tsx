import { PitchPanel } from '../../art/pitch-panel.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './sign-up-options.module.css'
import { common, signUpOptions as texts } from './texts.ts'

export function SignUpOptions() {
  return (
    <section className={styles.join} data-on="turf" aria-label={common.join}>
      <div className={styles.portrait}>
        <PitchPanel orientation="portrait" inPlay={false} />
      </div>
      <div className={styles.landscape}>
        <PitchPanel inPlay={false} />
      </div>
      <div className={styles.half}>
        <h2>{texts.playOrOrganise}</h2>
        <p>{texts.findGameThisWeekOr}</p>
        <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {common.signUp}
        </Link>
      </div>
      <span className={styles.or} aria-hidden="true">
        {texts.orWord}
      </span>
      <div className={styles.half}>
        <h2>{texts.workEvent}</h2>
        <p>{texts.foodMusicPicturesLightsTell}</p>
        <Link to="/vendor-signup" className={buttonClass({ variant: 'onTurf', size: 'large' })}>
          {common.joinAsVendor}
        </Link>
      </div>
    </section>
  )
}
