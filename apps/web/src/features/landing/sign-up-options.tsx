import { PitchPanel } from '../../art/pitch-panel.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './landing.module.css'

export function SignUpOptions() {
  return (
    <section className={styles.join} data-on="turf" aria-label="Join">
      <div className={styles.portrait}>
        <PitchPanel orientation="portrait" inPlay={false} />
      </div>
      <div className={styles.landscape}>
        <PitchPanel inPlay={false} />
      </div>
      <div className={styles.half}>
        <h2>Play or organise</h2>
        <p>Find a game this week, or bring your own group with you.</p>
        <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'large' })}>
          Sign up
        </Link>
      </div>
      <span className={styles.or} aria-hidden="true">
        or
      </span>
      <div className={styles.half}>
        <h2>Work the event</h2>
        <p>Food, music, pictures, lights: tell organisers what you do.</p>
        <Link to="/vendor-signup" className={buttonClass({ variant: 'onTurf', size: 'large' })}>
          Join as a vendor
        </Link>
      </div>
    </section>
  )
}
