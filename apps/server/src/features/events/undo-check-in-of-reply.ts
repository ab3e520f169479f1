import { undoCheckInOfReply as endpoint } from '@turnout/contract/event-replies'
import { checkInOpen } from '@turnout/rules/event-check-in'
import { mapOk, refuse } from '@turnout/rules/result'
import { deleteArrival } from './arrivals-store.ts'
import { eventCommand } from './run-event-command.ts'

export const undoCheckInOfReply = eventCommand(endpoint, {
  by: 'host',
  async decide({ sql, event, plan, at }, { params }) {
    if (!(await deleteArrival(sql, event.id, params.replyId))) return refuse('reply-not-found')
    return mapOk(checkInOpen(plan, at), () => ({}))
  },
})
