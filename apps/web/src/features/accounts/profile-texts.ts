export const accountDetails = {
  platformAdmin: 'Platform admin',
  notConfirmedYet: (email: string) => `${email} (not confirmed yet)`,
}

export const confirmPasswordDialog = {
  thatCouldNotBeDone: "That didn't work.",
  notNow: 'Not now',
  yourPassword: 'Your password',
  forgotItOrNeverHad: 'Forgot it, or never had one?',
}

export const messagesPanel = {
  title: 'Your chat messages',
  what: 'Everything you wrote in the chats of your groups, as a spreadsheet. Messages go after 12 months.',
  save: 'Save my messages',
  saving: 'Loading',
}

export const deactivatePanel = {
  deactivateAccount: 'Deactivate account',
  yourNameEmailPhoneNumber:
    "Your name, email, phone number, photo and date of birth are erased, and you leave every group. What you played stays in the results, under 'Former player'.",
  deactivateYourAccount: 'Deactivate your account?',
  keepMyAccount: 'Keep my account',
  erasing: 'Erasing',
  profileGoes: 'Your business profile is deleted.',
  alsoGoes:
    'Your chat messages and enquiries are deleted, and events that you host are cancelled. Groups without another member are deleted.',
  thisCannotBeUndoneNobody:
    "This can't be undone. No one can bring your account back, not even the people who run this server.",
}

export const passwordPanel = {
  changePassword: 'Change password',
  presentPassword: 'Current password',
  changingIt: 'Changing',
  yourOtherDevicesAreSigned: 'Your other devices are signed out when it changes.',
}

export const photoPanel = {
  picturesMayHaveUpTo: 'Pictures may have up to 10 MB and 40 megapixels.',
  sendingYourPhoto: 'Sending your photo',
  chooseAnother: 'Choose another',
  choosePhoto: 'Choose a photo',
  takeItAway: 'Remove',
}

export const profilePage = {
  profile: 'Profile',
  logOut: 'Log out',
  failedToLoadYourProfile: 'Failed to load your profile.',
  loadingYourProfile: 'Loading your profile',
}

export const profilePanel = {
  aboutYou: 'About you',
  onlyAdminsOfYourGroups: 'Only the admins of your groups see it.',
  bio: 'Bio',
  saving: 'Saving',
  save: 'Save',
}

export const sessionsPanel = {
  whereYouAreSignedIn: "Where you're signed in",
  loadingYourSessions: 'Loading your devices',
  yourSessionsCouldNotBe: "We couldn't load your devices.",
  thisDevice: 'This device',
  lastUsed: (lastSeenAt: string) => `Last used ${lastSeenAt}`,
  signOutLastUsed: (deviceName: string, lastSeenAt: string) =>
    `Sign out ${deviceName}, last used ${lastSeenAt}`,
  signOut: 'Sign out',
  signingOut: 'Signing out',
  signOutEverywhereElse: 'Sign out everywhere else',
  signOutQuestion: (deviceName: string) => `Sign out ${deviceName}?`,
  signOutEverywhereElseQuestion: 'Sign out everywhere else?',
}

export const passkeysPanel = {
  title: 'Passkeys',
  what: 'Sign in with your fingerprint, your face or the code of your device. Your password still works.',
  loading: 'Loading your passkeys',
  failed: "We couldn't load your passkeys.",
  added: (day: string) => `Added ${day}`,
  lastUsed: (day: string) => `Last used ${day}`,
  moreFor: (name: string) => `More for ${name}`,
  add: 'Add a passkey',
  next: 'Continue',
  checking: 'Checking',
  isAdded: 'Passkey added.',
  notAdded: "We couldn't add the passkey.",
  notMade: "No passkey was added. Your device didn't make one.",
  rename: 'Rename',
  renameQuestion: 'Rename this passkey',
  name: 'Name',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  notSaved: "We couldn't rename the passkey.",
  remove: 'Remove',
  removing: 'Removing',
  removeQuestion: (name: string) => `Remove ${name}?`,
}

export const statisticsPanel = {
  evenings: 'Games',
  played: 'Played',
  wonDrawnLost: 'Won, drawn, lost',
  goals: 'Goals',
  forAgainst: (goalsFor: number, goalsAgainst: number) => `${goalsFor} for, ${goalsAgainst} against`,
  captain: 'Captain',
  longestRun: 'Longest winning run',
  myNumbers: 'My stats',
  yourNumbersDidNotLoad: "We couldn't load your stats.",
  nothingPlayedInThisSeason: 'No games this season. Your numbers show up after your first one.',
  wonOf: (won: number, played: number) => `${won} won of ${played}`,
}
