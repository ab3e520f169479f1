import { Link } from '../platform/router/link.tsx'
import type { NavSection } from '../routes.ts'
import { TabBar } from '../ui/tab-bar.tsx'
import { NAV_ITEMS } from './nav-items.ts'
import styles from './nav-tabs.module.css'
import { navTabs as texts } from './texts.ts'

export function NavTabs({ section: current }: { section: NavSection | undefined }) {
  return (
    <div className={styles.tabs}>
      <TabBar
        label={texts.main}
        items={NAV_ITEMS.map(({ section, to, icon, text }) => ({
          key: section,
          icon,
          text,
          current: section === current,
          link: (props) => <Link to={to} {...props} />,
        }))}
      />
    </div>
  )
}
