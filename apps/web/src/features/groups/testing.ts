import type { SportGroup } from '@turnout/contract/groups'
import { blankValues } from './group-values.ts'

/** Ada's group, as its admin Ada sees it. */
export const CANAL_SIDE: SportGroup = {
  ...blankValues('football'),
  id: '01890000-0000-7000-8000-000000000000',
  name: 'Canal Side Kickabout',
  description: 'Five a side by the canal, all levels.',
  venue_name: 'Weaver Street',
  venue_address: '1 Weaver Street, London',
  venue_latitude: 51.535,
  venue_longitude: -0.0575,
  venue_image_url: null,
  venue_image_small_url: null,
  time_zone: 'Europe/London',
  playing_days: [{ day: 'TUESDAY' }],
  game_start_time: '19:00',
  game_end_time: '21:00',
  member_count: 1,
  next_game: null,
  current_user_membership: { is_member: true, is_pending: false, role: 'admin', is_creator: true },
}
