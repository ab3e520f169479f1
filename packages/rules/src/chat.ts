import { ok, type Result, refuse } from './result.ts'

/** In Unicode characters. */
export const MAX_MESSAGE_LENGTH = 1000
export const MAX_MENTIONS = 20
/** Length of the quote above the answer to a message. */
export const QUOTE_LENGTH = 200
export const MIN_ANSWERS = 2
export const MAX_ANSWERS = 8
/** A person gives a message one of these. */
export const CHAT_REACTIONS = ['thumbs_up', 'heart', 'laugh', 'surprised', 'sad', 'ball'] as const
export type ChatReaction = (typeof CHAT_REACTIONS)[number]

const MINUTE_MS = 60_000
export const EDIT_MS = 10 * MINUTE_MS
export const NO_LINKS_MS = 24 * 60 * MINUTE_MS

/** What decides who may do what to a message. */
export interface MessageFacts {
  kind: 'text' | 'announcement' | 'poll' | 'system'
  /** Null for a message of the program, and after the account is deleted. */
  authorId: string | null
  sentAt: number
  removed: boolean
}

/** Links are for people who have been members for a day. */
export const checkLinks = (
  text: string,
  member: { joinedAt: number; at: number },
): Result<string, 'no-links-yet'> =>
  member.at - member.joinedAt < NO_LINKS_MS && linksIn(text).length > 0 ? refuse('no-links-yet') : ok(text)

/** The author alone edits a message, for ten minutes, unless it was removed. A poll is never edited. */
export function editMessage(
  message: MessageFacts,
  { actorId, at }: { actorId: string; at: number },
): Result<'edited', 'not-allowed' | 'message-removed' | 'edit-time-over'> {
  if (message.authorId !== actorId || message.kind === 'poll') return refuse('not-allowed')
  if (message.removed) return refuse('message-removed')
  return at - message.sentAt > EDIT_MS ? refuse('edit-time-over') : ok('edited')
}

/**
 * The author removes a message at any time, an admin any message that a person wrote. Repeating it
 * changes nothing.
 */
export function removeMessage(
  message: MessageFacts,
  actor: { actorId: string; isAdmin: boolean },
): Result<'removed' | 'unchanged', 'not-allowed'> {
  const mayRemove = message.authorId === actor.actorId || (actor.isAdmin && message.kind !== 'system')
  if (!mayRemove) return refuse('not-allowed')
  return ok(message.removed ? 'unchanged' : 'removed')
}

/** A read mark moves forward only, and not past the last message. */
export const advanceReadMark = (mark: number, number: number, lastNumber: number): number =>
  Math.max(mark, Math.min(number, lastNumber))

export interface TextLink {
  start: number
  end: number
  href: string
}

const BEFORE = /^[\p{Ps}\p{Pi}"'<*_]+/u
const AFTER = /[\p{Pe}\p{Pf}"'>*_.,;:!?…]+$/u
const ADDRESS = /https?:\/\/[\p{L}\p{N}].*/iu
const DOMAIN = /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}(?:[/:?#].*)?$/u

/** The links of a text: each word that contains a URL or is a domain. */
export function linksIn(text: string): TextLink[] {
  const links: TextLink[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    const before = BEFORE.exec(word)?.[0].length ?? 0
    const bare = word.slice(before).replace(AFTER, '')
    const address = ADDRESS.exec(bare)
    if (!address && !DOMAIN.test(bare)) continue
    const start = index + before + (address?.index ?? 0)
    const link = address?.[0] ?? bare
    links.push({ start, end: start + link.length, href: address ? link : `https://${link}` })
  }
  return links
}
