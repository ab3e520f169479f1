import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { approveMember } from './approve-member.ts'
import { approveMembers } from './approve-members.ts'
import { changeMemberAttendance } from './change-member-attendance.ts'
import { handOver } from './hand-over.ts'
import { leaveGroup } from './leave-group.ts'
import { listMembers } from './list-members.ts'
import { makeAdmin } from './make-admin.ts'
import { removeMember } from './remove-member.ts'
import { stepAdminDown } from './step-admin-down.ts'

export const membersEndpoints: ServedEndpoint<Deps>[] = [
  listMembers,
  approveMember,
  approveMembers,
  makeAdmin,
  removeMember,
  stepAdminDown,
  handOver,
  changeMemberAttendance,
  leaveGroup,
]
