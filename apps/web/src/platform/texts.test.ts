import { expect, test } from 'vitest'
import { CATALOGUE } from './testing/text-catalogue.ts'
import * as texts from './texts.ts'

/** What a text says when its blanks are filled with their own names. */
const allTexts: readonly string[] = [
  ...[texts.failures, texts.accounts, texts.groups, texts.gameDay, texts.position, texts.match]
    .flatMap((part): unknown[] => Object.values(part))
    .filter((text) => typeof text === 'string'),
  texts.accounts.registrationFailedBecause('{detail}'),
  texts.match.won('{team}'),
  texts.match.next('A', 'B'),
]

test.each(Object.entries(CATALOGUE))(
  'every text of the catalogue for %s stands among the texts',
  (_part, catalogue) => {
    expect(catalogue.filter((text) => !allTexts.includes(text))).toEqual([])
  },
)
