import { useState } from 'react'
import { Wordmark } from '../art/wordmark.tsx'
import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'
import { Link } from '../platform/router/link.tsx'
import { useSignOut } from '../platform/session/use-sign-out.ts'
import { useViewer } from '../platform/session/viewer.ts'
import type { NavSection } from '../routes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icons.tsx'
import styles from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'
import { NAV_ITEMS } from './nav-items.ts'
import { SearchEvents } from './search-events.tsx'
import { common, signedInHeader as texts } from './texts.ts'

const HeaderCounts = lazyPart(async () => (await import('./header-counts.tsx')).HeaderCounts, RenderNothing)

export function SignedInHeader({ section: current }: { section: NavSection | undefined }) {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [isSearching, setSearching] = useState(false)
  const person = viewer && viewer !== 'loading' ? viewer : null
  const avatar = person ? (
    <Avatar name={`${person.first_name} ${person.last_name}`} image={person.profile_image_url} size={36} />
  ) : (
    <Icon name="person" size={24} />
  )

  return (
    <>
      <div className={classNames('wrap', styles.row)}>
        <Link to="/home" className={styles.wordmark}>
          <Wordmark />
        </Link>
        <nav className={styles.places} aria-label={texts.places}>
          {NAV_ITEMS.filter(({ section }) => section !== 'profile').map(({ section, to, text }) => (
            <Link
              key={section}
              to={to}
              className={styles.place}
              aria-current={section === current ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchEvents />
        </div>
        <HeaderCounts fallback={<span className={styles.bell} />} />
        <Link to="/profile" className={styles.profile} aria-label={texts.yourProfile}>
          {avatar}
        </Link>
        <button type="button" className={styles.logOut} onClick={signOut}>
          <Icon name="leave" size={18} />
          {common.logOut}
        </button>
        <div className={styles.menu}>
          <HeaderMenu avatar={avatar} onSearch={() => setSearching(!isSearching)} onSignOut={signOut} />
        </div>
      </div>
      {isSearching && (
        <div className={classNames('wrap', styles.searchRow)}>
          <SearchEvents autoFocus />
        </div>
      )}
    </>
  )
}
