import type { Refusals } from './refusals.ts'

/** The refusals of signing up, signing in and one's own account. */
export const ACCOUNT_PROBLEMS = {
  'wrong-credentials': '401 Invalid email or password.',
  'too-many-sign-ins':
    '429 Too many sign-in attempts. Try again in {wait}, or ask for a sign-in link by email.',
  'password-too-short': '422 Password must be at least 8 characters long',
  'password-too-long': '422 Password must be at most 128 characters long.',
  'password-common': '422 Too many people use this password. Choose one that is only yours.',
  'password-is-own-word': '422 Choose a password that is not your name, email or this product.',
  'activation-invalid': '404 The activation link is invalid or expired.',
  'proof-needed':
    '428 Many people have just signed up from this network, so your browser has to solve a short calculation first. If it cannot, try again in an hour.',
  'sign-in-link-invalid':
    "404 This sign-in link doesn't work any more. Ask for a new one, or use your password.",
  'activation-needs-password': '409 Enter the password that you chose to finish.',
  'not-chosen-password': "403 That's not the password you signed up with. Try again, or choose a new one.",
  'sign-in-over': '401 This sign-in has expired or started on another device. Please start again.',
  'sign-in-declined': "403 You didn't sign in there. You can still sign in here.",
  'email-not-verified': '403 That account has no confirmed email. Confirm it there, or sign up here.',
  'provider-down': '503 The sign-in service did not answer. Try again, or sign in with your email.',
  'already-confirmed': '409 Your email is already confirmed.',
  // never 401, because the client would sign the phone out
  'wrong-password': "403 That's not your current password.",
  'passwords-differ': '422 New passwords do not match.',
  'password-unchanged': '422 Choose a password other than the one you have.',
  'reset-invalid': "404 This link doesn't work any more. Ask for a new one.",
  'session-not-found': "404 You're not signed in there.",
  'passkey-refused': "403 This passkey didn't work here. Try again, or use your password.",
  'passkey-not-found': '404 You have no such passkey.',
  'too-many-passkeys': '409 You have 20 passkeys. Remove one first.',
  'last-passkey': '409 This is your last passkey, and your account asks for one. Turn that off first.',
  // never 401: people who are signed in get it, too
  'second-factor-needed': {
    status: 403,
    detail: 'Use your passkey or a recovery code.',
    member: 'sign_in',
  },
  'second-factor-on': '409 Your account asks for a passkey already.',
  'second-factor-off': '409 Your account asks for no passkey.',
  'passkey-needed': '409 Add a passkey first.',
  'wrong-recovery-code': "403 That's not one of your recovery codes. Each of them works once.",
  'not-your-picture': '422 Upload the picture here first; then it can be yours.',
  'only-admin': '409 You are the only admin of {groups}. Make someone else an admin first, or delete it.',
} as const satisfies Refusals
