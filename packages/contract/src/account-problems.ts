/** One refusal: its HTTP status and its sentence. `{name}` in a sentence is filled in by whoever refuses. */
export interface Problem {
  status: number
  detail: string
  /** What the refusal says beside its sentence, as a member of the problem document. */
  member?: 'sign_in'
}

/** The refusals of signing up, signing in and one's own account. */
export const ACCOUNT_PROBLEMS = {
  'wrong-credentials': { status: 401, detail: 'Invalid email or password.' },
  'too-many-sign-ins': {
    status: 429,
    detail: 'Too many sign-in attempts. Try again in {wait}, or ask for a sign-in link by email.',
  },
  'password-too-short': { status: 422, detail: 'Password must be at least 8 characters long' },
  'password-too-long': { status: 422, detail: 'Password must be at most 128 characters long.' },
  'password-common': {
    status: 422,
    detail: 'Too many people use this password. Choose one that is only yours.',
  },
  'password-is-own-word': {
    status: 422,
    detail: 'Choose a password that is not your name, email or this product.',
  },
  'activation-invalid': { status: 404, detail: 'The activation link is invalid or expired.' },
  'proof-needed': {
    status: 428,
    detail:
      'Many people have just signed up from this network, so your browser has to solve a short calculation first. If it cannot, try again in an hour.',
  },
  'sign-in-link-invalid': {
    status: 404,
    detail: "This sign-in link doesn't work any more. Ask for a new one, or use your password.",
  },
  'activation-needs-password': { status: 409, detail: 'Enter the password that you chose to finish.' },
  'not-chosen-password': {
    status: 403,
    detail: "That's not the password you signed up with. Try again, or choose a new one.",
  },
  'sign-in-over': {
    status: 401,
    detail: 'This sign-in has expired or started on another device. Please start again.',
  },
  'sign-in-declined': { status: 403, detail: "You didn't sign in there. You can still sign in here." },
  'email-not-verified': {
    status: 403,
    detail: 'That account has no confirmed email. Confirm it there, or sign up here.',
  },
  'provider-down': {
    status: 503,
    detail: 'The sign-in service did not answer. Try again, or sign in with your email.',
  },
  'already-confirmed': { status: 409, detail: 'Your email is already confirmed.' },
  // never 401, which would sign the phone out
  'wrong-password': { status: 403, detail: "That's not your current password." },
  'passwords-differ': { status: 422, detail: 'New passwords do not match.' },
  'password-unchanged': { status: 422, detail: 'Choose a password other than the one you have.' },
  'reset-invalid': { status: 404, detail: "This link doesn't work any more. Ask for a new one." },
  'session-not-found': { status: 404, detail: "You're not signed in there." },
  'passkey-refused': {
    status: 403,
    detail: "This passkey didn't work here. Try again, or use your password.",
  },
  'passkey-not-found': { status: 404, detail: 'You have no such passkey.' },
  'too-many-passkeys': { status: 409, detail: 'You have 20 passkeys. Remove one first.' },
  'last-passkey': {
    status: 409,
    detail: 'This is your last passkey, and your account asks for one. Turn that off first.',
  },
  // never 401: it is also asked of people who are signed in
  'second-factor-needed': {
    status: 403,
    detail: 'Use your passkey or a recovery code.',
    member: 'sign_in',
  },
  'second-factor-on': { status: 409, detail: 'Your account asks for a passkey already.' },
  'second-factor-off': { status: 409, detail: 'Your account asks for no passkey.' },
  'passkey-needed': { status: 409, detail: 'Add a passkey first.' },
  'wrong-recovery-code': {
    status: 403,
    detail: "That's not one of your recovery codes. Each of them works once.",
  },
  'not-your-picture': { status: 422, detail: 'Upload the picture here first; then it can be yours.' },
  'only-admin': {
    status: 409,
    detail: 'You are the only admin of {groups}. Make someone else an admin first, or delete it.',
  },
} as const satisfies Record<string, Problem>
