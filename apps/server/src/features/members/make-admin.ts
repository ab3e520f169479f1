import { makeAdmin as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { memberCommand } from './member-command.ts'
import { presentMember } from './present.ts'

export const makeAdmin = memberCommand(endpoint, {
  may: rules.may.promoteMembers,
  decide: ({ target, self }) => rules.makeAdmin(target, { self }),
  event: () => 'admin-made',
  reply: (row) => presentMember(row, { contacts: true }),
})
