import { signInMail } from './mails.ts'
import { accountLinkJob, sendAccountLink } from './send-account-link.ts'
import { SIGN_IN_LINK_MS } from './session-lifetimes.ts'
import { addSignInLink } from './sign-in-link-store.ts'

export const SEND_SIGN_IN_LINK = accountLinkJob('send-sign-in-link', SIGN_IN_LINK_MS)

export const sendSignInLink = sendAccountLink({
  lifetimeMs: SIGN_IN_LINK_MS,
  store: addSignInLink,
  mail: signInMail,
})
