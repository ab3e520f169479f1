import { getEventReplies as endpoint } from '@turnout/contract/event-replies'
import { handle } from '../../handle.ts'
import { csv } from '../../platform/http/csv.ts'
import { fileName } from '../../platform/http/file-name.ts'
import { Download } from '../../platform/http/handle.ts'
import { findManaged } from './event-host.ts'
import { findReplies } from './event-replies.ts'
import { texts } from './texts.ts'

export const getEventReplies = handle(endpoint, async ({ params, actor, refuse }, { sql }) => {
  const event = await findManaged(sql, actor, params.eventId, refuse)
  const lines = (await findReplies(sql, event)).map(
    ({ name, guest_of, answer, position, answered_at, arrived_at }) => [
      name,
      guest_of ?? '',
      texts.answers[answer],
      position ?? '',
      new Date(answered_at).toISOString(),
      arrived_at === null ? '' : new Date(arrived_at).toISOString(),
    ],
  )
  return new Download(csv([texts.replyColumns, ...lines]), fileName(event.title, event.date ?? '', 'csv'))
})
