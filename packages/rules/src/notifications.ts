/** The bell has everything; these two can be switched for each topic. */
export interface Channels {
  push: boolean
  mail: boolean
}

interface Topic {
  /** What a person gets who has chosen nothing. */
  default: Channels
  /** What happens at the game itself is of use only there, so it is never mailed. */
  isPushOnly?: true
  /** Mailed also where a push was sent. */
  isAlsoMailed?: true
}

const BOTH: Topic = { default: { push: true, mail: true } }
const PUSHED_AND_MAILED: Topic = { ...BOTH, isAlsoMailed: true }
const AT_THE_GAME: Topic = { default: { push: true, mail: false }, isPushOnly: true }

const topicTable = <T extends string>(topics: Record<T, Topic>) => topics

/** [Y-1] [Y-2] [Y-3] What a person may choose channels for. Several kinds of notification can belong to one topic. */
export const TOPICS = topicTable({
  are_you_in: BOTH,
  places: PUSHED_AND_MAILED,
  game_changes: PUSHED_AND_MAILED,
  my_team: AT_THE_GAME,
  my_match: AT_THE_GAME,
  result: AT_THE_GAME,
  approved: BOTH,
  announcements: BOTH,
  mentions: BOTH,
  too_few: BOTH,
  requests: { default: { push: false, mail: true } },
  reports: BOTH,
  enquiries: PUSHED_AND_MAILED,
})
export type NotificationTopic = keyof typeof TOPICS
export const NOTIFICATION_TOPICS = Object.keys(TOPICS) as [NotificationTopic, ...NotificationTopic[]]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Kind {
  topic: NotificationTopic
  /** Sent until the game or event that it is about starts or ends, or for so long (ms). */
  until: 'start' | 'end' | number
  /** Mailed by the feature that it comes from, so not with the others. */
  hasOwnMail?: true
  /** Pushed also to a phone that saves power: it must be acted on within minutes. */
  isUrgent?: true
}

const kindTable = <const T extends Record<string, Kind>>(kinds: T) => kinds

/** [Y-6] All notifications. The name of a kind contains its subject: an event, an enquiry, or else a group. */
export const KINDS = kindTable({
  game_open: { topic: 'are_you_in', until: 'start' },
  reminder: { topic: 'are_you_in', until: 'start' },
  spare_asked: { topic: 'are_you_in', until: 'start' },
  place_gained: { topic: 'places', until: 'end' },
  place_offered: { topic: 'places', until: 'end', isUrgent: true },
  place_lost: { topic: 'places', until: 'end' },
  game_moved: { topic: 'game_changes', until: 'end' },
  game_cancelled: { topic: 'game_changes', until: 'end' },
  game_restored: { topic: 'game_changes', until: 'end' },
  standing_answer_ended: { topic: 'places', until: 7 * DAY },
  drafted: { topic: 'my_team', until: 30 * MINUTE, isUrgent: true },
  match_next: { topic: 'my_match', until: 2 * MINUTE, isUrgent: true },
  game_over: { topic: 'result', until: 2 * HOUR },
  approved: { topic: 'approved', until: 7 * DAY, hasOwnMail: true },
  announcement: { topic: 'announcements', until: 7 * DAY },
  mention: { topic: 'mentions', until: 2 * DAY },
  too_few: { topic: 'too_few', until: 'start' },
  join_requested: { topic: 'requests', until: 7 * DAY, hasOwnMail: true },
  joined: { topic: 'requests', until: 7 * DAY, hasOwnMail: true },
  message_reported: { topic: 'reports', until: 7 * DAY },
  event_cancelled: { topic: 'game_changes', until: 'end', hasOwnMail: true },
  event_moved: { topic: 'game_changes', until: 'end', hasOwnMail: true },
  event_place_gained: { topic: 'places', until: 'end', hasOwnMail: true },
  event_place_offered: { topic: 'places', until: 'end', hasOwnMail: true, isUrgent: true },
  event_place_lost: { topic: 'places', until: 'end', hasOwnMail: true },
  enquiry_message: { topic: 'enquiries', until: 7 * DAY, hasOwnMail: true },
})
export type NotificationKind = keyof typeof KINDS
export const NOTIFICATION_KINDS = Object.keys(KINDS) as [NotificationKind, ...NotificationKind[]]

/** A feature can mail only these itself, see `mailIfWanted`. */
export type OwnMailKind = {
  [K in NotificationKind]: (typeof KINDS)[K] extends { hasOwnMail: true } ? K : never
}[NotificationKind]

export const hasOwnMail = (kind: NotificationKind): boolean => 'hasOwnMail' in KINDS[kind]

export const isUrgent = (kind: NotificationKind): boolean => 'isUrgent' in KINDS[kind]

export type EventKind = Extract<NotificationKind, `event_${string}`>
export type EnquiryKind = Extract<NotificationKind, `enquiry_${string}`>
export type GroupKind = Exclude<NotificationKind, EventKind | EnquiryKind>

/** Of a place in a game or an event: the person's own, or that of a guest whom they bring. */
export type PlaceKind = Extract<NotificationKind, `place_${string}` | `event_place_${string}`>

export const isPushOnly = (topic: NotificationTopic): boolean => TOPICS[topic].isPushOnly === true

/** [Y-1] [Y-2] How a topic reaches a person who has chosen these channels, besides the bell. */
export function channelsOf(
  topic: NotificationTopic,
  chosen: readonly (Channels & { topic: NotificationTopic })[],
): Channels {
  const { push, mail } = chosen.find((choice) => choice.topic === topic) ?? TOPICS[topic].default
  return { push, mail: mail && !isPushOnly(topic) }
}

/** [Y-3] Free places, changes of a game or an event, and enquiries are mailed as well; anything else only if no push was sent. */
export const isMailed = (kind: NotificationKind, { mail }: Channels, wasPushed: boolean): boolean =>
  mail && (!wasPushed || TOPICS[KINDS[kind].topic].isAlsoMailed === true)

/** By the person's own clock. */
export const QUIET_FROM = '22:00'
export const QUIET_UNTIL = '08:00'

/** [Y-4] Whether it waits until the quiet hours are over. What happens at a game does not. */
export const isQuiet = (kind: NotificationKind, timeOfDay: string): boolean =>
  !isPushOnly(KINDS[kind].topic) && (timeOfDay >= QUIET_FROM || timeOfDay < QUIET_UNTIL)

/** Questions whether a person comes, of one group in one calendar week. */
export const WEEKLY_LIMIT = 2

export const isQuestion = (kind: NotificationKind): boolean => KINDS[kind].topic === 'are_you_in'

/** [Y-5] Whether a question is also sent, besides the bell, after this many of the same group in one week. */
export const isWithinWeeklyLimit = (kind: NotificationKind, questionsThisWeek: number): boolean =>
  !isQuestion(kind) || questionsThisWeek < WEEKLY_LIMIT

/** [Y-6] From when on (ms) it is not sent any more. */
export function notificationExpiry(
  kind: NotificationKind,
  at: number,
  session: { startsAt: number; endsAt: number } | null,
  actorId?: string | null,
): number {
  const { until } = KINDS[kind]
  // [Y-9] the clock closes a game after an hour without a press, when people may be asleep
  if (kind === 'game_over' && actorId === null) return at
  if (typeof until === 'number')
    // a game that is ended hours after its end is no news that night
    return until + (kind === 'game_over' ? Math.min(at, session?.endsAt ?? at) : at)
  if (!session) return at
  return until === 'start' ? session.startsAt : session.endsAt
}

/** [Y-4] Whether it would be late at this time (ms): not sent any more, or what it is about has begun. */
export const isLateAt = (
  kind: NotificationKind,
  at: number,
  { expiresAt, starts }: { expiresAt: number; starts: readonly number[] },
): boolean =>
  expiresAt <= at || (typeof KINDS[kind].until !== 'number' && starts.some((startsAt) => startsAt <= at))
