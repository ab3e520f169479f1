import { expect, test } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

const hyphenated = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '-')

test.each([
  ['Wednesdaynightneighbours', 'Wednes-day-night-neigh-bours'],
  ['Donnerstagsfußballgemeinschaft', 'Donners-tags-fuß-ball-ge-meinschaft'],
  ['Les footballeursdumercredisoir', 'Les foot-bal-leurs-du-merc-re-di-soir'],
])('%s may be broken as %s', (name, shown) => {
  expect(hyphenated(name)).toBe(shown)
})

test.each(['Canal Side Kickabout', 'Fourteenletter', '日本語の名前'])('%s is left as it is', (name) => {
  expect(withSoftHyphens(name)).toBe(name)
})
