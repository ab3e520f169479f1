import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Message } from './wire/reply.ts'
import { Instant } from './wire/time.ts'

export const GroupMember = model('GroupMember', {
  id: z.uuid(),
  user: z.object({
    id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    profile_image_url: z.string().nullable(),
    /** For admins of the group only; absent for everyone else. */
    email: z.string().optional(),
    phone_number: z.string().optional(),
  }),
  role: z.enum(['member', 'admin']),
  is_approved: z.boolean(),
  is_creator: z.boolean(),
  /** Asked only when places are left. */
  is_spare: z.boolean(),
  joined_at: Instant,
})
export type GroupMember = z.output<typeof GroupMember>

export const listMembers = endpoint('listMembers', 'GET /sport-groups/:groupId/members', {
  summary: 'Who is in the group; for admins with include_pending also who asks to be.',
  query: z.object({ include_pending: z.enum(['true', 'false']).default('false') }),
  reply: z.array(GroupMember),
  problems: ['group-not-found'],
})

export const removeMember = endpoint('removeMember', 'DELETE /sport-groups/:groupId/members/:memberId', {
  summary: 'Remove a member, or reject a request; with only_pending never somebody who has been let in.',
  query: z.object({ only_pending: z.enum(['true', 'false']).default('false') }),
  reply: Message,
  problems: [
    'group-not-found',
    'member-not-found',
    'cannot-remove-yourself',
    'cannot-remove-creator',
    'only-creator-removes-admins',
    'no-such-request',
    'already-member',
  ],
})

export const approveMember = endpoint(
  'approveMember',
  'POST /sport-groups/:groupId/members/:memberId/approve',
  {
    summary: 'Let somebody in who asked.',
    reply: GroupMember,
    problems: ['group-not-found', 'no-such-request', 'already-member'],
  },
)

/** So that one transaction stays short; for more the organiser sends another request. */
export const MAX_APPROVED_AT_ONCE = 200

export const approveMembers = endpoint('approveMembers', 'POST /sport-groups/:groupId/members/approve', {
  summary: 'Let in everybody on the list who still asks. For each of them the answer says what happened.',
  body: z.strictObject({ member_ids: z.array(z.uuid()).min(1).max(MAX_APPROVED_AT_ONCE) }),
  reply: z.array(
    z.object({ member_id: z.uuid(), outcome: z.enum(['approved', 'already-member', 'no-such-request']) }),
  ),
  problems: ['group-not-found'],
})

export const makeAdmin = endpoint('makeAdmin', 'POST /sport-groups/:groupId/members/:memberId/make-admin', {
  summary: 'Make a member an admin.',
  reply: GroupMember,
  problems: [
    'group-not-found',
    'member-not-found',
    'cannot-promote-yourself',
    'already-admin',
    'not-approved-yet',
  ],
})

export const changeMemberAttendance = endpoint(
  'changeMemberAttendance',
  'PUT /sport-groups/:groupId/members/:memberId/attendance',
  {
    summary: 'Make a member a spare, who is asked only when places are left, or a regular again. For admins.',
    body: z.strictObject({ is_spare: z.boolean() }),
    reply: GroupMember,
    problems: ['group-not-found', 'member-not-found'],
  },
)

export const stepAdminDown = endpoint(
  'stepAdminDown',
  'POST /sport-groups/:groupId/members/:memberId/step-down',
  {
    summary: 'Make an admin a member again. For the creator.',
    reply: GroupMember,
    problems: ['group-not-found', 'member-not-found', 'not-an-admin', 'creator-stays-admin'],
  },
)

export const handOver = endpoint('handOver', 'POST /sport-groups/:groupId/members/:memberId/hand-over', {
  summary: 'Hand the group over to another admin. Who had it stays an admin.',
  reply: GroupMember,
  problems: ['group-not-found', 'member-not-found', 'not-an-admin', 'already-creator'],
})
