import type { ChatMessage, MessageVersion } from '@turnout/contract/chat'
import { QUOTE_LENGTH } from '@turnout/rules/chat'
import type { Sql } from '../../platform/db/database.ts'
import { type ChatPerson, findChatPeople, findMessages } from './read-store.ts'
import type { MessageRow } from './store.ts'

/** What other tables know of these messages. */
interface Related {
  people: ReadonlyMap<string, ChatPerson>
  quoted: ReadonlyMap<string, MessageRow>
}

/** As every member of the group sees them, in the order given. */
export async function presentMessages(sql: Sql, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const quotes = await findMessages(
    sql,
    rows.flatMap(({ replyToId }) => replyToId ?? []),
  )
  const people = await findChatPeople(sql, [...new Set([...rows, ...quotes].flatMap(personIds))])
  const related = { people, quoted: new Map(quotes.map((quote) => [quote.id, quote])) }
  return rows.map((row) => presentMessage(row, related))
}

const personIds = ({ authorId, removedBy, mentions }: MessageRow): string[] =>
  [authorId, removedBy, ...mentions].filter((id) => id !== null)

function presentMessage(row: MessageRow, related: Related): ChatMessage {
  const author = personOf(row.authorId, related)
  return {
    ...presentVersion(row),
    kind: row.kind,
    author: author && { ...nameOnly(author), profile_image_url: author.profileImageUrl },
    text: row.text,
    edited_at: row.editedAt?.getTime() ?? null,
    removed: row.removedAt && { at: row.removedAt.getTime(), by: nameOf(row.removedBy, related) },
    reply_to: presentQuote(row.replyToId, related),
    mentions: row.mentions.flatMap((id) => nameOf(id, related) ?? []),
    reactions: [],
    poll: null,
    system: null,
  }
}

export const presentVersion = ({ id, number, version, sentAt }: MessageRow): MessageVersion => ({
  ...{ id, number, version },
  sent_at: sentAt.getTime(),
})

function presentQuote(id: string | null, related: Related): ChatMessage['reply_to'] {
  const quoted = id === null ? undefined : related.quoted.get(id)
  if (!quoted) return null
  return {
    id: quoted.id,
    number: quoted.number,
    author: nameOf(quoted.authorId, related),
    text: quoted.text === null ? null : [...quoted.text].slice(0, QUOTE_LENGTH).join(''),
  }
}

const personOf = (id: string | null, { people }: Related) => (id === null ? null : (people.get(id) ?? null))

const nameOnly = ({ id, name }: ChatPerson) => ({ id, name })

const nameOf = (id: string | null, related: Related) => {
  const found = personOf(id, related)
  return found && nameOnly(found)
}
