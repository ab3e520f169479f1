import type { ReactNode } from 'react'
import { LazyMenu } from '../platform/lazy/lazy-menu.tsx'
import { useNavigate } from '../platform/router/router-hooks.tsx'
import { common, headerMenu as texts } from './texts.ts'

type HeaderMenuProps = { avatar: ReactNode; onSearch: () => void; onSignOut: () => void }

/** The initials in a phone's header. */
export function HeaderMenu({ avatar, onSearch, onSignOut }: HeaderMenuProps) {
  const navigate = useNavigate()
  return (
    <LazyMenu
      label={texts.yourMenu}
      items={[
        { text: common.profile, icon: 'person', onSelect: () => void navigate({ to: '/profile' }) },
        { text: common.searchEvents, icon: 'search', onSelect: onSearch },
        { text: common.logOut, icon: 'leave', onSelect: onSignOut },
      ]}
    >
      {avatar}
    </LazyMenu>
  )
}
