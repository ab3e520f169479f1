import { pluralize } from '@turnout/rules/words'

export const nearMe = {
  nearMe: 'Near me',
  unknown: "We don't know where you are",
  allowOrSearch: 'Allow location in your browser, or search by place instead.',
}

export const searchArea = {
  distance: 'Distance',
  within: (km: number) => `within ${km} km`,
  withinChoice: (km: number) => `Within ${km} km`,
  anyDistance: 'Any distance',
}

export const resultList = {
  countOrMore: (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}s or more`,
  nearestFirst: 'Nearest first',
  newestFirst: 'Newest first',
}

export const suggestions = {
  label: 'Suggestions',
  events: 'Events',
  groups: 'Groups',
  vendors: 'Vendors',
  groupGame: 'Group game',
  nothingFound: (words: string) => `Nothing found for '${words}'.`,
  failed: (reason: string | null) => ["We can't search right now.", reason].filter(Boolean).join(' '),
  openFullSearch: 'Open the full search',
  /** For screen readers only. */
  count: (count: number) => `${pluralize(count, 'suggestion')}.`,
}
