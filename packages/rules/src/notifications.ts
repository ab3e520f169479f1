/** What a person may choose channels for. Several kinds of notification can belong to one topic. */
export const NOTIFICATION_TOPICS = [
  'are_you_in',
  'places',
  'game_changes',
  'my_team',
  'my_match',
  'result',
  'approved',
  'announcements',
  'mentions',
  'too_few',
  'requests',
  'reports',
  'enquiries',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** Of an event. */
export const EVENT_KINDS = [
  'event_cancelled',
  'event_moved',
  'event_place_gained',
  'event_place_offered',
  'event_place_lost',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Of an enquiry. */
export const ENQUIRY_KINDS = ['enquiry_message'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** Of a group. */
const GROUP_KINDS = [
  'game_open',
  'reminder',
  'spare_asked',
  'place_gained',
  'place_offered',
  'place_lost',
  'game_moved',
  'game_cancelled',
  'game_restored',
  'standing_answer_ended',
  'drafted',
  'match_next',
  'game_over',
  'approved',
  'announcement',
  'mention',
  'too_few',
  'join_requested',
  'joined',
  'message_reported',
] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

export const NOTIFICATION_KINDS = [...GROUP_KINDS, ...EVENT_KINDS, ...ENQUIRY_KINDS] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Of a place in a game or an event: the person's own, or that of a guest whom they bring. */
export type PlaceKind = Extract<NotificationKind, `place_${string}` | `event_place_${string}`>

export const TOPIC_OF: Readonly<Record<NotificationKind, NotificationTopic>> = {
  game_open: 'are_you_in',
  reminder: 'are_you_in',
  spare_asked: 'are_you_in',
  place_gained: 'places',
  place_offered: 'places',
  place_lost: 'places',
  game_moved: 'game_changes',
  game_cancelled: 'game_changes',
  game_restored: 'game_changes',
  standing_answer_ended: 'places',
  drafted: 'my_team',
  match_next: 'my_match',
  game_over: 'result',
  approved: 'approved',
  announcement: 'announcements',
  mention: 'mentions',
  too_few: 'too_few',
  join_requested: 'requests',
  joined: 'requests',
  message_reported: 'reports',
  event_cancelled: 'game_changes',
  event_moved: 'game_changes',
  event_place_gained: 'places',
  event_place_offered: 'places',
  event_place_lost: 'places',
  enquiry_message: 'enquiries',
}

/** The bell has everything; these two can be switched for each topic. */
export interface Channels {
  push: boolean
  mail: boolean
}

/** [Y-1] What a person gets who has chosen nothing. */
export const DEFAULT_CHANNELS: Readonly<Record<NotificationTopic, Channels>> = {
  are_you_in: { push: true, mail: true },
  places: { push: true, mail: true },
  game_changes: { push: true, mail: true },
  my_team: { push: true, mail: false },
  my_match: { push: true, mail: false },
  result: { push: true, mail: false },
  approved: { push: true, mail: true },
  announcements: { push: true, mail: true },
  mentions: { push: true, mail: true },
  too_few: { push: true, mail: true },
  requests: { push: false, mail: true },
  reports: { push: true, mail: true },
  enquiries: { push: true, mail: true },
}

/** [Y-2] What happens at the game itself is of use only there, so it is never mailed. */
export const PUSH_ONLY_TOPICS: readonly NotificationTopic[] = ['my_team', 'my_match', 'result']

/** [Y-1] [Y-2] How a topic reaches a person, besides the bell. */
export function channelsOf(topic: NotificationTopic, chosen: Channels | null): Channels {
  const { push, mail } = chosen ?? DEFAULT_CHANNELS[topic]
  return { push, mail: mail && !PUSH_ONLY_TOPICS.includes(topic) }
}

const ALSO_MAILED: readonly NotificationTopic[] = ['places', 'game_changes', 'enquiries']

/** [Y-3] Free places, changes of a game or an event, and enquiries are mailed as well; anything else only if no push was sent. */
export const isMailed = (kind: NotificationKind, { mail }: Channels, wasPushed: boolean): boolean =>
  mail && (!wasPushed || ALSO_MAILED.includes(TOPIC_OF[kind]))

/** By the person's own clock. */
export const QUIET_FROM = '22:00'
export const QUIET_UNTIL = '08:00'

/** [Y-4] Whether it waits until the quiet hours are over. What happens at a game does not. */
export const isQuiet = (kind: NotificationKind, timeOfDay: string): boolean =>
  !PUSH_ONLY_TOPICS.includes(TOPIC_OF[kind]) && (timeOfDay >= QUIET_FROM || timeOfDay < QUIET_UNTIL)

/** Questions whether a person comes, of one group in one calendar week. */
export const WEEKLY_LIMIT = 2

export const isQuestion = (kind: NotificationKind): boolean => TOPIC_OF[kind] === 'are_you_in'

/** [Y-5] Whether a question goes out besides the bell, after so many of the same group this week. */
export const isWithinWeeklyLimit = (kind: NotificationKind, questionsThisWeek: number): boolean =>
  !isQuestion(kind) || questionsThisWeek < WEEKLY_LIMIT

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const LIFETIMES: Partial<Record<NotificationKind, number>> = {
  drafted: 30 * MINUTE,
  match_next: 2 * MINUTE,
  approved: 7 * DAY,
  announcement: 7 * DAY,
  mention: 2 * DAY,
  join_requested: 7 * DAY,
  joined: 7 * DAY,
  message_reported: 7 * DAY,
  standing_answer_ended: 7 * DAY,
  enquiry_message: 7 * DAY,
}

const RESULT_MS = 2 * HOUR

/** [Y-6] From when on (ms) it is not sent any more: a question at the start, other news of a game or an event at its end. */
export function notificationExpiry(
  kind: NotificationKind,
  at: number,
  session: { startsAt: number; endsAt: number } | null,
): number {
  // a game that is ended hours after its end is no news that night
  if (kind === 'game_over') return Math.min(at, session?.endsAt ?? at) + RESULT_MS
  const lifetime = LIFETIMES[kind]
  if (lifetime !== undefined) return at + lifetime
  if (!session) return at
  return isQuestion(kind) || kind === 'too_few' ? session.startsAt : session.endsAt
}

/** [Y-4] Whether it would be late at this time (ms): not sent any more, or what it is about has begun. */
export const isLateAt = (
  kind: NotificationKind,
  at: number,
  { expiresAt, starts }: { expiresAt: number; starts: readonly number[] },
): boolean => expiresAt <= at || (LIFETIMES[kind] === undefined && starts.some((startsAt) => startsAt <= at))
