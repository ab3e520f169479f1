import { pluralize } from '@turnout/rules/words'

/** Every fixed text of the specification (sections 5 and 8) that the web says, and how long it says it. */

export const failures = {
  unexpected: 'An unexpected error occurred',
  notSignedIn: 'Authentication required. Please log in again.',
  denied: 'Permission denied.',
  notFound: 'Resource not found.',
  server: 'Server error occurred. Please try again later.',
  noConnection: 'No connection. Check your signal and try again.',
  notStored: 'No connection, and this phone has not seen this page yet. Check your signal and try again.',
  missingCode: 'A part of this page is missing: there is a newer version, or no signal. Load it again.',
} as const

export const accounts = {
  signedIn: 'Signed in successfully!',
  signInFailed: 'Sign in failed. Please try again.',
  registrationFailed: 'Registration failed. Please try again.',
  registrationFailedBecause: (detail: string) => `Registration failed: ${detail}`,
  vendorRegistered: 'Vendor registration successful! You can now log in.',
  checkMail: 'Check your e-mail. The link works for 48 hours.',
  activationNeedsPassword: 'Enter the password that you chose to finish.',
  activationFailed: 'Your account could not be opened.',
  activationInvalid: 'The activation link is invalid or expired.',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least 8 characters long',
  newPasswordsDiffer: 'New passwords do not match.',
  newPasswordShort: 'Password must be at least 8 characters long.',
  profileSaved: 'Profile updated successfully!',
  profileFailed: 'Failed to update profile.',
  imageSaved: 'Profile image uploaded!',
  imageFailed: 'Failed to upload image.',
  deactivated: 'Account deactivated.',
  deactivateFailed: 'Failed to deactivate account.',
  passwordSaved: 'Password updated successfully!',
  passwordFailed: 'Failed to update password.',
} as const

export const groups = {
  sportsFailed: 'Failed to load sports. Please try again.',
  notFound: 'Group not found',
  editNotFound: 'Sport group not found.',
  editFailed: 'Failed to load sport group data.',
  updated: 'Sport group updated successfully!',
  listFailed: 'Failed to load sport groups.',
  myListFailed: 'Failed to load your sport groups.',
  joined: 'Join request submitted successfully!',
  joinFailed: 'Failed to join group',
  left: 'Left group successfully!',
  leaveFailed: 'Failed to leave group',
  deleted: 'Group deleted successfully!',
  deleteFailed: 'Failed to delete group',
  deleteSure: 'Are you sure you want to delete this group? This action cannot be undone.',
  membersFailed: 'Failed to load members',
  removed: 'Member removed successfully',
  removeFailed: 'Failed to remove member',
  approved: 'Member approved',
  approveFailed: 'Failed to approve member',
  rejected: 'Member rejected',
  rejectFailed: 'Failed to reject member',
  promoted: 'Member promoted to admin',
  promoteFailed: 'Failed to promote member to admin',
} as const

/** What we say beside the specification's words wherever somebody may ask to join. */
export const joining = {
  signInFirst: 'Sign up or log in to join',
  confirmFirst: 'Confirm your e-mail first, then you can ask to join.',
  sent: 'Request sent. An admin says yes, usually before the next game.',
  letIn: 'You are in.',
  oldLink: 'That link is old, so your request waits for an admin.',
} as const

/** Wherever today's game is spoken of, once an organiser has ended it. */
export const GAME_DAY_OVER = 'The evening is over.'

export const gameDay = {
  notPlayingDay: 'Today is not a playing day for this group.',
  notOpenYet: 'Check-in is not enabled yet. It opens 1 hour before game start.',
  waiting: 'Waiting for arrivals',
  arrived: (people: number) => `${pluralize(people, 'player')} arrived`,
  checkedIn: 'Players checked in successfully!',
  captainNamed: 'Captain assigned successfully!',
  drafted: 'Players drafted successfully!',
  guestsDrafted: 'Manual participants drafted successfully!',
  autoAssigned: 'Remaining players auto-assigned to teams!',
  checkInFailed: 'Failed to check in',
  guestsFailed: 'Failed to check in players',
  captainFailed: 'Failed to assign captain',
  draftFailed: 'Failed to draft players',
  guestDraftFailed: 'Failed to draft manual participants',
  autoAssignFailed: 'Failed to auto-assign remaining players',
  startFailed: 'Failed to start game',
  noGame: 'No active game found for today',
  notAtVenue: 'You must be at the venue to check in',
  codeIncomplete: 'Type all six digits of the venue code.',
} as const

export const position = {
  unsupported: 'Geolocation is not supported by your browser',
  noVenue: 'Venue location not available',
  denied: 'Location access was denied. Please enable location access in your browser settings to check in.',
  unavailable: 'Location information is unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  other: 'An unexpected error occurred while getting your location.',
} as const

export const match = {
  loading: 'Loading match data...',
  notFound: 'Match Not Found',
  startFailed: 'Failed to start match',
  timerFailed: 'Failed to start match timer',
  corrected: 'Counted after all: it was made in time, and the result is corrected.',
  lateUndecided: 'That came after time. An organiser keeps or drops it.',
  lateKept: 'Kept. The result is corrected.',
  lateDropped: 'Dropped. The result stays as it is.',
  lateFailed: 'Failed to decide about the late goals',
  scoreFailed: 'Failed to update score',
  endFailed: 'Failed to end match',
  tossFailed: 'Failed to perform coin toss',
  loadFailed: 'Failed to load match data',
  started: 'Match started!',
  scored: 'Score updated!',
  won: (team: string) => `${team} wins and advances!`,
  drawn: 'Match ended in a draw - coin toss required!',
  next: (a: string, b: string) => `Next Match: ${a} vs ${b}`,
  timeUp: 'Time is up!',
  adminsStart: 'Only admins can start matches',
  adminOnly: 'Admin Only',
  chooseBoth: 'Both teams must choose a side',
  sameSide: 'Teams cannot choose the same side!',
} as const

/** What became of a press that came after its match; nothing for one that came in time. */
export const lateGoalText = ({ late }: { late: 'corrected' | 'kept' | null }): string | null =>
  late && { corrected: match.corrected, kept: match.lateUndecided }[late]

/** Milliseconds a toast stays. */
export const TOAST_MS = { normal: 4_000, coinToss: 5_000, nextMatch: 3_000 } as const

/** Milliseconds until a screen moves on by itself. */
export const DELAY_MS = {
  afterSignIn: 1_000,
  afterVendorSignUp: 1_500,
  reloadAfterEnd: 1_000,
} as const

export const POLL_MS = { state: 5_000, timer: 2_000 } as const

export const PAGE_SIZE = { arrivals: 8, guests: 8, teams: 5, groups: 8, members: 8 } as const
