import { normalizeForSearch } from '@turnout/rules/search'
import type { GroupRow } from './store.ts'

type Searchable = Pick<GroupRow, 'name' | 'description' | 'venueName' | 'venueAddress'>

/** What a search knows misspelt words by: not what the description says. */
export const wordsText = ({ name, venueName }: Pick<Searchable, 'name' | 'venueName'>): string =>
  `${name} ${venueName}`

/** Plain words with a space before each, by which a word is known to begin. The venue's stand on the first line. */
export const searchText = ({ name, description, venueName, venueAddress }: Searchable): string =>
  ` ${normalizeForSearch(`${venueName} ${venueAddress}`)}\n ${normalizeForSearch(`${name} ${description}`)}`
