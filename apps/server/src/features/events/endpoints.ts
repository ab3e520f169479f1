import { acceptEventPlace } from './accept-event-place.ts'
import { answerEvent } from './answer-event.ts'
import { cancelEvent } from './cancel-event.ts'
import { checkInReply } from './check-in-reply.ts'
import { checkInToEvent } from './check-in-to-event.ts'
import { countEvents } from './count-events.ts'
import { createEvent } from './create-event.ts'
import { deleteEvent } from './delete-event.ts'
import { getEvent } from './get-event.ts'
import { getEventCalendar } from './get-event-calendar.ts'
import { getEventCode } from './get-event-code.ts'
import { getEventReplies } from './get-event-replies.ts'
import { listEventReplies } from './list-event-replies.ts'
import { listEvents } from './list-events.ts'
import { listMyEvents } from './list-my-events.ts'
import { publishEvent } from './publish-event.ts'
import { undoCheckInOfReply } from './undo-check-in-of-reply.ts'
import { updateEvent } from './update-event.ts'

export const eventsEndpoints = [
  listEvents,
  countEvents,
  createEvent,
  updateEvent,
  publishEvent,
  cancelEvent,
  deleteEvent,
  getEvent,
  getEventCalendar,
  listMyEvents,
  answerEvent,
  acceptEventPlace,
  listEventReplies,
  getEventReplies,
  checkInToEvent,
  checkInReply,
  undoCheckInOfReply,
  getEventCode,
]
