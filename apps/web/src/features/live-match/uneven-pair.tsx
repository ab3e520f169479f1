import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from './live-match.module.css'

/** That two teams are not a fair match by numbers. */
export function UnevenPair({ children }: { children: ReactNode }) {
  return (
    <p className={styles.uneven}>
      <Icon name="people" size={18} />
      {children}
    </p>
  )
}
