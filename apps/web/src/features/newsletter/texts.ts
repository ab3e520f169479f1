export const confirmSubscriptionPage = {
  puttingYouOnList: 'Putting you on the list',
  mailIsOnItsWay: 'We sent you an email to confirm. You can unsubscribe at any time.',
  oneMoment: 'One moment.',
}

export const linkRefused = {
  thisLinkDoesNotWork: "This link doesn't work any more",
  toFirstPage: 'Go to the start',
}

export const subscribe = {
  yourEmailCouldNotBe: "We couldn't send your email",
}

export const unsubscribePage = {
  failed: "We couldn't take you off the list",
  after: "We won't write again, and we've deleted your address.",
  question: 'Enough of our emails?',
  oneMoment: 'One moment',
  button: 'Take me off the list',
  hint: "One tap, and we won't write again.",
}
