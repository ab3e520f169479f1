import type { Poll } from '@turnout/rules/chat-polls'
import { normalizeForSearch } from '@turnout/rules/search'
import type { NewMessage } from './store.ts'

/** Normalised words with a space before each; of a poll the answers too. Null without a text. */
export function searchText({ kind, text, data }: Partial<NewMessage>): string | null {
  if (typeof text !== 'string') return null
  const answers = kind === 'poll' ? (data as Poll).answers : []
  return ` ${normalizeForSearch([text, ...answers].join(' '))}`
}
