import { removeMember as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { memberCommand } from './member-command.ts'
import { nameOf } from './store.ts'
import { texts } from './texts.ts'

export const removeMember = memberCommand(endpoint, {
  mayEnd: true,
  may: rules.may.removeMembers,
  decide: ({ viewer, target, self }, { only_pending }) =>
    only_pending === 'true'
      ? rules.rejectRequest(target)
      : rules.removeMember(target, {
          self,
          creator: viewer.standing.type === 'admin' && viewer.standing.creator,
        }),
  event: ({ target }) => (target.type === 'pending' ? 'request-rejected' : 'member-removed'),
  reply: (row, { target }) => ({
    message: target.type === 'pending' ? texts.rejected(nameOf(row)) : texts.removed(nameOf(row)),
  }),
})
