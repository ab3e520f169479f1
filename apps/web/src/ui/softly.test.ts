import { expect, test } from 'vitest'
import { softly } from './softly.ts'

const broken = (text: string) => softly(text).replaceAll('\u00AD', '-')

test.each([
  ['Wednesdaynightneighbours', 'Wednes-day-night-neigh-bours'],
  ['Donnerstagsfußballgemeinschaft', 'Donners-tags-fuß-ball-ge-meinschaft'],
  ['Les footballeursdumercredisoir', 'Les foot-bal-leurs-du-merc-re-di-soir'],
])('%s may be broken as %s', (name, shown) => {
  expect(broken(name)).toBe(shown)
})

test.each(['Canal Side Kickabout', 'Fourteenletter', '日本語の名前'])('%s is left as it is', (name) => {
  expect(softly(name)).toBe(name)
})
