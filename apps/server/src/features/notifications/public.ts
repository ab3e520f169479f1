export { gameReference } from './game-reference.ts'
export { isMailWanted } from './is-mail-wanted.ts'
export { notify, type StoredData } from './notify.ts'
export { countUnread, markChatRead, markEnquiryRead } from './store.ts'
