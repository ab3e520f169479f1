/** What a person may choose channels for. Several kinds of notification can belong to one topic. */
export const NOTIFICATION_TOPICS = [
  'are_you_in',
  'places',
  'game_changes',
  'my_team',
  'my_match',
  'result',
  'approved',
  'too_few',
  'requests',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

export const NOTIFICATION_KINDS = [
  'game_open',
  'reminder',
  'spare_asked',
  'place_gained',
  'place_offered',
  'place_lost',
  'game_moved',
  'game_cancelled',
  'game_restored',
  'drafted',
  'match_next',
  'game_over',
  'approved',
  'too_few',
  'join_requested',
  'joined',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

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
  drafted: 'my_team',
  match_next: 'my_match',
  game_over: 'result',
  approved: 'approved',
  too_few: 'too_few',
  join_requested: 'requests',
  joined: 'requests',
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
  too_few: { push: true, mail: true },
  requests: { push: false, mail: true },
}

/** [Y-2] What happens at the game itself is of use only there, so it is never mailed. */
export const PUSH_ONLY_TOPICS: readonly NotificationTopic[] = ['my_team', 'my_match', 'result']

/** [Y-1] [Y-2] How a topic reaches a person, besides the bell. */
export function channelsOf(topic: NotificationTopic, chosen: Channels | null): Channels {
  const { push, mail } = chosen ?? DEFAULT_CHANNELS[topic]
  return { push, mail: mail && !PUSH_ONLY_TOPICS.includes(topic) }
}
