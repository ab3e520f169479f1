export const messages = {
  registrationFailedBecause: (detail: string) => `Registration failed: ${detail}`,
  registrationFailed: 'Registration failed. Please try again.',
  signedIn: 'Signed in successfully!',
  signInFailed: 'Sign in failed. Please try again.',
  activationInvalid: 'The activation link is invalid or expired.',
  checkMail: 'Check your email. The link works for 48 hours.',
  newPasswordShort: 'Password must be at least 8 characters long.',
  activationFailed: 'Your account could not be opened.',
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
  kindOfAccount: 'Kind of account',
  interests: 'Interests',
  yourAccount: 'Your account',
  signIn: 'Sign in',
  signUp: 'Sign up',
  openingYourAccount: 'Opening your account',
  passwordIsRequired: 'Password is required.',
  chooseNewPassword: 'Choose a new password',
  newPassword: 'New password',
  password: 'Password',
  eightCharactersOrMore: '8 characters or more',
  emailIsRequired: 'Email is required.',
  linkCouldNotBeSent: 'The link could not be sent.',
  sendingIt: 'Sending it',
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
  linkCouldNotBeSent: 'The link could not be sent',
}

export const activatePage = {
  oneMoment: 'One moment.',
  yourAccountIsActiveAlready: 'Your account is active already',
  yourAccountIsActive: 'Your account is active',
  goOnWhereYouWere: 'Go on where you were',
  goHome: 'Go home',
  everythingIsOpenToYou: 'Everything is open to you now.',
  signInAnd: (next: string | undefined) =>
    `Sign in, and ${next ? 'you go on where you were' : 'find a game'}.`,
}

export const activationRefused = {
  sending: 'Sending',
  sendItAgain: 'Send it again',
  weCanSendYouNew: 'We can send you a new one.',
  ifYouHaveOpenedIt:
    'If you have opened it before, your account is active. Sign in; if it is not, we can send you a new one.',
}

export const checkEmail = {
  weSentLinkToOpen:
    'We sent a link to {email}. Open it and your account is yours. Until then you can sign in and look around.',
}

export const confirmPasswordDialog = {
  thatCouldNotBeDone: 'That could not be done.',
  notNow: 'Not now',
  signingOut: 'Signing out',
  yourPassword: 'Your password',
}

export const deactivatePanel = {
  deactivateAccount: 'Deactivate account',
  yourNameEmailPhoneNumber:
    "Your name, email, phone number, photo and date of birth are erased, and you leave every group. What you played stays in the results, under 'Former player'.",
  deactivateYourAccount: 'Deactivate your account?',
  keepMyAccount: 'Keep my account',
  erasing: 'Erasing',
  thisCannotBeUndoneNobody:
    'This cannot be undone: nobody can bring your account back, not even whoever runs this server.',
}

export const finishActivation = {
  oneMoreStep: 'One more step',
  itReplacesPasswordOfSign: 'It replaces the password of the sign-up, and other devices are signed out.',
  activateAccount: 'Activate account',
  rememberIt: 'Remember it?',
  dontKnowIt: "Don't know it?",
  enterIt: 'Enter it',
  chooseNewOne: 'Choose a new one',
}

export const forgotPasswordPage = {
  forgotYourPassword: 'Forgot your password?',
  sayYourEmailAndWe: 'Say your email, and we send you a link to a new one.',
  nothingThereLookAmongSpam:
    'Nothing there? Look among the spam, or try the address with which you signed up.',
  tryAnotherAddress: 'Try another address',
  sendLink: 'Send the link',
}

export const passwordPanel = {
  changePassword: 'Change password',
  presentPassword: 'Present password',
  changingIt: 'Changing it',
  forgotItOrNeverHad: 'Forgot it, or never had one?',
  yourOtherDevicesAreSigned: 'Your other devices are signed out when it changes.',
}

export const photoPanel = {
  picturesMayHaveUpTo: 'Pictures may have up to 10 MB and 40 megapixels.',
  sendingYourPhoto: 'Sending your photo',
  chooseAnother: 'Choose another',
  choosePhoto: 'Choose a photo',
  takeItAway: 'Take it away',
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
  giveYourDateOfBirth: 'Give your date of birth.',
  businessPhoneIsRequired: 'Business phone is required.',
  businessEmailIsRequired: 'Business email is required.',
}

export const resetPasswordPage = {
  thisLinkIsUsedInvalid: 'This link is used, invalid or expired. Ask for a new one.',
  sendNewLink: 'Send a new link',
  yourNewPasswordIsSet: 'Your new password is set, and every device is signed out. Sign in with it.',
  setNewPassword: 'Set new password',
  settingIt: 'Setting it',
}

export const sessionsPanel = {
  whereYouAreSignedIn: 'Where you are signed in',
  loadingYourSessions: 'Loading your sessions',
  yourSessionsCouldNotBe: 'Your sessions could not be loaded.',
  tryAgain: 'Try again',
  thisDevice: 'This device',
  lastUsed: (lastSeenAt: string) => `Last used ${lastSeenAt}`,
  signOutLastUsed: (deviceName: string, lastSeenAt: string) =>
    `Sign out ${deviceName}, last used ${lastSeenAt}`,
  signOut: 'Sign out',
  signOutEverywhereElse: 'Sign out everywhere else',
  signOutQuestion: (deviceName: string) => `Sign out ${deviceName}?`,
  signOutEverywhereElseQuestion: 'Sign out everywhere else?',
}

export const sharedFields = {
  confirmPassword: 'Confirm password',
  same: 'The same',
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

export const signUpVendorPage = {
  setUpYourStall: 'Set up your stall',
  businessName: 'Business name',
}

export const statisticsPanel = {
  evenings: 'Evenings',
  played: 'Played',
  wonDrawnLost: 'Won, drawn, lost',
  goals: 'Goals',
  forAgainst: (goalsFor: number, goalsAgainst: number) => `${goalsFor} for, ${goalsAgainst} against`,
  captain: 'Captain',
  longestRun: 'Longest run',
  myNumbers: 'My numbers',
  yourNumbersDidNotLoad: 'Your numbers did not load.',
  nothingPlayedInThisSeason: 'Nothing played in this season. Numbers stand here after an evening.',
  wonOf: (won: number, played: number) => `${won} won of ${played}`,
}

export const termsNote = {
  terms: 'terms',
  privacyNotice: 'privacy notice',
  bySigningUpYouAccept:
    'By signing up you accept the {link} and the {link2}. We send you a link to confirm your email.',
}

export const vendorSignUp = {
  youAreRegisteredAlreadyPress: 'You are registered already: press Sign up again, and it goes on from there.',
  yourBusinessProfileCouldNot: 'Your business profile could not be saved',
}
