import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { getGroupCalendar } from './get-group-calendar.ts'
import { getMyCalendar } from './get-my-calendar.ts'
import { renewGroupCalendar } from './renew-group-calendar.ts'
import { renewMyCalendar } from './renew-my-calendar.ts'

export { calendarFeed } from './feed.ts'

export const calendarEndpoints: ServedEndpoint<Deps>[] = [
  getMyCalendar,
  renewMyCalendar,
  getGroupCalendar,
  renewGroupCalendar,
]
