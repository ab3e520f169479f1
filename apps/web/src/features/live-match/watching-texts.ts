export const bigBoard = {
  live: '{part} Live',
  noSignalLastSeen: 'No signal. Last seen',
  notLiveLastSeen: 'Not live. Last seen',
  firstMatchStandsHereAs: "The first match shows up here as soon as it's called.",
  cupNight: (group: string) => `${group} cup night`,
  firstMatch: 'First match',
  match: (number: number) => `Match ${number}`,
  knockoutFrom: (time: string) => `knockout from ${time}`,
}

export const board = {
  fullTime: 'full time',
  lastPlay: 'Last play',
}

export const loadingBoard = {
  noTimeYet: 'No time yet',
}

export const nextOnBoard = {
  next: 'Next',
  held: 'on hold',
  inLine: 'In the queue',
  after: 'Then',
  startsIn: 'starts in',
  inWord: (formatClock: string) => `in ${formatClock}`,
}

export const noBoard = {
  twoTeamsAreNeeded: 'Two teams are needed',
  organiserFillsTeam:
    "An organiser puts someone into a second team with 'Change players'. Then the first match shows up here.",
}

export const spectators = {
  didNotLoad: "We couldn't load the link to watch.",
  letAnyoneWatch: 'Let anyone watch',
  withLinkAnyoneSeesScore:
    'Anyone with the link sees the score, clock and queue on a phone or TV, without an account. People are shown by first name and initial.',
  opening: 'Opening',
  openThisGame: 'Let people watch',
  closeThisGameToSpectators: 'Close this game to spectators?',
  whoeverWatchesByLinkSees: 'The link stops working. Members can still watch.',
  close: 'Close',
  closing: 'Closing',
  renewLink: 'Renew the link?',
  whoeverWatchesByOldLink: 'The old link stops working, also on the big board.',
  renew: 'Renew',
  renewing: 'Renewing',
  linkToWatch: 'Link to watch',
  copyLink: 'Copy link',
  watchLive: (groupName: string) => `Watch ${groupName} live.`,
  bigBoard: 'Big board',
  qrCodeOfLinkTo: (groupName: string) => `QR code of the link to watch ${groupName}`,
  holdItUpPhonesCamera: "Hold it up: a phone's camera opens the link. The big board is for a TV.",
  renewLink2: 'Renew the link',
  closeToSpectators: 'Close to spectators',
  closedToSpectators: 'Closed to spectators.',
  failedToChangeWhoMay: 'Failed to change who may watch',
  newLinkOldOneShows: 'New link. The old one no longer works.',
  failedToRenewLink: 'Failed to renew the link',
}

export const watchPage = {
  turnout: 'Turnout',
  itHasNotBegunYet: "It hasn't started yet",
  firstMatchStandsHereAs: 'The first match shows up here. This page updates by itself.',
}
