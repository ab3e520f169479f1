import { pluralize } from '@turnout/rules/words'

export const messages = {
  approved: 'Member approved',
  approveFailed: 'Failed to approve member',
  rejected: 'Member rejected',
  rejectFailed: 'Failed to reject member',
  removed: 'Member removed successfully',
  removeFailed: 'Failed to remove member',
  promoted: 'Member promoted to admin',
  promoteFailed: 'Failed to promote member to admin',
  notFound: 'Group not found',
  editFailed: 'Failed to load sport group data.',
  membersFailed: 'Failed to load members',
}

export const common = {
  askToJoin: 'Ask to join',
  members: 'Members',
  keepIt: 'Keep it',
}

export const joining = {
  sent: 'Request sent. An admin will answer, usually before the next game.',
  confirmFirst: 'Confirm your email first, then you can ask to join.',
  signInFirst: 'Sign up or log in to join',
}

export const actions = {
  membersApproved: (people: number) => `${pluralize(people, 'member')} approved`,
  failedToApproveMembers: 'Failed to approve members',
  isSpareNow: (firstName: string) => `${firstName} is a spare: asked only when places are left`,
  isRegularAgain: (firstName: string) => `${firstName} is a regular again`,
  failedToChangeSpare: 'Failed to save the change',
  adminSteppedDownToMember: 'Admin stepped down to member',
  failedToStepAdminDown: 'Failed to step the admin down',
  groupIsSNow: (firstName: string) => `The group is ${firstName}'s now`,
  failedToHandGroupOver: 'Failed to hand the group over',
  failedToChangeLink: 'Failed to change the link',
  newLinkOldOneNo: 'New link. The old one no longer works.',
  failedToRenewLink: 'Failed to renew the link',
}

export const askToJoin = {
  youAreInGoTo: "You're in. Go to the group",
  requestPending: 'Request Pending',
  joining: 'Joining',
  asking: 'Asking',
  joinNow: 'Join now',
  signIn: 'Sign in',
  haveAccount: '{signInFirst}. Have an account? {link}',
}

export const groupBoundary = {
  backToAllGroups: 'Back to all groups',
}

export const inviteEffect = {
  joins: "With this link you're in right away.",
  none: 'This link no longer works. You can still ask to join.',
}

export const inviteLink = {
  link: 'The link',
  linkIsSwitchedOffPeople: 'The link is off. People can find the group in the list and ask to join.',
  comeAndPlayWith: (name: string) => `Come and play with ${name}.`,
  linkToJoin: 'Link to join',
  whoeverOpensItSeesWhen: 'People who open it see when you play and join with one tap.',
  whoeverOpensItSeesWhen2: 'People who open it see when you play and can ask to join.',
  copyLink: 'Copy link',
  email: 'Email',
  whatsapp: 'WhatsApp',
  qrCodeOfLinkTo: (name: string) => `QR code of the link to join ${name}`,
  holdItUpAtPitch: "Hold it up at the pitch: a phone's camera opens the link.",
}

export const invitePage = {
  invite: 'Invite',
  membersPassLinkOn: 'Only members can invite.',
  onceYouAreInIt: "Once you're in, you can share the link here.",
}

export const inviteSettings = {
  forAdmins: 'For admins',
  linkWorks: 'The link works',
  switchedOffNote: "When it's off, no one can join with it.",
  peopleWithThisLinkJoin: 'People with this link join at once',
  otherwiseTheyAskAndAdmin: 'Otherwise they ask first.',
  renewLink: 'Renew the link',
  renewLinkQuestion: 'Renew the link?',
  renew: 'Renew',
  renewing: 'Renewing',
  oldLinkStopsWorkingWherever: 'The old link stops working. People who are in stay in.',
}

export const joinPage = {
  join: (name: string) => `Join ${name}`,
  itsMembersInviteYouTo: 'Its members invite you to',
  youAreInvitedTo: 'You are invited to',
  moreAboutThisGroup: 'More about this group',
  to: (start: string, end: string) => `${start} to ${end}`,
  everyDay: 'Every day',
  until: (end: string) => `until ${end}`,
}

export const memberLists = {
  pendingRegistrations: 'Pending registrations',
  approveAll: (people: number) => `Approve all ${people}`,
  approving: 'Approving',
  pagesOfRequests: 'Pages of requests',
  currentMembers: 'Current members',
  pagesOfMembers: 'Pages of members',
}

export const memberMenu = {
  record: 'Attendance',
  makeAdmin: 'Make admin',
  makeSpare: 'Make spare',
  makeRegular: 'Make regular',
  stepDownToMember: 'Step down to member',
  handGroupOver: 'Hand the group over',
  moreFor: (fullName: string) => `More for ${fullName}`,
}

export const removeQuestion = {
  title: (name: string) => `Remove ${name}?`,
  confirmText: 'Remove Member',
  cancelText: 'Keep them',
  busyText: 'Removing',
  children: 'They no longer see the members and game days of this group. They can ask to join again.',
}

export const stepDownQuestion = {
  title: (name: string) => `Step ${name} down?`,
  confirmText: 'Step down',
  cancelText: 'Keep them',
  busyText: 'Stepping down',
  children: "They stay in the group as a member. They can't let people in or run game days any more.",
}

export const handOverQuestion = {
  title: (name: string) => `Hand the group to ${name}?`,
  confirmText: 'Hand over',
  cancelText: common.keepIt,
  busyText: 'Handing over',
  children: "They'll decide who the admins are. You stay an admin, and only they can give the group back.",
}

export const memberRecord = {
  in: 'In',
  came: 'Came',
  lateDropOut: 'Out late',
  noShow: 'In, but not there',
  note: (firstName: string) => `The last twelve months. Only ${firstName} and the organisers see this.`,
  failed: 'Failed to load who came.',
  loading: 'Loading who came',
}

export const memberRow = {
  you: 'you',
  creator: 'Creator',
  admin: 'Admin',
  spare: 'Spare',
  since: (formatDate: string) => `Since ${formatDate}`,
}

export const membersPage = {
  membersOf: (name: string) => `Members of ${name}`,
  addNewMember: 'Add New Member',
  onlyMembersSeeWhoPlays: 'Only members see who plays here.',
  backToGroup: 'Back to the group',
  askToJoinOnceAdmin: "Ask to join. Once an admin says yes, you'll see them here.",
}

export const pendingRow = {
  askedOn: (formatDate: string) => `Asked on ${formatDate}`,
  approve: (name: string) => `Approve ${name}`,
  approve2: 'Approve',
  reject: (name: string) => `Reject ${name}`,
  reject2: 'Reject',
}
