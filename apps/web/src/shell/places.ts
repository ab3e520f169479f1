import type { IconName } from '../ui/icons.tsx'
import type { Place } from './static-data.ts'

/** The navigation of the specification, on phones as tabs and on desktops in the header. */
export const PLACES = [
  { place: 'home', to: '/home', icon: 'home', text: 'Home' },
  { place: 'events', to: '/events', icon: 'ticket', text: 'Events' },
  { place: 'groups', to: '/sports/groups', icon: 'people', text: 'Groups' },
  { place: 'vendors', to: '/vendors', icon: 'stall', text: 'Vendors' },
  { place: 'profile', to: '/profile', icon: 'person', text: 'Profile' },
] as const satisfies readonly { place: Place; to: string; icon: IconName; text: string }[]
