export { changeInvite } from './change-invite.ts'
export { getInvite } from './get-invite.ts'
export { renewInvite } from './renew-invite.ts'
export { weighInvite } from './weigh-invite.ts'
