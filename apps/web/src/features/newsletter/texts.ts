export const confirmSubscriptionPage = {
  puttingYouOnList: 'Putting you on the list',
  mailIsOnItsWay: 'A mail is on its way that says so. Its link takes you off again, whenever you like.',
  oneMoment: 'One moment.',
}

export const linkRefused = {
  thisLinkDoesNotWork: 'This link does not work any more',
  toFirstPage: 'To the first page',
}

export const subscribe = {
  yourEmailCouldNotBe: 'Your email could not be sent',
}

export const unsubscribePage = {
  youCouldNotBeTaken: 'You could not be taken off the list',
  weWriteNoMoreAnd: 'We write no more, and we have forgotten your address.',
  enoughOfOurMail: 'Enough of our mail?',
  oneMoment: 'One moment',
  takeMeOffList: 'Take me off the list',
  onePressAndNothingMore: 'One press, and nothing more will come.',
}
