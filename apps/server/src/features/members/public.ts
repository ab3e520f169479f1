export { wireMembership } from './present.ts'
export { standingFrom } from './standing.ts'
export { addFirstAdmin, approvedMembers, membershipId, standingOf } from './store.ts'
export { viewerOf } from './viewer.ts'
