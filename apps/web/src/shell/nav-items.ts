import type { NavSection } from '../routes.ts'
import type { IconName } from '../ui/icons.tsx'

/** The navigation of the specification, on phones as tabs and on desktops in the header. */
export const NAV_ITEMS = [
  { section: 'home', to: '/home', icon: 'home', text: 'Home' },
  { section: 'events', to: '/events', icon: 'ticket', text: 'Events' },
  { section: 'groups', to: '/sports/groups', icon: 'people', text: 'Groups' },
  { section: 'vendors', to: '/vendors', icon: 'stall', text: 'Vendors' },
  { section: 'profile', to: '/profile', icon: 'person', text: 'Profile' },
] as const satisfies readonly { section: NavSection; to: string; icon: IconName; text: string }[]
