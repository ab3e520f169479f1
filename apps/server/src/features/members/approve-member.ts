import { approveMember as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { memberCommand } from './member-command.ts'
import { presentMember } from './present.ts'

export const approveMember = memberCommand(endpoint, {
  may: rules.may.admitMembers,
  decide: ({ target }) => rules.approveMember(target),
  event: () => 'request-approved',
  reply: (row) => presentMember(row, { contacts: true }),
})
