import { Icon } from './icons.tsx'
import styles from './tick-box.module.css'

export function TickBox() {
  return (
    <span className={styles.box} aria-hidden="true">
      <Icon name="tick" size={18} strokeWidth={2.6} />
    </span>
  )
}
