import { PitchPanel } from '../../art/pitch-panel.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
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
        <ButtonLink to="/signup" variant="primary" size="large">
          {common.signUp}
        </ButtonLink>
      </div>
      <span className={styles.or} aria-hidden="true">
        {texts.orWord}
      </span>
      <div className={styles.half}>
        <h2>{texts.workEvent}</h2>
        <p>{texts.foodMusicPicturesLightsTell}</p>
        <ButtonLink to="/vendor-signup" variant="onTurf" size="large">
          {common.joinAsVendor}
        </ButtonLink>
      </div>
    </section>
  )
}
