export { identifySession } from './sessions.ts'
export { displayName, mailboxOf } from './store.ts'
