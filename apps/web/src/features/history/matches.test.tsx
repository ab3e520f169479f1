import type { GameReport } from '@turnout/contract/history'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Matches } from './matches.tsx'

const match = (number: number, reason: string) => ({
  ...{ number, reason, team_a: 1, team_b: 2, team_a_score: 2, team_b_score: 0 },
  ...{ winner: 1, ending: 'Clear win', lineups: [], toss: null, correction: null },
})

test('the result page says why the pairs met once, on demand, and not before each match', () => {
  const matches = [match(1, 'Orange and Blue are first in line.'), match(2, 'Orange won and stays on.')]
  const html = renderToStaticMarkup(<Matches report={{ matches } as unknown as GameReport} />)
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(html).not.toContain('<details open')
  const [list = '', onDemand = ''] = html.split('<details')
  expect(list).toContain('Clear win')
  expect(list).not.toMatch(/first in line|stays on/)
  expect(onDemand).toMatch(/1".*first in line.*2".*Orange won and stays on\./)
})
