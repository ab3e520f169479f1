import { useState } from 'react'
import { ActionBar } from '../ui/action-bar.tsx'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { TabBar, type TabBarItem } from '../ui/tab-bar.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { GalleryArt } from './art.tsx'
import { Block } from './block.tsx'
import { GalleryControls } from './controls.tsx'
import { GalleryFields } from './fields.tsx'
import styles from './gallery.module.css'
import { GalleryMatch } from './match.tsx'
import { GalleryPeople } from './people.tsx'
import { GalleryStates } from './states.tsx'

const TAB_ITEMS: TabBarItem[] = (
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
  link: (linkProps) => <a href="#top" {...linkProps} />,
}))

/** Every component and drawing in every state, for the eye, for tests by hand, and for photographs. */
export function GalleryPage() {
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const setTheme = (on: boolean) => {
    setDark(on)
    document.documentElement.dataset.theme = on ? 'dark' : 'light'
  }
  return (
    <>
      <main className={`wrap ${styles.page}`} id="top">
        <h1>Turnout parts</h1>
        <Switch
          label="Floodlights"
          checked={isDark}
          onChange={(event) => setTheme(event.currentTarget.checked)}
        />
        <GalleryControls />
        <GalleryPeople />
        <GalleryMatch />
        <GalleryFields />
        <GalleryStates />
        <GalleryArt />
        <Block title="Bars at the lower edge">
          <div className={styles.bars}>
            <TabBar label="Places" items={TAB_ITEMS} />
          </div>
          <div className={styles.bars}>
            <ActionBar context="2 picked, room for 1 more">
              <Button variant="primary" size="large" wide>
                Draft 2 players
              </Button>
            </ActionBar>
          </div>
        </Block>
      </main>
      <ToastRegion />
    </>
  )
}
