export { findTexts } from './read-store.ts'
export { watchedChat } from './topic.ts'
