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

export const accountLayout = {
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
  inGroup: {
    member: (group: string) => `You're in: ${group}.`,
    pending: (group: string) => `Your request to join ${group} is sent.`,
    stranger: (group: string) => `You haven't asked to join ${group} yet.`,
  },
  atEvent: {
    in: (event: string) => `You're in: ${event}.`,
    waiting: (event: string) => `You're on the waiting list: ${event}.`,
    stranger: (event: string) => `One more tap and you're in: ${event}.`,
  },
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

export const sharedFields = {
  whyPhoneNumber: 'So the admins of your groups can reach you. Only they see it.',
  whyDateOfBirth: 'Some venues have a minimum age. Only you see it.',
  confirmPassword: 'Confirm password',
  same: 'They match',
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
  usePasskeyOrCode: 'Use your passkey or a recovery code',
}

export const signUpLead = {
  requestGoesWithIt: 'Sign up, and your request goes to the group. Have an account? {link}',
  answerGoesWithIt: "Sign up, and you're in. Have an account? {link}",
}

export const signUpVendorPage = {
  setUpYourStall: 'Set up your stall',
  businessName: 'Business name',
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
