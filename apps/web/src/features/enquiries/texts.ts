export const common = {
  enquiries: 'Enquiries',
  failedToSend: 'Failed to send. What you wrote is still here.',
}

export const sendEnquiry = {
  ask: (name: string) => `Ask ${name}`,
  theyAnswerHere: 'They answer here. Your email stays hidden.',
  whatDoYouNeed: 'What do you need?',
  sayWhat: 'Say what you need.',
  dayHasPassed: 'This day has passed. Pick a later one.',
  when: 'When',
  where: 'Where',
  forYourEvent: 'For one of your events',
  noEvent: 'None of them',
  send: 'Send enquiry',
  sending: 'Sending',
  confirmFirst: 'Confirm your email first.',
  signInFirst: 'Sign in first. What you wrote is still here.',
  sent: (name: string) => `Sent to ${name}`,
  weTellYou: 'We tell you when they answer.',
  seeYourEnquiry: 'See your enquiry',
}

export const enquiriesPage = {
  failedToLoad: 'Failed to load your enquiries.',
  loading: 'Loading your enquiries',
  yourPage: 'Your business',
  whichOnes: 'Which enquiries',
  boxes: { new: 'New', answered: 'Answered', all: 'All', sent: 'Sent' },
  unread: 'Unread',
  you: (text: string) => `You: ${text}`,
  pages: 'Pages of enquiries',
  findVendor: 'Find a vendor',
  empty: {
    new: { title: 'Nothing to answer', text: 'New enquiries show up here until you answer them.' },
    answered: { title: 'Nothing answered yet', text: "Enquiries you've answered show up here." },
    all: { title: 'No enquiries yet', text: 'People can ask you once your page is live.' },
    sent: { title: "You haven't asked anyone yet", text: 'Find a vendor and say what you need.' },
  },
}

export const enquiryPage = {
  failedToLoad: 'Failed to load this enquiry.',
  loading: 'Loading this enquiry',
  notFound: "We can't find this enquiry.",
  mayBeGone: 'It goes when either side closes their account.',
  backToEnquiries: 'Back to enquiries',
  thread: (name: string) => `Enquiry with ${name}`,
  askedOn: (day: string) => `Asked ${day}`,
  seePage: 'See their page',
  facts: 'What it is about',
  when: 'When',
  where: 'Where',
  event: 'For',
  messages: 'Messages',
  youAt: (time: string) => `You, ${time}`,
  themAt: (name: string, time: string) => `${name}, ${time}`,
}

export const addresses = {
  hidden: (name: string) => `${name} doesn't see your email.`,
  share: 'Share my address',
  shareWith: (name: string) => `Share your email with ${name}?`,
  staysShared: "They see it from then on. You can't take it back.",
  keepHidden: 'Keep it hidden',
  sharing: 'Sharing',
  failedToShare: 'Failed to share your email.',
  shared: (name: string) => `${name} sees your email.`,
  theirs: (name: string) => `Email of ${name}`,
}

export const writing = {
  write: 'Write a message',
  send: 'Send',
  noLinksYet: 'Links work once this enquiry is a day old.',
  left: (count: number) => `${count} characters left`,
}

export const eventBar = {
  nobody: (vendor: string, event: string) => `If both of you add it, ${event} shows ${vendor}.`,
  onlyMe: (name: string) => `${name} hasn't added it yet.`,
  onlyThem: (name: string) => `${name} has added it to the event.`,
  both: (vendor: string, event: string) => `${event} shows ${vendor}.`,
  add: 'Add to the event',
  takeBack: 'Take it back',
  failedToAdd: 'Failed to add it to the event.',
  failedToTakeBack: 'Failed to take it back.',
}
