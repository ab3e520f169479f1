import { changeMemberAttendance as endpoint } from '@turnout/contract/members'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { authorizeGroup, shareGroup } from '../groups/public.ts'
import { standingOfRow } from './membership.ts'
import { presentMember } from './present.ts'
import { changeMember, lockMember } from './store.ts'

export const changeMemberAttendance = command(endpoint, async (sql, request) => {
  const { params, body, refuse } = request
  const { group } = await authorizeGroup(sql, request, may.manageScheduledGames, shareGroup)
  const row = (await lockMember(sql, group.id, params.memberId)) ?? refuse('member-not-found')
  const { type } = standingOfRow(row)
  if (type !== 'member' && type !== 'admin') refuse('member-not-found')
  const change = { isSpare: body.is_spare }
  await changeMember(sql, row.id, change)
  return presentMember({ ...row, ...change }, { contacts: true })
})
