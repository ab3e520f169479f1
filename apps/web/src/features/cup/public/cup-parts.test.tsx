import type { Cup } from '@turnout/contract/cups'
import { scoreText } from '@turnout/rules/score-text'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { cupOf, fixture, knockout, semiFinals, won } from '../testing.ts'
import { CupBracket } from './cup-bracket.tsx'
import { CupTables } from './cup-tables.tsx'
import { CupWinner, howWon } from './cup-winner.tsx'
import { FixtureList } from './fixture-list.tsx'

type Row = Cup['tables'][number]['rows'][number]
const row = (team: number, points: number, goals: [number, number], ahead: Row['ahead_by']): Row => ({
  ...{ team_id: `t${team}`, played: 2, won: 1, drawn: 0, lost: 1, points, ahead_by: ahead },
  ...{ goals_for: goals[0], goals_against: goals[1], goes_through: team < 3 },
})
const group = (overrides: Partial<Cup['tables'][number]> = {}) =>
  cupOf(4, {
    tables: [
      {
        ...{ name: 'Group A', is_over: true },
        rows: [
          row(1, 4, [3, 1], 'goal_difference'),
          row(2, 4, [2, 1], 'points'),
          row(3, 1, [1, 2], null),
          row(4, 1, [1, 3], null),
        ],
        ...overrides,
      },
    ],
  })

test('[O-5] a table says why a row is ahead of the next one on equal points, and who goes through', async () => {
  const { getByRole } = await render(<CupTables cup={group()} />)
  const cells = getByRole('row').elements()
  expect(
    cells.slice(1).map((one) => [...one.children].map(({ textContent }) => textContent).join(' ')),
  ).toEqual([
    expect.stringMatching(/^1 .*Orange 2 \+2 4$/),
    expect.stringMatching(/^2 .*Blue 2 \+1 4$/),
    expect.stringMatching(/^3 .*Chalk 2 −1 1$/),
    expect.stringMatching(/^4 .*Coal 2 −2 1$/),
  ])
  const reasons = getByRole('listitem').elements()
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Orange is ahead of Blue on goal difference.',
    'Chalk and Coal are level. The first to arrive ranks first.',
    'Orange and Blue go through.',
  ])
})

test.each([
  ['an open match', [fixture(1, 3, 4)], 'Chalk and Coal are level. The first to arrive ranks first.'],
  ['a coin', [won(1, [3, 4], [1, 1]), fixture(2, 1, 3, knockout('Final'))], 'Chalk and Coal are level.'],
])('[O-6] a table that waits for %s says of level teams: %s', async (_, fixtures, text) => {
  const { getByText } = await render(<CupTables cup={{ ...group({ is_over: false }), fixtures }} />)
  await expect.element(getByText(/are level/)).toHaveTextContent(new RegExp(`^${text}$`))
})

test('no team goes through while a table is not over', async () => {
  const { getByText } = await render(<CupTables cup={group({ is_over: false })} />)
  expect(getByText(/go through/).elements()).toEqual([])
})

test('[O-30] a table that is not over says what each team still needs', async () => {
  const [blue, sky, pine, plum] = [2, 7, 6, 8].map((team) => row(team, 1, [0, 0], 'points'))
  const need = (is: 'needs' | 'enough' | 'at_least', result: 'win' | 'draw', against: number) => ({
    prospect: { is, result, against_id: `t${against}` },
  })
  const shown = (rows: object[], format: 'groups' | 'round_robin' = 'groups') => {
    const tables = [{ name: 'Group A', is_over: false, rows: rows as Row[] }]
    const { settings, ...rest } = cupOf(8, { tables })
    return <CupTables cup={{ ...rest, settings: settings && { ...settings, format } }} />
  }
  const always = (is: 'through' | 'out' | 'waits') => ({ prospect: { is, result: null, against_id: null } })
  const { getByRole, rerender } = await render(
    shown([
      { ...blue, ...always('through') },
      { ...sky, ...need('needs', 'draw', 6) },
      { ...pine, ...need('needs', 'win', 7) },
      { ...plum, ...always('out') },
    ]),
  )
  const said = () =>
    getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  expect(said()).toEqual([
    'Blue goes through, whatever happens.',
    'Sky needs a draw against Pine.',
    'Pine needs a win against Sky.',
    'Plum can no longer go through.',
  ])
  await rerender(
    shown(
      [
        { ...blue, ...always('waits') },
        { ...sky, ...need('enough', 'win', 6) },
        { ...pine, ...need('at_least', 'win', 7) },
        { ...plum, ...need('at_least', 'draw', 7) },
      ],
      'round_robin',
    ),
  )
  expect(said()).toEqual([
    'A win against Pine is enough for Sky to win the cup.',
    'Pine needs at least a win against Sky to win the cup.',
    'Plum needs at least a draw against Sky to win the cup.',
    'Blue waits for what the others do.',
  ])
})

test.each([
  [360, 'on a phone'],
  [1280, 'on a desktop'],
])(
  '%i px wide, %s, the bracket names each match with its teams, or with the match that decides them',
  async (width) => {
    await page.viewport(width, 800)
    const { getByRole } = await render(<CupBracket cup={semiFinals()} timeZone="Europe/London" />)
    const textOf = (name: string) => getByRole('group', { name, exact: true }).element().textContent
    expect(textOf('Semi-final 1')).toMatch(/Orange1.*Coalwon the toss1/)
    expect(textOf('Semi-final 2')).toMatch(/on now.*Blue.*Chalk/)
    expect(textOf('Third place')).toMatch(/Orange.*Loser of semi-final 2/)
    expect(textOf('Final')).toMatch(/Coal.*Winner of semi-final 2/)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  },
)

test('the list of matches has the scores of played ones and says which one is on now', async () => {
  const { getByRole, getByText } = await render(<FixtureList cup={semiFinals()} timeZone="Europe/London" />)
  await expect.element(getByText('1 of 4 played')).toBeVisible()
  const rows = getByRole('listitem').elements()
  expect(rows.map((item) => (item as HTMLElement).innerText.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/Semi-final 1 · Coal won the toss$/),
    expect.stringMatching(/Blue on now .*Chalk Semi-final 2$/),
    expect.stringMatching(/Orange v Loser of semi-final 2 Third place$/),
    expect.stringMatching(/Coal v Winner of semi-final 2 Final$/),
  ])
})

test('[O-9] the list says that a match was not played, or that a team left after a draw', async () => {
  const left = (number: number, winner: string | null, played: number) =>
    won(number, [1, 2], [1, 1], { decided_by: 'forfeit', winner_id: winner, played })
  const cup = cupOf(2, { fixtures: [left(1, 't2', 0), left(2, 't2', 1), left(3, null, 1)] })
  const { getByRole } = await render(<FixtureList cup={cup} timeZone="UTC" />)
  expect(
    getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/Group A · not played$/),
    expect.stringMatching(/Group A · Orange left$/),
    expect.stringMatching(/Group A · both left$/),
  ])
})

test.each([
  [`${scoreText(2, 1)} against Blue in the final`, { score: { a: 1, b: 2 } }],
  [
    `${scoreText(1, 1)} against Blue in the final, won by the coin`,
    { score: { a: 1, b: 1 }, decided_by: 'toss' as const },
  ],
  ['Blue left before the final', { decided_by: 'forfeit' as const, played: 0 }],
  [
    `${scoreText(1, 1)} against Blue in the final, then Blue left`,
    { score: { a: 1, b: 1 }, decided_by: 'forfeit' as const, played: 1 },
  ],
])('the winner of a knockout is shown with how it won: %s', async (how, final) => {
  const cup = cupOf(2, {
    ...{ is_over: true, winner_id: 't1' },
    fixtures: [won(1, [2, 1], [1, 2], { ...knockout('Final'), ...final, winner_id: 't1' })],
  })
  const { getByRole, getByText } = await render(<CupWinner cup={cup} />)
  await expect.element(getByRole('heading', { name: 'Orange wins the cup' })).toBeVisible()
  await expect.element(getByText(how, { exact: true })).toBeVisible()
})

test('a final with one team has no text on how it was won', () => {
  const final = { ...knockout('Final'), b: { team_id: null, name: 'No team' }, played: 0 }
  const fixtures = [won(1, [1, 2], [3, 0], { ...final, decided_by: 'forfeit' })]
  expect(howWon(cupOf(2, { ...{ is_over: true, winner_id: 't1' }, fixtures }))).toBeNull()
})

test('the winner of a round robin is shown with its points, and no winner if all teams left', async () => {
  const league = { ...group(), ...{ is_over: true, winner_id: 't1', fixtures: [fixture(1, 1, 2)] } }
  const { getByText, rerender } = await render(<CupWinner cup={league} />)
  await expect.element(getByText('4 points from 2 matches')).toBeVisible()
  await rerender(<CupWinner cup={{ ...league, winner_id: null }} />)
  await expect.element(getByText('The cup is over, and no team has won it')).toBeVisible()
})

test('the list next to a bracket has the matches around the present one, and a button for all', async () => {
  const fixtures = [1, 2, 3, 4, 5, 6].map((number) => won(number, [1, 2], [number, 0]))
  const cup = cupOf(4, {
    fixtures: [...fixtures, fixture(7, 3, 4, { is_on: true }), fixture(8, 1, 2), fixture(9, 3, 4)],
  })
  let asked = 0
  const ask = () => {
    asked += 1
  }
  const { getByRole, rerender } = await render(<FixtureList cup={cup} timeZone="UTC" onShowAll={ask} />)
  expect(getByRole('listitem').elements()).toHaveLength(5)
  await getByRole('button', { name: 'All 9 matches' }).click()
  expect(asked).toBe(1)
  await rerender(<FixtureList cup={cup} timeZone="UTC" />)
  expect(getByRole('listitem').elements()).toHaveLength(9)
  expect(getByRole('button').elements()).toEqual([])
})
