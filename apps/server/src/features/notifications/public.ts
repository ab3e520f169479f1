export { gameReference } from './game-reference.ts'
export { notify, type StoredData } from './notify.ts'
export { countUnread, markChatRead, markEnquiryRead } from './store.ts'
export { isMailWanted, mailIfWanted } from './topic-mail.ts'
