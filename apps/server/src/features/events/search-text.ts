import { normalizeForSearch } from '@turnout/rules/search'
import type { EventRow } from './store.ts'

type Found = Pick<EventRow, 'title' | 'description' | 'category' | 'venueName' | 'venueAddress'>

/** Normalised words with a space before each, so that a search can match the beginning of a word. */
export const searchText = (
  { title, description, category, venueName, venueAddress }: Found,
  hostName: string,
): string =>
  ` ${normalizeForSearch([title, venueName, category, hostName, venueAddress, description].join(' '))}`

/** The words that correct a misspelt search: not the host's name and not the description. */
export const wordsText = ({ title, category, venueName }: Found): string =>
  `${title} ${category} ${venueName}`
