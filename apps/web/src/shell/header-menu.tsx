import type { ReactNode } from 'react'
import { LazyMenu } from '../platform/lazy/lazy-menu.tsx'
import { useNavigate } from '../platform/router/hooks.tsx'

type HeaderMenuProps = { avatar: ReactNode; onSearch: () => void; onSignOut: () => void }

/** The initials in a phone's header. */
export function HeaderMenu({ avatar, onSearch, onSignOut }: HeaderMenuProps) {
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
      {avatar}
    </LazyMenu>
  )
}
