import { acceptEventPlace } from './accept-event-place.ts'
import { answerEvent } from './answer-event.ts'
import { cancelEvent } from './cancel-event.ts'
import { countEvents } from './count-events.ts'
import { createEvent } from './create-event.ts'
import { deleteEvent } from './delete-event.ts'
import { getEvent } from './get-event.ts'
import { listEvents } from './list-events.ts'
import { listMyEvents } from './list-my-events.ts'
import { publishEvent } from './publish-event.ts'
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
  listMyEvents,
  answerEvent,
  acceptEventPlace,
]
