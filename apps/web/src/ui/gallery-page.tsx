import { ActionBar } from './action-bar.tsx'
import { Button } from './button.tsx'
import styles from './gallery.module.css'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryMatch } from './gallery-match.tsx'
import { GalleryPeople } from './gallery-people.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { TabBar, type TabBarPlace } from './tab-bar.tsx'
import { ToastRegion } from './toast-region.tsx'

const PLACES: TabBarPlace[] = (
  [
    ['home', 'Home'],
    ['ticket', 'Events'],
    ['people', 'Groups'],
    ['stall', 'Vendors'],
    ['person', 'Profile'],
  ] as const
).map(([icon, text]) => ({
  key: text,
  icon,
  text,
  current: text === 'Groups',
  link: (place) => <a href="#top" {...place} />,
}))

/** Every part in every state, to look at and to test by hand. */
export function GalleryPage() {
  return (
    <>
      <main className={`wrap ${styles.page}`} id="top">
        <h1>Turnout parts</h1>
        <GalleryControls />
        <GalleryPeople />
        <GalleryMatch />
        <GalleryFields />
        <GalleryStates />
        <div data-theme="dark" className={styles.dark}>
          <GalleryMatch />
        </div>
        <TabBar label="Places" places={PLACES} />
        <ActionBar context="2 picked, room for 1 more">
          <Button look="primary" size="large" wide>
            Draft 2 players
          </Button>
        </ActionBar>
      </main>
      <ToastRegion />
    </>
  )
}
