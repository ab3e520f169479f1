import { pluralize } from '@turnout/rules/words'

export const messages = {
  left: 'Left group successfully!',
  leaveFailed: 'Failed to leave group',
  updated: 'Sport group updated successfully!',
  editFailed: 'Failed to load sport group data.',
  editNotFound: 'Sport group not found.',
  notFound: 'Group not found',
  listFailed: 'Failed to load sport groups.',
  myListFailed: 'Failed to load your sport groups.',
  arrived: (people: number) => `${pluralize(people, 'player')} arrived`,
  deleted: 'Group deleted successfully!',
  deleteFailed: 'Failed to delete group',
  deleteSure: 'Are you sure you want to delete this group? This action cannot be undone.',
  joined: 'Join request submitted successfully!',
  joinFailed: 'Failed to join group',
  sportsFailed: 'Failed to load sports. Please try again.',
}

export const common = {
  addToCalendar: 'Add to calendar',
  createGroup: 'Create Group',
  updateGroup: 'Update Group',
  today: 'Today',
  teamThatWaitsLongestSends: 'The team that waits longest sends one.',
  leaveGroup: 'Leave Group',
  rules: 'Rules',
  myGroups: 'My groups',
  members: 'Members',
  join: 'Join',
  withdrawRequest: 'Withdraw the request',
  setPin: 'Set the pin',
  typeCoordinates: 'Type coordinates',
  movePin: 'Move the pin',
  looking: 'Looking',
  useWhereIAm: 'Use where I am',
  latitude: 'Latitude',
  longitude: 'Longitude',
}

export const joining = {
  signInFirst: 'Sign up or log in to join',
  confirmFirst: 'Confirm your email first, then you can ask to join.',
  sent: 'Request sent. An admin will answer, usually before the next game.',
  letIn: "You're in.",
  oldLink: 'That link is old, so an admin has to say yes first.',
}

export const actions = {
  requestWithdrawn: 'Request withdrawn',
  failedToWithdrawYourRequest: 'Failed to withdraw your request',
  newAddressOldOneShows: 'New address. The old one no longer works.',
  failedToRenewAddress: 'Failed to renew the address',
}

export const calendarDialog = {
  addressDidNotLoad: "We couldn't load the address.",
  oneMoment: 'One moment',
  yourCalendarAsksHereFor:
    'Your calendar gets the games of the next three months and updates when a time changes.',
  openInMyCalendar: 'Open in my calendar',
  addressToSubscribeTo: 'Address to subscribe to',
  itIsYoursAloneWhoever: 'Keep it to yourself. Anyone who has it can see when and where you play.',
  copyAddress: 'Copy address',
  renewing: 'Renewing',
  getNewAddress: 'Get a new address',
}

export const gameDates = {
  onNow: 'On now',
  over: 'Over',
  tomorrow: 'Tomorrow',
  nextWeek: (day: string) => `${day} next week`,
  inWeeks: (day: string, floor: number) => `${day} in ${floor} weeks`,
  everyDay: 'Every day',
}

export const gameDayOver = {
  gameIsOver: 'The game is over.',
  nextGame: (word: string, startTime: string) => `Next game: ${word}, ${startTime}.`,
}

export const groupMembers = {
  seeAll: 'See all',
  onlyYouSoFarSend: 'Only you so far. Send the link to the people you play with.',
  invitePlayers: 'Invite players',
}

export const leaveDialog = {
  leave: (name: string) => `Leave ${name}?`,
  stay: 'Stay',
  leaving: 'Leaving',
  youNoLongerSeeIts: "You won't see its members and game days any more. To come back, ask to join again.",
}

export const limits = {
  to: (min: number, max: number) => `${min} to ${max}`,
}

export const membershipAction = {
  asking: 'Asking',
  requestPending: 'Request Pending',
  withdrawing: 'Withdrawing',
}

export const membershipBadge = {
  join: (name: string) => `Join ${name}`,
}

export const deleteGroup = {
  deleteGroup: 'Delete Group',
  moreFor: (group: string) => `More for ${group}`,
  deleteWord: (name: string) => `Delete ${name}?`,
  deleting: 'Deleting',
}

export const teamMark = {
  won: 'won',
}

export const resolvePlace = {
  weCouldNotFindOut: "We couldn't find that place. Set the pin instead.",
}

export const currentPosition = {
  yourBrowserDoesNotTell: "We don't know where you are. Set the pin by hand instead.",
}
