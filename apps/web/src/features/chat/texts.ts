import { listInWords } from '@turnout/rules/list-in-words'
import { pluralize, teamName } from '@turnout/rules/words'

export const common = {
  title: 'Group Chat',
  back: 'Back to group',
  close: 'Close the chat',
  message: 'Message',
  send: 'Send',
  cancel: 'Cancel',
  keepIt: 'Keep it',
  /** Used within a sentence. */
  deletedAccount: 'a deleted account',
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
    `${listInWords(names)} ${names.length === 1 ? 'has a place' : 'have places'}`,
  hasPlace: (names: readonly string[], day: string) =>
    names.length === 1
      ? `${names[0]} has the place on ${day}.`
      : `${listInWords(names)} have places on ${day}.`,
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
  noCupWinner: 'No team won the cup.',
  winners: (teams: readonly number[]) => `${listInWords(teams.map(teamName))} share first place.`,
  matches: (count: number) => pluralize(count, 'match', 'matches'),
  unknown: 'Reload to see what is new here.',
}

export const messageActions = {
  open: 'Message actions',
  notLoaded: "The message couldn't be loaded.",
  gone: 'This message is gone.',
  member: 'a member',
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
  by: (names: readonly string[]) => listInWords(names),
  summary: (reaction: string, names: readonly string[]) =>
    `${reaction}, ${names.length}: ${listInWords(names)}`,
  failed: 'Failed to send the reaction',
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
