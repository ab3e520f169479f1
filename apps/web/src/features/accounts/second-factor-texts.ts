export const secondFactorSection = {
  title: 'After your password',
  loading: 'Loading',
  failed: "We couldn't load this.",
  isOff:
    'Also ask for a passkey when you sign in with your password. Then no one gets in with a stolen password.',
  isOn: 'We ask for a passkey when you sign in with your password.',
  codesLeft: (left: number) =>
    left === 0
      ? 'No recovery codes left. Make new ones.'
      : `${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
  turnOn: 'Ask for a passkey too',
  turnOnQuestion: 'Ask for a passkey too?',
  turningOn: 'Turning on',
  isTurnedOn: 'We ask for your passkey from now on.',
  turnOff: 'Stop asking',
  turnOffQuestion: 'Stop asking for a passkey?',
  turningOff: 'Turning off',
  makeNewCodes: 'New recovery codes',
  renewQuestion: 'Make new recovery codes?',
  making: 'Making them',
}

export const recoveryCodesDialog = {
  title: 'Your recovery codes',
  what: 'Without your passkey, one of these signs you in. Each works once. Save them now: we never show them again.',
  copy: 'Copy',
  saveAsFile: 'Save as a file',
  saved: 'I saved them',
  fileName: 'turnout-recovery-codes.txt',
}

export const secondFactorForm = {
  title: 'Use your passkey or a recovery code',
  useMyPasskey: 'Use my passkey',
  waiting: 'Waiting for your device',
  noPasskeyUsed: 'No passkey was used. Try again, or use a recovery code.',
  recoveryCode: 'Recovery code',
  eachWorksOnce: 'You saved ten of them. Each works once.',
  recoveryCodeIsRequired: 'Enter a recovery code.',
  useTheCode: 'Use the code',
  checking: 'Checking',
  startAgain: 'Start again',
  oneMoreStep: 'Your account asks for one more step.',
}
