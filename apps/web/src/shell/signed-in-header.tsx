import { Wordmark } from '@turnout/art/wordmark.tsx'
import { fullName } from '@turnout/rules/full-name'
import { useState } from 'react'
import { LazyMenu } from '../platform/lazy/lazy-menu.tsx'
import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'
import { Link } from '../platform/router/link.tsx'
import { useNavigate } from '../platform/router/router-hooks.tsx'
import { useSignOut } from '../platform/session/use-sign-out.ts'
import { useMe } from '../platform/session/viewer.ts'
import type { NavSection } from '../routes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './header.module.css'
import { loadHeaderParts } from './load-header-parts.ts'
import { NAV_ITEMS } from './nav-items.ts'
import { SearchEvents } from './search-events.tsx'
import { common, signedInHeader as texts } from './texts.ts'

const HeaderCounts = lazyPart(async () => (await loadHeaderParts()).HeaderCounts, RenderNothing)

export function SignedInHeader({ section: current }: { section: NavSection | undefined }) {
  const me = useMe()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [isSearching, setSearching] = useState(false)
  const searchOrClose = () => {
    const pageField = current === 'events' && document.querySelector<HTMLElement>('main search input')
    if (pageField && !isSearching) pageField.focus()
    else setSearching(!isSearching)
  }
  const avatar = me ? (
    <Avatar name={fullName(me.first_name, me.last_name)} image={me.profile_image_url} size={36} />
  ) : (
    <Icon name="person" size={24} />
  )

  return (
    <>
      <div className={`wrap ${styles.row}`}>
        <Link to="/home" className={styles.wordmark}>
          <Wordmark />
        </Link>
        <nav className={styles.places} aria-label={texts.places}>
          {NAV_ITEMS.filter(({ section }) => section !== 'profile').map(({ section, to, text }) => (
            <Link
              key={section}
              to={to}
              className={`d-mark ${styles.place}`}
              aria-current={section === current ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchEvents />
        </div>
        <button
          type="button"
          className={`${styles.bell} ${styles.menu}`}
          aria-label={common.searchEvents}
          aria-expanded={isSearching}
          onClick={searchOrClose}
        >
          <Icon name="search" size={24} />
        </button>
        <HeaderCounts fallback={<span className={styles.bell} />} />
        <Link to="/profile" className={styles.profile} aria-label={texts.yourProfile}>
          {avatar}
        </Link>
        <button type="button" className={styles.logOut} onClick={signOut}>
          <Icon name="leave" size={18} />
          {common.logOut}
        </button>
        <div className={styles.menu}>
          <LazyMenu
            label={texts.yourMenu}
            items={[
              { text: common.profile, icon: 'person', onSelect: () => void navigate({ to: '/profile' }) },
              { text: common.logOut, icon: 'leave', onSelect: signOut },
            ]}
          >
            {avatar}
          </LazyMenu>
        </div>
      </div>
      {isSearching && (
        <div className={`wrap ${styles.searchRow}`}>
          <SearchEvents onLeave={() => setSearching(false)} />
        </div>
      )}
    </>
  )
}
