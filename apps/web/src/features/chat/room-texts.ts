import { pluralize } from '@turnout/rules/words'

export const header = {
  search: 'Search messages',
  muteGroup: 'Mute this group',
  unmuteGroup: 'Unmute this group',
  mute: 'Mute',
  unmute: 'Unmute',
  muted: ' · muted',
}

export const search = {
  label: 'Words in a message',
  hint: 'All messages of this chat are searched.',
  loading: 'Searching',
  none: (words: string) => `No message has '${words}'.`,
  failed: "The search didn't work.",
  tryAgain: 'Try again',
  more: 'Show older ones',
  by: (name: string, day: string) => `${name}, ${day}`,
}

export const organiserMenu = {
  label: 'Post more than a message',
}

export const announcement = {
  title: 'Announcement',
  label: 'What everyone should know',
  missing: 'Write the announcement first.',
  hint: (members: number | null) =>
    `Stays on top of the chat. ${members === null ? 'All members' : `All ${members} members`} are told.`,
  post: 'Post',
  posting: 'Posting',
  postFailed: 'Failed to post the announcement',
  open: 'Open',
  by: (name: string, rest: string) => (rest === '' ? name : `${name}: ${rest}`),
  byAt: (name: string, day: string, time: string) => `${name}, ${day}, ${time}`,
  takeDown: 'Take it down',
  takingDown: 'Taking it down',
  takeDownHint: "Its text is deleted for everyone. You can't undo this.",
  takeDownFailed: 'Failed to take it down',
}

export const poll = {
  title: 'Poll',
  question: 'Question',
  questionMissing: 'Write the question.',
  answer: (number: number) => `Answer ${number}`,
  removeAnswer: (number: number) => `Remove answer ${number}`,
  addAnswer: 'Add an answer',
  answersMissing: 'Give at least two answers.',
  answersSame: 'Two answers are the same.',
  multiple: 'Several answers each',
  closesAt: 'Closes at',
  closesInPast: 'Choose a time that is still to come.',
  post: 'Ask',
  posting: 'Asking',
  postFailed: 'Failed to post the poll',
  votes: (count: number) => pluralize(count, 'vote'),
  people: (count: number) => `${pluralize(count, 'person', 'people')} voted`,
  yours: 'your vote',
  most: 'most votes',
  closes: (count: string, time: string) => `${count} · closes ${time}`,
  closed: (count: string) => `${count} · closed`,
  today: 'today',
  tomorrow: 'tomorrow',
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  closeNow: 'Close now',
  closeFailed: 'Failed to close the poll',
  voteFailed: "Your vote didn't count",
  waiting: 'Waiting to send',
}

export const sampleChat = {
  ada: 'Ada',
  pitchIsDryCheckIn: 'Pitch is dry. Check-in is open, bring both shirts.',
  ben: 'Ben',
  onTramTenMinutes: 'On the tram. Ten minutes.',
  cleo: 'Cleo',
  iHaveBibsWhoHas: 'I have the bibs. Who has the pump?',
  dan: 'Dan',
  pumpIsWithMe: 'Pump is with me.',
  sample: 'Sample',
  isOff: 'Chat is switched off in this group. This is how it looks.',
  forMembers: 'Chat is for the members of this group. This is how it looks.',
  sendIsOff: 'Chat is switched off.',
  sendIsForMembers: 'For members.',
  switchOn: 'Switch it on',
}

export const chatRoom = {
  loading: 'Loading messages',
  failed: 'Failed to load messages.',
  groupGone: 'Group not found',
  backToGroups: 'Back to groups',
  titleOf: (group: string) => `Chat, ${group}`,
}

export const people = {
  ofPoll: 'Votes',
  ofMessage: 'Reactions',
  none: 'No votes',
  loading: 'Loading their names',
  failed: "We couldn't load their names.",
  formerMember: 'A former member',
}

export const reportReasons = {
  spam: 'Spam or advertising',
  insult: 'Insults or threats',
  private_details: "Someone's private details",
  other: 'Something else',
}

export const reportForm = {
  reason: "What's wrong with it?",
  reasonMissing: 'Pick a reason.',
  note: 'More about it',
  send: 'Report',
  sending: 'Reporting',
}

export const reportSheet = {
  title: 'Report message',
  noteMissing: 'Say what is wrong with this message.',
  whoSees: 'The admins of the group see it, with your name. The author is told nothing.',
  done: 'Reported. The admins will look at it.',
  failed: 'Failed to report the message',
}

export const reports = {
  title: 'Reported messages',
  count: (count: number) => pluralize(count, 'reported message'),
  open: 'Open',
  none: 'Nothing is reported.',
  line: (reason: string, name: string | null, note: string | null) =>
    [reason, name, note && `'${note}'`].filter(Boolean).join(' · '),
  dismiss: 'Dismiss',
  dismissOf: (name: string) => `Dismiss the reports of the message of ${name}`,
  remove: 'Remove message',
  removeOf: (name: string) => `Remove message of ${name}`,
  failed: 'Failed to dismiss the reports',
}
