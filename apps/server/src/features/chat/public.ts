export { watchedChat } from './topic.ts'
