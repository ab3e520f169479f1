import type { NavSection } from '../routes.ts'
import type { IconName } from '../ui/icons.tsx'
import { common, navItems as texts } from './texts.ts'

/** The navigation of the specification, on phones as tabs and on desktops in the header. */
export const NAV_ITEMS = [
  { section: 'home', to: '/home', icon: 'home', text: 'Home' },
  { section: 'events', to: '/events', icon: 'ticket', text: common.events },
  { section: 'groups', to: '/sports/groups', icon: 'people', text: texts.groups },
  { section: 'vendors', to: '/vendors', icon: 'stall', text: common.vendors },
  { section: 'profile', to: '/profile', icon: 'person', text: common.profile },
] as const satisfies readonly { section: NavSection; to: string; icon: IconName; text: string }[]
