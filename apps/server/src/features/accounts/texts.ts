/** The texts of this feature's replies. */
export const texts = {
  passwordChanged: 'Your password is changed. Your other devices are signed out.',
  linkSent: (email: string) => `We sent a link to ${email}.`,
  registered: (email: string) => `We sent a link to ${email}. Open it and you are in.`,
  activeAlready: 'Your account is already active. Sign in.',
  activated: 'Your account is active. See you at the pitch.',
  signInLinkRequested:
    'If there is an account with this address, a sign-in link is on its way to it. It works once, for 15 minutes.',
  resetRequested:
    'If there is an account with this address, a link is on its way to it. It works for an hour.',
  passwordReset: 'Your new password is set. Sign in with it.',
  deactivated: 'Your account is deactivated.',
  signedOut: 'You are signed out.',
  deviceSignedOut: 'That device is signed out.',
  otherDevicesSignedOut: 'You are signed out everywhere else.',
}
