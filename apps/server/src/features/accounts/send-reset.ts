import { resetMail } from './mails.ts'
import { accountLinkJob, sendAccountLink } from './send-account-link.ts'
import { RESET_MS } from './session-lifetimes.ts'
import { addPasswordReset } from './store.ts'

export const SEND_RESET = accountLinkJob('send-reset', RESET_MS)

export const sendReset = sendAccountLink({ lifetimeMs: RESET_MS, store: addPasswordReset, mail: resetMail })
