import { expect, test } from 'vitest'
import { announcementParts } from './announcement-parts.ts'

test.each([
  [
    'Dark shirts on Tuesday. The light bibs are in the wash',
    'Dark shirts on Tuesday',
    'The light bibs are in the wash',
  ],
  ['Dark shirts on Tuesday', 'Dark shirts on Tuesday', ''],
  ['Who has the bibs? Bring them.', 'Who has the bibs?', 'Bring them.'],
  [
    'Dark shirts on Tuesday\n\nThe light bibs are in the wash',
    'Dark shirts on Tuesday',
    'The light bibs are in the wash',
  ],
  ['Hi all. Meet at gate 3.', 'Hi all. Meet at gate 3.', ''],
  ['See www.pitch.example now', 'See www.pitch.example now', ''],
])('the first sentence of an announcement is its title: %j', (text, title, rest) => {
  expect(announcementParts(text)).toEqual({ title, rest })
})
