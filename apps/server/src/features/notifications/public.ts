export { gameReference } from './game-reference.ts'
export { isMailWanted } from './is-mail-wanted.ts'
export { countUnread } from './store.ts'
