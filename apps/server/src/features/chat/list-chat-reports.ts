import { listChatReports as endpoint } from '@turnout/contract/chat-reports'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { requireChat } from './chat-command.ts'
import { presentReports } from './present-reports.ts'

export const listChatReports = handle(endpoint, async ({ actor, params, refuse }, { sql }) => {
  const { groupId } = params
  await requireChat(sql, { groupId, actor, refuse, may: may.manageChat })
  return presentReports(sql, groupId, actor.id)
})
