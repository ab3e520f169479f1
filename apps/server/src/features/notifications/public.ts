export { isMailWanted } from './is-mail-wanted.ts'
export { countUnread } from './store.ts'
