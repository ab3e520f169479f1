export { planOf } from './event-columns.ts'
export { managesEvent } from './event-host.ts'
export { type EventRow, findEvent } from './store.ts'
