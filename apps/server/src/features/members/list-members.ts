import { listMembers as endpoint } from '@turnout/contract/members'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { findGroup } from '../groups/public.ts'
import { presentMember, sortMembers } from './present.ts'
import { membersInStates } from './store.ts'
import { viewerOf } from './viewer.ts'

export const listMembers = handle(endpoint, async ({ params, query, actor, refuse }, { sql }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  const viewer = await viewerOf(sql, actor, group.id)
  if (!may.seeMembers(viewer)) refuse('not-allowed')

  const withPending = query.include_pending === 'true' && may.seePending(viewer)
  const rows = await membersInStates(
    sql,
    group.id,
    withPending ? ['pending', 'member', 'admin'] : ['member', 'admin'],
  )
  return sortMembers(rows).map((row) => presentMember(row, { contacts: may.seeContacts(viewer) }))
})
