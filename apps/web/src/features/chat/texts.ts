import { namesInWords } from '@turnout/rules/results'
import { pluralize, teamName } from '@turnout/rules/words'

export const common = {
  title: 'Group Chat',
  back: 'Back to group',
  close: 'Close the chat',
  message: 'Message',
  send: 'Send',
  cancel: 'Cancel',
  keepIt: 'Keep it',
  /** Inside a sentence. */
  deletedAccount: 'a deleted account',
}

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
  none: (words: string) => `No message has “${words}”`,
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
  takeDownHint: 'Its text is deleted for everyone. This cannot be taken back.',
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
  voteFailed: 'Your vote did not count',
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

export const messageLog = {
  label: 'Messages',
  empty: 'Nothing here yet',
  emptyHint: 'Say hello, or ask who brings the ball.',
  loadingEarlier: 'Loading earlier messages',
  earlierFailed: "Earlier messages couldn't be loaded.",
  tryAgain: 'Try again',
  newMessages: (count: number) => pluralize(count, 'new message', 'new messages'),
  newest: 'To the newest message',
}

export const rows = {
  today: 'Today',
  yesterday: 'Yesterday',
  newCount: (count: number) => `${count} new`,
}

export const messageRow = {
  deletedAccount: 'Deleted account',
  you: 'You',
  edited: '(edited)',
  removedBy: (name: string) => `Message removed by ${name}`,
  removed: 'Message removed',
}

export const systemLine = {
  isOut: (name: string) => `${name} is out.`,
  gotIn: (names: readonly string[]) =>
    `${namesInWords(names)} ${names.length === 1 ? 'has a place' : 'have places'}`,
  hasPlace: (names: readonly string[], day: string) =>
    names.length === 1
      ? `${names[0]} has the place on ${day}.`
      : `${namesInWords(names)} have places on ${day}.`,
  onDay: (day: string) => `on ${day}.`,
  isTaken: (day: string) => `The place on ${day} is taken.`,
  isMoved: (day: string) => `${day} is moved`,
  movedTo: (to: readonly string[]) => `to ${to.join(', ')}.`,
  hasNewHours: (day: string) => `${day} has new hours.`,
  hours: (start: string, end: string) => `${start} to ${end}`,
  isCancelled: (day: string) => `${day} is cancelled.`,
  isOnAgain: (day: string) => `${day} is on again.`,
  noWinner: 'The game day is over.',
  winner: (team: number) => `${teamName(team)} won the game day.`,
  cupWinner: (team: number) => `${teamName(team)} won the cup.`,
  winners: (teams: readonly number[]) => `${namesInWords(teams.map(teamName))} share first place.`,
  matches: (count: number) => pluralize(count, 'match', 'matches'),
  unknown: 'Reload to see what is new here.',
}

export const messageActions = {
  open: 'Message actions',
  notLoaded: "The message couldn't be loaded.",
  gone: 'This message is gone.',
  formerMember: 'a former member',
}

export const reactionNames = {
  thumbs_up: 'Thumbs up',
  heart: 'Heart',
  laugh: 'Laugh',
  surprised: 'Surprised',
  sad: 'Sad',
  ball: 'Ball',
}

export const reactions = {
  label: 'Reactions',
  you: 'you',
  by: (names: readonly string[]) => namesInWords(names),
  summary: (reaction: string, names: readonly string[]) =>
    `${reaction}, ${names.length}: ${namesInWords(names)}`,
  failed: 'Failed to send the reaction',
}

export const people = {
  ofPoll: 'Votes',
  ofMessage: 'Reactions',
  none: 'No votes',
  formerMember: 'A former member',
}

export const messageMenu = {
  label: (name: string) => `Message of ${name}`,
  reply: 'Reply',
  copy: 'Copy text',
  votes: 'Who voted',
  reactions: 'Who reacted',
  copied: 'Copied',
  notCopied: "This browser doesn't let us copy.",
  edit: 'Edit',
  report: 'Report',
  remove: 'Remove',
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
    [reason, name, note && `‘${note}’`].filter(Boolean).join(' · '),
  dismiss: 'Dismiss',
  dismissOf: (name: string) => `Dismiss the reports of the message of ${name}`,
  remove: 'Remove message',
  removeOf: (name: string) => `Remove message of ${name}`,
  failed: 'Failed to dismiss the reports',
}

export const removeMessage = {
  removeMine: 'Remove your message?',
  removeOf: (name: string) => `Remove the message of ${name}?`,
  remove: 'Remove',
  removing: 'Removing',
  goneForEveryone: 'Its text goes for everyone. A line stays that says it was removed.',
  failed: 'Failed to remove the message',
}

export const waitingRow = {
  sending: 'Sending',
  waiting: 'Waiting to send',
  notSent: (reason: string) => `Not sent. ${reason}`,
  tryAgain: 'Try again',
  editAndSend: 'Edit and send again',
  delete: 'Delete',
}

export const composer = {
  label: 'Write a message',
  editLabel: 'Change your message',
  replyingTo: (name: string | null) => `Replying to ${name ?? 'an earlier message'}`,
  editing: 'Editing',
  cancelReply: 'Stop replying',
  cancelEdit: 'Stop editing',
  save: 'Save',
  people: 'People',
  names: (count: number) => pluralize(count, 'name'),
  notEdited: 'Failed to change the message',
}
