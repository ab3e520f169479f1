import type { Problem } from './account-problems.ts'

/** Refusals of events. */
export const EVENT_PROBLEMS = {
  'event-not-found': { status: 404, detail: "We can't find this event. It may have been deleted." },
  'event-not-published': { status: 409, detail: 'This event is not published yet.' },
  'event-published': { status: 409, detail: 'This event is published. Cancel it instead.' },
  'event-incomplete': { status: 422, detail: 'Add the {missing} first.' },
  'event-cancelled': { status: 409, detail: 'This event is cancelled.' },
  'event-over': { status: 409, detail: 'This event is over.' },
  'event-too-far-ahead': { status: 422, detail: 'Pick a date within the next two years.' },
  'event-check-in-not-open': { status: 409, detail: 'Check-in opens one hour before the event starts.' },
  'event-without-pin': {
    status: 409,
    detail: 'This event has no pin on the map. Check in with the code that a host shows.',
  },
  'not-in': { status: 409, detail: "You're not in yet. Say that you're in first, or ask a host." },
  'on-waiting-list': { status: 409, detail: "You're on the waiting list. Ask a host to check you in." },
  'reply-not-found': { status: 404, detail: 'This person is not in and does not wait for a place.' },
  'host-fixed': { status: 409, detail: 'A published event keeps its host.' },
  'guests-off': { status: 409, detail: 'No more guests may come along.' },
  'too-many-events': { status: 429, detail: 'You made twenty events today. Make the next one tomorrow.' },
} as const satisfies Record<string, Problem>
