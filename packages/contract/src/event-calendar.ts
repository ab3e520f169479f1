import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** [Z-20] Times are instants in UTC. Refuses drafts, also for their hosts. */
export const getEventCalendar = endpoint('getEventCalendar', 'GET /events/:eventId/calendar.ics', {
  access: 'optional',
  summary: 'One event as an iCalendar file, also a cancelled one or one that is over. Drafts have none.',
  download: 'text/calendar',
  reply: z.string(),
  problems: ['event-not-found'],
})
