export { confirmOwner } from './confirm-owner.ts'
