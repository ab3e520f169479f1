import type { NotificationTopic } from '@turnout/rules/notifications'

export const list = {
  title: 'Notifications',
  settings: 'What we tell you',
  markAllRead: 'Mark all as read',
  markFailed: 'Failed to mark them as read',
  unread: 'New',
  earlier: 'Show earlier',
  today: 'Today',
  yesterday: 'Yesterday',
  failed: 'Failed to load your notifications.',
  loading: 'Loading your notifications',
  nothingTitle: 'All quiet',
  nothing: 'Games, places and requests show up here.',
  callSpares: 'Call the spares',
  cancelGame: 'Cancel this game',
  failedRead: 'Failed to mark it as read',
}

export const settings = {
  title: 'What we tell you',
  back: 'Notifications',
  phone: 'Phone',
  mail: 'Email',
  phoneFor: (topic: string) => `Phone: ${topic}`,
  mailFor: (topic: string) => `Email: ${topic}`,
  changeFailed: 'Failed to change what we tell you',
  failed: 'Failed to load what we tell you.',
  loading: 'Loading what we tell you',
  quietTitle: 'Quiet from 22:00 to 08:00',
  quiet: "Only a game you are at, and news that can't wait until 08:00, still reach you.",
  byGroup: 'Notifications by group',
  on: 'On',
  muted: 'Muted, still in the bell',
  muteFailed: 'Failed to change the group',
}

export const unsubscribePage = {
  question: 'Stop emails like this one?',
  hint: "One tap, and we won't email you about this any more.",
  button: 'Stop these emails',
  oneMoment: 'One moment',
  failed: "We couldn't stop these emails",
  stopped: (topic: string) => `No more emails: ${topic}`,
  after: 'You still see it under the bell. You can turn these emails back on under Notifications.',
}

/** In the order of the page, each under its heading. */
export const topics: Record<NotificationTopic, { under: string; name: string; hint?: string }> = {
  are_you_in: { under: 'Games', name: 'Are you in?', hint: 'When replies open, one reminder' },
  places: { under: 'Games', name: 'A place is free', hint: 'From the waiting list' },
  game_changes: { under: 'Games', name: 'Moved or cancelled' },
  my_team: { under: 'During the game', name: 'My team' },
  my_match: { under: 'During the game', name: 'My match is next' },
  result: { under: 'During the game', name: 'The result' },
  announcements: { under: 'Group', name: 'Announcements' },
  mentions: { under: 'Group', name: 'Mentions', hint: 'Your name in the chat' },
  approved: { under: 'Group', name: 'Request approved' },
  too_few: { under: 'For organisers', name: 'Too few players', hint: 'Four hours before' },
  requests: { under: 'For organisers', name: 'Requests to join' },
  reports: { under: 'For organisers', name: 'Reported messages' },
  enquiries: { under: 'Vendors', name: 'Enquiries and answers' },
}
