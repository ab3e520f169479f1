export const messages = {
  registrationFailedBecause: (detail: string) => `Registration failed: ${detail}`,
  registrationFailed: 'Registration failed. Please try again.',
  signedIn: 'Signed in successfully!',
  signInFailed: 'Sign in failed. Please try again.',
  activationInvalid: 'The activation link is invalid or expired.',
  checkMail: 'Check your email. The link works for 48 hours.',
  newPasswordShort: 'Password must be at least 8 characters long.',
  activationFailed: "We couldn't activate your account.",
  activationNeedsPassword: 'Enter the password that you chose to finish.',
  passwordFailed: 'Failed to update password.',
  imageSaved: 'Profile image uploaded!',
  profileSaved: 'Profile updated successfully!',
  imageFailed: 'Failed to upload image.',
  passwordSaved: 'Password updated successfully!',
  deactivated: 'Account deactivated.',
  deactivateFailed: 'Failed to deactivate account.',
  profileFailed: 'Failed to update profile.',
  newPasswordsDiffer: 'New passwords do not match.',
  passwordShort: 'Password must be at least 8 characters long',
  passwordsDiffer: 'Passwords do not match',
  vendorRegistered: 'Vendor registration successful! You can now log in.',
}

export const common = {
  user: 'User',
  vendor: 'Vendor',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  kindOfAccount: 'Account type',
  interests: 'Interests',
  yourAccount: 'Your account',
  signIn: 'Sign in',
  signUp: 'Sign up',
  openingYourAccount: 'Activating your account',
  passwordIsRequired: 'Password is required.',
  chooseNewPassword: 'Choose a new password',
  newPassword: 'New password',
  password: 'Password',
  eightCharactersOrMore: '8 characters or more',
  emailIsRequired: 'Email is required.',
  linkCouldNotBeSent: "We couldn't send the link.",
  sendingIt: 'Sending',
  confirmNewPassword: 'Confirm new password',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  getYourBib: 'Get your bib',
  oneAccountForPlayingOrganising: 'One account for playing, organising and selling.',
  signingUp: 'Signing up',
}

export const accountDetails = {
  platformAdmin: 'Platform admin',
  notConfirmedYet: (email: string) => `${email} (not confirmed yet)`,
}

export const accountLinks = {
  alreadyHaveAccount: 'Already have an account?',
  newHere: 'New here?',
}

export const accountTypeChoice = {
  playOrganiseComeToEvents: 'Play, organise, come to events',
  offerYourServicesAtEvents: 'Offer your services at events',
}

export const actions = {
  linkCouldNotBeSent: "We couldn't send the link",
}

export const activatePage = {
  oneMoment: 'One moment.',
  yourAccountIsActiveAlready: 'Your account is already active',
  yourAccountIsActive: 'Your account is active',
  goOnWhereYouWere: 'Pick up where you left off',
  openGroup: 'Open the group',
  openEvent: 'Open the event',
  signInToOpenGroup: 'Sign in to open the group.',
  signInToOpenEvent: 'Sign in to open the event.',
  youAreIn: (where: string) => `You're in: ${where}.`,
  youWait: (event: string) => `You're on the waiting list: ${event}.`,
  notAnsweredYet: (event: string) => `One more tap and you're in: ${event}.`,
  requestSent: (group: string) => `Your request to join ${group} is sent.`,
  notAskedYet: (group: string) => `You haven't asked to join ${group} yet.`,
  goHome: 'Go home',
  everythingIsOpenToYou: "You're all set.",
  signInAnd: (next: string | undefined) =>
    `Sign in, and ${next ? 'you go on where you were' : 'find a game'}.`,
}

export const activationRefused = {
  sending: 'Sending',
  sendItAgain: 'Send it again',
  weCanSendYouNew: 'We can send you a new one.',
  ifYouHaveOpenedIt:
    "If you've opened it before, just sign in. If that doesn't work, we can send you a new one.",
}

export const checkEmail = {
  weSentLinkToOpen:
    'We sent a link to {email}. Open it to finish. Until then you can sign in and look around.',
  requestGoesThen: 'We sent a link to {email}. Open it on any device, and your request goes to the group.',
  answerGoesThen: "We sent a link to {email}. Open it on any device, and you're in.",
}

export const confirmPasswordDialog = {
  thatCouldNotBeDone: "That didn't work.",
  notNow: 'Not now',
  yourPassword: 'Your password',
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
  thisCannotBeUndoneNobody:
    "This can't be undone. No one can bring your account back, not even the people who run this server.",
}

export const finishActivation = {
  oneMoreStep: 'One more step',
  itReplacesPasswordOfSign:
    'It replaces the sign-up: enter your own name. You can add your phone number in your profile.',
  firstNameIsRequired: 'First name is required.',
  lastNameIsRequired: 'Last name is required.',
  activateAccount: 'Activate account',
  rememberIt: 'Remember it?',
  dontKnowIt: "Don't know it?",
  enterIt: 'Enter it',
  chooseNewOne: 'Choose a new one',
}

export const forgotPasswordPage = {
  forgotYourPassword: 'Forgot your password?',
  sayYourEmailAndWe: "Enter your email and we'll send you a link to choose a new one.",
  nothingThereLookAmongSpam: 'Nothing there? Check your spam, or try the address you signed up with.',
  tryAnotherAddress: 'Try another address',
  sendLink: 'Send the link',
}

export const passwordPanel = {
  changePassword: 'Change password',
  presentPassword: 'Current password',
  changingIt: 'Changing',
  forgotItOrNeverHad: 'Forgot it, or never had one?',
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

export const providerButtons = {
  gmail: 'Gmail',
  orSignInWith: 'or sign in with',
  signInWith: 'Sign in with',
}

export const registrationSchema = {
  phoneNumberIsRequired: 'Phone number is required.',
  confirmYourPassword: 'Confirm your password.',
  giveYourDateOfBirth: 'Enter your date of birth.',
  businessPhoneIsRequired: 'Business phone is required.',
  businessEmailIsRequired: 'Business email is required.',
}

export const resetPasswordPage = {
  thisLinkIsUsedInvalid: "This link doesn't work any more. Ask for a new one.",
  sendNewLink: 'Send a new link',
  yourNewPasswordIsSet: 'Your new password is set and all devices are signed out. Sign in with it.',
  setNewPassword: 'Set new password',
  settingIt: 'Saving',
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

export const sharedFields = {
  whyPhoneNumber: 'So the admins of your groups can reach you. Only they see it.',
  whyDateOfBirth: 'Some venues have a minimum age. Only you see it.',
  confirmPassword: 'Confirm password',
  same: 'They match',
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
  notMade: 'No passkey was added. Your device did not make one.',
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

export const passkeySignIn = {
  signIn: 'Use a passkey',
  waiting: 'Waiting for your device',
}

export const signInLinkOffer = {
  sendMeSignInLink: 'Send me a sign-in link',
}

export const signInPage = {
  newHere: 'New here? {link}',
  signInAndYouGo: 'Sign in, and you go on where you were. {value}',
  keepMeSignedIn: 'Keep me signed in',
  forgotPassword: 'Forgot password?',
  signingIn: 'Signing in',
}

export const signUpLead = {
  requestGoesWithIt: 'Sign up, and your request goes to the group. Have an account? {link}',
  answerGoesWithIt: "Sign up, and you're in. Have an account? {link}",
}

export const signUpVendorPage = {
  setUpYourStall: 'Set up your stall',
  businessName: 'Business name',
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

export const termsNote = {
  terms: 'terms',
  privacyNotice: 'privacy notice',
  bySigningUpYouAccept:
    'By signing up you accept the {link} and the {link2}. We send you a link to confirm your email.',
}

export const vendorSignUp = {
  youAreRegisteredAlreadyPress: "You're already registered. Press Sign up again to continue.",
  yourBusinessProfileCouldNot: "We couldn't save your business profile",
}
