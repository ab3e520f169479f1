import { listChatReports as endpoint } from '@turnout/contract/chat-reports'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { requireChat } from './chat-command.ts'
import { presentReports } from './present-reports.ts'

export const listChatReports = handle(endpoint, async (request, { sql }) => {
  await requireChat(sql, request, may.manageChat)
  return presentReports(sql, request.params.groupId, request.actor.id)
})
