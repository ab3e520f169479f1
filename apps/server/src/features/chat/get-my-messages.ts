import { getMyMessages as endpoint } from '@turnout/contract/chat-export'
import type { Poll } from '@turnout/rules/chat-polls'
import { handle } from '../../handle.ts'
import { csv } from '../../platform/http/csv.ts'
import { Download } from '../../platform/http/handle.ts'
import { findOwnMessages } from './read-store.ts'
import { texts } from './texts.ts'

export const getMyMessages = handle(endpoint, async ({ actor }, { sql, clock }) => {
  const messages = await findOwnMessages(sql, actor.id)
  const lines = messages.map(({ groupName, kind, text, data, sentAt }) => [
    sentAt.toISOString(),
    groupName,
    texts.kinds[kind],
    [text ?? '', ...(kind === 'poll' ? (data as Poll).answers : [])].join('\n'),
  ])
  const today = new Date(await clock.now(sql)).toISOString().slice(0, 10)
  return new Download(csv([texts.columns, ...lines]), `turnout-messages-${today}.csv`)
})
