import { stepAdminDown as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { memberCommand } from './member-command.ts'
import { presentMember } from './present.ts'

export const stepAdminDown = memberCommand(endpoint, {
  may: rules.may.stepAdminDown,
  decide: ({ target }) => rules.stepAdminDown(target),
  event: () => 'admin-stepped-down',
  reply: (row) => presentMember(row, { contacts: true }),
})
