export { findTexts } from './read-store.ts'
export { isReported } from './reports-store.ts'
export { watchedChat } from './topic.ts'
