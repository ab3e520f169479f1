import type { Deps } from '../../deps.ts'
import type { Served } from '../../platform/http/handle.ts'
import { approveMember } from './approve-member.ts'
import { listMembers } from './list-members.ts'
import { makeAdmin } from './make-admin.ts'
import { removeMember } from './remove-member.ts'

export const membersEndpoints: Served<Deps>[] = [listMembers, approveMember, makeAdmin, removeMember]
