import { normalizeForSearch } from '@turnout/rules/search'
import type { EventRow } from './store.ts'

type Found = Pick<EventRow, 'title' | 'description' | 'category' | 'venueName' | 'venueAddress'>

/** Plain words with a space before each, by which a word is known to begin. */
export const searchText = (
  { title, description, category, venueName, venueAddress }: Found,
  hostName: string,
): string =>
  ` ${normalizeForSearch([title, venueName, category, hostName, venueAddress, description].join(' '))}`

/** What a search knows misspelt words by: neither the host's name nor what the description says. */
export const wordsText = ({ title, category, venueName }: Found): string =>
  `${title} ${category} ${venueName}`
