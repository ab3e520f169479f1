import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import styles from './tell-me-on-this-phone.module.css'

const PushCard = lazyPart(async () => (await import('../push-card.tsx')).PushCard)

/** The control by which this device receives notifications; its code comes when it is first shown. */
export const TellMeOnThisPhone = () => (
  <div className={styles.room}>
    <PushCard />
  </div>
)
