import type { Refusals } from './refusals.ts'

/** Refusals of events. */
export const EVENT_PROBLEMS = {
  'event-not-found': "404 We can't find this event. It may have been deleted.",
  'event-not-published': '409 This event is not published yet.',
  'event-published': '409 This event is published. Cancel it instead.',
  'event-incomplete': '422 Add the {missing} first.',
  'event-cancelled': '409 This event is cancelled.',
  'event-over': '409 This event is over.',
  'event-too-far-ahead': '422 Pick a date within the next two years.',
  'event-check-in-not-open': '409 Check-in opens one hour before the event starts.',
  'event-without-pin': '409 This event has no pin on the map. Check in with the code that a host shows.',
  'not-in': "409 You're not in yet. Say that you're in first, or ask a host.",
  'on-waiting-list': "409 You're on the waiting list. Ask a host to check you in.",
  'reply-not-found': '404 This person is not in and does not wait for a place.',
  'host-fixed': '409 A published event keeps its host.',
  'guests-off': '409 No more guests may come along.',
  'too-many-events': '429 You made twenty events today. Make the next one tomorrow.',
} as const satisfies Refusals
