import { handOver as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { memberCommand } from './member-command.ts'
import { presentMember } from './present.ts'

export const handOver = memberCommand(endpoint, {
  may: rules.may.handOver,
  decide: ({ target }) => rules.handOver(target),
  event: () => 'group-handed-over',
  reply: (row) => presentMember(row, { contacts: true }),
  changesCreator: true,
})
