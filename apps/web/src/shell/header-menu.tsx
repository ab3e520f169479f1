import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LazyMenu } from '../platform/lazy-menu.tsx'

type HeaderMenuProps = { face: ReactNode; onSearch: () => void; onSignOut: () => void }

/** The initials in a phone's header. */
export function HeaderMenu({ face, onSearch, onSignOut }: HeaderMenuProps) {
  const navigate = useNavigate()
  return (
    <LazyMenu
      label="Your menu"
      items={[
        { text: 'Profile', icon: 'person', onSelect: () => void navigate({ to: '/profile' }) },
        { text: 'Search Events', icon: 'search', onSelect: onSearch },
        { text: 'Log out', icon: 'leave', onSelect: onSignOut },
      ]}
    >
      {face}
    </LazyMenu>
  )
}
