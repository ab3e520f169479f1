import { Link } from '@tanstack/react-router'
import { TabBar } from '../ui/tab-bar.tsx'
import styles from './place-tabs.module.css'
import { PLACES } from './places.ts'
import type { Place } from './static-data.ts'

export function PlaceTabs({ place: here }: { place: Place | undefined }) {
  return (
    <div className={styles.tabs}>
      <TabBar
        label="Main"
        places={PLACES.map(({ place, to, icon, text }) => ({
          key: place,
          icon,
          text,
          current: place === here,
          link: (props) => <Link to={to} activeProps={{}} {...props} />,
        }))}
      />
    </div>
  )
}
