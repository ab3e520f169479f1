import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

/** From where a calendar program requests the games; it sends no bearer token, so the path is the secret. */
export const Calendar = model('Calendar', { path: z.string() })

/** A raw route and no endpoint: text/calendar is no JSON. */
export const CALENDAR_FEED_PATH = '/calendars/:name'

export const getMyCalendar = endpoint('getMyCalendar', 'GET /users/me/calendar', {
  summary: 'The address of the calendar with the games of all my groups.',
  reply: Calendar,
})

export const renewMyCalendar = endpoint('renewMyCalendar', 'POST /users/me/calendar/renew', {
  summary: 'A new address for my calendar. The old one is gone.',
  reply: Calendar,
  secretReply: true,
})

export const getGroupCalendar = endpoint('getGroupCalendar', 'GET /sport-groups/:groupId/calendar', {
  summary: 'My address of the calendar with the games of one group.',
  reply: Calendar,
  problems: ['group-not-found'],
})

export const renewGroupCalendar = endpoint(
  'renewGroupCalendar',
  'POST /sport-groups/:groupId/calendar/renew',
  {
    summary: 'A new address of my calendar of one group. The old one is gone.',
    reply: Calendar,
    secretReply: true,
    problems: ['group-not-found'],
  },
)
