import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompletedMatches } from './completed-matches.tsx'
import { toRoster } from './roster.ts'
import { ended, gameState } from './testing.ts'

test('why past pairs met is told on demand: closed at first, once for each match, the latest first', () => {
  const matches = [
    { ...ended(1, 2, '2-0'), number: 1, reason: 'Orange and Blue are first in line.' },
    { ...ended(1, 3, '0-2'), number: 2, reason: 'Orange won and stays on.' },
  ]
  const html = renderToStaticMarkup(<CompletedMatches matches={matches} roster={toRoster(gameState())} />)
  expect(html).toMatch(/<details(?! open)/)
  const [list = '', onDemand = ''] = html.split('<details')
  expect(list).not.toContain('Orange won and stays on.')
  expect(onDemand.match(/<li.*?<\/li>/g)).toEqual([
    '<li value="2">Orange won and stays on.</li>',
    '<li value="1">Orange and Blue are first in line.</li>',
  ])
})

test('without a match there is nothing to explain', () => {
  expect(
    renderToStaticMarkup(<CompletedMatches matches={[]} roster={toRoster(gameState())} />),
  ).not.toContain('<details')
})
