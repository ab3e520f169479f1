export { openAccount } from './open-account.ts'
export { openSession } from './open-session.ts'
export { findPeopleById, type PersonRow } from './people-store.ts'
export { lockAccount, mailboxOf } from './store.ts'
