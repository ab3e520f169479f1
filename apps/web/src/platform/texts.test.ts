import { PROBLEMS } from '@turnout/contract/problem'
import { expect, test } from 'vitest'
import { CATALOGUE } from './testing/text-catalogue.ts'

/** The texts of all packages and features. */
const modules: Record<string, Record<string, Record<string, unknown>>> = import.meta.glob(
  ['./texts.ts', '../features/*/{texts,*-texts}.ts', '../ui/texts.ts', '../shell/texts.ts'],
  { eager: true },
)
/** The values with which a text is filled: the names of its parameters. */
const BLANKS: Readonly<Record<string, readonly string[]>> = {
  registrationFailedBecause: ['{detail}'],
  won: ['{team}'],
  next: ['A', 'B'],
}

const allTexts: readonly string[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((section) => Object.entries(section))
  .flatMap(([key, text]) => {
    if (typeof text === 'string') return text
    const values = BLANKS[key]
    return values && typeof text === 'function' ? String(text(...values)) : []
  })
  .concat(Object.values(PROBLEMS).map(({ detail }) => detail))

test.each(Object.entries(CATALOGUE))(
  'every text of the catalogue for %s stands among the texts',
  (_part, catalogue) => {
    expect(catalogue.filter((text) => !allTexts.includes(text))).toEqual([])
  },
)
