import type { GroupMember } from '@turnout/contract/members'
import { MAX_MENTIONS } from '@turnout/rules/chat'
import { fullName } from '@turnout/rules/full-name'
import { messageParts } from './message-parts.ts'

export type MentionedPerson = { id: string; name: string; image: string | null }

/** The text after an @ before the caret, and the position of the @. */
export type MentionQuery = { start: number; query: string }

/** Longer text after an @ counts as text, not as a name that is being typed. */
const MAX_QUERY = 60
const MAX_CHOICES = 6

export const toPerson = ({ user }: GroupMember): MentionedPerson => ({
  ...{ id: user.id, name: fullName(user.first_name, user.last_name), image: user.profile_image_url },
})

/** The @ before the caret that begins a word, with the text up to the caret. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  if (start < 0 || /[\p{L}\p{N}_.]$/u.test(before.slice(0, start))) return null
  const query = before.slice(start + 1)
  return query.length > MAX_QUERY || /^\s|\n/.test(query) ? null : { start, query }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** People with a name or a part of it that begins with the query, in the order of the list. */
export function choicesFor(query: string, people: readonly MentionedPerson[]): MentionedPerson[] {
  const wanted = fold(query)
  return people.filter(({ name }) => ` ${fold(name)}`.includes(` ${wanted}`)).slice(0, MAX_CHOICES)
}

/** The text with the name in place of the query, and the new position of the caret. */
export function withMention(
  text: string,
  caret: number,
  start: number,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** The people who are named in the text. Of people with the same name the picked ones, else all. */
export function mentionedIn<P extends Omit<MentionedPerson, 'image'>>(
  text: string,
  people: readonly P[],
  pickedIds: readonly string[],
): P[] {
  const parts = messageParts(
    text,
    people.map(({ name }) => name),
  )
  const names = parts.flatMap((part) => (part.type === 'mention' ? [part.text.slice(1)] : []))
  const isPicked = ({ id }: P) => pickedIds.includes(id)
  const named = people.filter(({ name }) => names.includes(name))
  return named
    .filter((person) => isPicked(person) || !named.some((one) => one.name === person.name && isPicked(one)))
    .slice(0, MAX_MENTIONS)
}
