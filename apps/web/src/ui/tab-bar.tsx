import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import styles from './tabs.module.css'

export type TabBarItem = {
  key: string
  icon: IconName
  text: string
  current: boolean
  /** `(place) => <Link to="/home" {...place} />` */
  link: (linkProps: {
    className: string
    'aria-current': 'page' | undefined
    children: ReactNode
  }) => ReactNode
}

/** The sections of the app along the bottom of a phone, the D over the current one. */
export function TabBar({ label, items }: { label: string; items: readonly TabBarItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.places}>
        {items.map(({ key, icon, text, current, link }) => (
          <li key={key}>
            {link({
              className: `d-mark d-hangs ${styles.place}`,
              'aria-current': current ? 'page' : undefined,
              children: (
                <>
                  <Icon name={icon} size={23} />
                  {text}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
