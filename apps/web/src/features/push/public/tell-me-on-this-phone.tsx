import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import styles from './tell-me-on-this-phone.module.css'

const PushCard = lazyPart(async () => (await import('../push-card.tsx')).PushCard)

/** Turns notifications on for this device; its code loads when it first shows. */
export const TellMeOnThisPhone = () => (
  <div className={styles.room}>
    <PushCard />
  </div>
)
