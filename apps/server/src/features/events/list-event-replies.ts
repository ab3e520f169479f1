import { listEventReplies as endpoint } from '@turnout/contract/event-replies'
import { normalizeForSearch } from '@turnout/rules/search'
import { handle } from '../../handle.ts'
import { findManaged } from './event-host.ts'
import { findReplies } from './event-replies.ts'

export const listEventReplies = handle(endpoint, async ({ params, query, actor, refuse, total }, { sql }) => {
  const event = await findManaged(sql, actor, params.eventId, refuse)
  const search = normalizeForSearch(query.search ?? '')
  const found = (await findReplies(sql, event)).filter(
    ({ answer, name, guest_of }) =>
      (query.answer === undefined || answer === query.answer) &&
      normalizeForSearch(`${name} ${guest_of ?? ''}`).includes(search),
  )
  total(found.length)
  return found.slice((query.page - 1) * query.page_size, query.page * query.page_size)
})
