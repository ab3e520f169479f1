export { inviteEffectOf, isInvite } from './store.ts'
