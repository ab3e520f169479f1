import type { ChatMessage, MessageVersion } from '@turnout/contract/chat'
import { CHAT_REACTIONS } from '@turnout/rules/chat'
import type { Poll } from '@turnout/rules/chat-polls'
import type { Sql } from '../../platform/db/database.ts'
import { findPeopleById, type PersonRow } from '../accounts/public.ts'
import { findReactions, findVotes, type ReactionRow, type VoteRow } from './marks-store.ts'
import { findMessages } from './read-store.ts'
import { shorten } from './shorten.ts'
import type { MessageRow } from './store.ts'
import type { StoredLine } from './system-lines.ts'

/** What other tables store about these messages. */
interface Related {
  people: ReadonlyMap<string, PersonRow>
  quoted: ReadonlyMap<string, MessageRow>
  reactions: readonly ReactionRow[]
  votes: readonly VoteRow[]
}

/** As every member of the group sees them, in the given order. */
export async function presentMessages(sql: Sql, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const quotedIds = rows.flatMap(({ replyToId }) => replyToId ?? [])
  const quotes = await findMessages(sql, quotedIds)
  const people = await findPeopleById(sql, [...new Set([...rows, ...quotes].flatMap(personIds))])
  const ids = rows.map(({ id }) => id)
  const related = {
    ...{ people, quoted: new Map(quotes.map((quote) => [quote.id, quote])) },
    ...{ reactions: await findReactions(sql, ids), votes: await findVotes(sql, ids) },
  }
  return rows.map((row) => presentMessage(row, related))
}

const personIds = (row: MessageRow): string[] =>
  [row.authorId, row.removedBy, ...row.mentions, ...idsInLine(row)].filter((id) => id !== null)

const lineOf = ({ kind, data }: MessageRow) => (kind === 'system' ? (data as StoredLine | null) : null)

function idsInLine(row: MessageRow): (string | null)[] {
  const line = lineOf(row)
  return line?.type === 'place_passed' ? [line.outId, ...line.intoIds] : []
}

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
    reactions: presentReactions(row, related),
    poll: presentPoll(row, related),
    system: presentLine(row, related),
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
    text: quoted.text && shorten(quoted.text),
  }
}

const presentReactions = ({ id }: MessageRow, { reactions }: Related): ChatMessage['reactions'] =>
  CHAT_REACTIONS.flatMap((reaction) => {
    const own = reactions.filter((row) => row.messageId === id && row.reaction === reaction)
    return own.length === 0 ? [] : [{ reaction, user_ids: own.map(({ userId }) => userId) }]
  })

function presentPoll({ id, kind, data }: MessageRow, { votes }: Related): ChatMessage['poll'] {
  if (kind !== 'poll' || data === null) return null
  const { answers, isMultiple, closesAt, closedAt } = data as Poll
  const own = votes.filter(({ messageId }) => messageId === id)
  return {
    ...{ is_multiple: isMultiple, closes_at: closesAt, is_closed: closedAt !== null },
    answers: answers.map((text, nr) => ({
      text,
      user_ids: own.filter(({ answer }) => answer === nr).map(({ userId }) => userId),
    })),
  }
}

function presentLine(row: MessageRow, related: Related): ChatMessage['system'] {
  const line = lineOf(row)
  if (line?.type !== 'place_passed') return line
  const { type, game, outId, intoIds } = line
  const into = intoIds.flatMap((id) => nameOf(id, related) ?? [])
  return { type, game, out: nameOf(outId, related), into }
}

const personOf = (id: string | null, { people }: Related) => (id === null ? null : (people.get(id) ?? null))

const nameOnly = ({ id, name }: PersonRow) => ({ id, name })

const nameOf = (id: string | null, related: Related) => {
  const found = personOf(id, related)
  return found && nameOnly(found)
}
