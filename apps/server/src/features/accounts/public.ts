export { openAccount } from './open-account.ts'
export { openSession } from './open-session.ts'
export { lockAccount, mailboxOf } from './store.ts'
