import { leaveGroup as endpoint } from '@turnout/contract/groups'
import * as rules from '@turnout/rules/membership'
import { memberCommand } from './member-command.ts'
import { wireMembership } from './present.ts'
import { texts } from './texts.ts'

export const leaveGroup = memberCommand(endpoint, {
  mayEnd: true,
  may: () => true,
  decide: ({ target }) => rules.leaveGroup(target),
  event: ({ target }) => (target.type === 'pending' ? 'request-withdrawn' : 'member-left'),
  reply: () => ({
    message: texts.left,
    current_user_membership: wireMembership(rules.STRANGER),
  }),
})
