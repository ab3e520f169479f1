export { requestToJoin } from './membership.ts'
export { wireMembership } from './present.ts'
export { standingFrom } from './standing.ts'
export {
  addFirstAdmin,
  approvedMembers,
  MEMBERSHIP_COLUMNS,
  type MembershipRow,
  membershipId,
} from './store.ts'
export { type GroupMember, loadMember, memberFromRow, viewerIdOf, viewerOf } from './viewer.ts'
export { eventForMembers } from './watching-sessions.ts'
