export { isInvite, worthOf } from './store.ts'
