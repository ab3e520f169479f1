import { listMembers as endpoint } from '@turnout/contract/members'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { authorizeGroup } from '../groups/public.ts'
import { presentMember, sortMembers } from './present.ts'
import { membersInStates } from './store.ts'

export const listMembers = handle(endpoint, async (request, { sql }) => {
  const { group, viewer } = await authorizeGroup(sql, request, may.seeMembers)
  const withPending = request.query.include_pending === 'true' && may.seePending(viewer)
  const rows = await membersInStates(
    sql,
    group.id,
    withPending ? ['pending', 'member', 'admin'] : ['member', 'admin'],
  )
  return sortMembers(rows).map((row) => presentMember(row, { contacts: may.seeContacts(viewer) }))
})
