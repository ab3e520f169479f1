export { answerForNewcomer } from './answer-for-newcomer.ts'
export { planOf } from './event-columns.ts'
export { managesEvent } from './event-host.ts'
export { type EventRow, findEvent } from './store.ts'
