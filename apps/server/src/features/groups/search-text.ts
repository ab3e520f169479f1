import { normalizeForSearch } from '@turnout/rules/search'
import type { GroupRow } from './store.ts'

type Searchable = Pick<GroupRow, 'name' | 'description' | 'venueName' | 'venueAddress'>

/** The words that correct a misspelt search: not the description. */
export const wordsText = ({ name, venueName }: Pick<Searchable, 'name' | 'venueName'>): string =>
  `${name} ${venueName}`

/** Normalised words with a space before each, to match beginnings of words. The venue's words are on the first line. */
export const searchText = ({ name, description, venueName, venueAddress }: Searchable): string =>
  ` ${normalizeForSearch(`${venueName} ${venueAddress}`)}\n ${normalizeForSearch(`${name} ${description}`)}`
