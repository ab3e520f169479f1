import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Wordmark } from '../art/wordmark.tsx'
import { later, NotMissed } from '../platform/later.tsx'
import { useSignOut } from '../platform/use-sign-out.ts'
import { useViewer } from '../platform/viewer.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icons.tsx'
import styles from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'
import { PLACES } from './places.ts'
import { SearchEvents } from './search-events.tsx'
import type { Place } from './static-data.ts'

const WaitingRequests = later(async () => (await import('./waiting-requests.tsx')).WaitingRequests, NotMissed)

export function SignedInHeader({ place: here }: { place: Place | undefined }) {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [searching, setSearching] = useState(false)
  const person = viewer && viewer !== 'loading' ? viewer : null
  const face = person ? (
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
        <nav className={styles.places} aria-label="Places">
          {PLACES.filter(({ place }) => place !== 'profile').map(({ place, to, text }) => (
            <Link
              key={place}
              to={to}
              className={styles.place}
              aria-current={place === here ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchEvents />
        </div>
        <WaitingRequests />
        <Link to="/profile" className={styles.profile} aria-label="Your profile">
          {face}
        </Link>
        <button type="button" className={styles.logOut} onClick={signOut}>
          <Icon name="leave" size={18} />
          Log out
        </button>
        <div className={styles.menu}>
          <HeaderMenu face={face} onSearch={() => setSearching(!searching)} onSignOut={signOut} />
        </div>
      </div>
      {searching && (
        <div className={classNames('wrap', styles.searchRow)}>
          <SearchEvents autoFocus />
        </div>
      )}
    </>
  )
}
