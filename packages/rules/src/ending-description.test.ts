import { expect, test } from 'vitest'
import { describeEnding } from './ending-description.ts'
import type { EndedMatch, MatchPlay, Reason } from './game.ts'

const MINUTE = 60_000
const LEAD = { by: 'lead', lead: 2, goals: 2 } as const
const GOALS = { by: 'goals', goals: 2 } as const

const match = (overrides: Partial<EndedMatch>): EndedMatch => ({
  number: 3,
  a: 1,
  b: 3,
  stage: 'normal',
  score: { a: 2, b: 0 },
  referee: null,
  spells: [{ from: 0, to: 3 * MINUTE }],
  reason: { because: 'first-in-line' },
  calledAt: 0,
  why: 'goals',
  winner: 'a',
  at: 3 * MINUTE,
  playedMs: 220_000,
  durationS: 420,
  win: LEAD,
  fate: { because: 'winner-stays', stays: 1 },
  ...overrides,
})

const playAfter = (ended: EndedMatch, overrides: Partial<MatchPlay> = {}): MatchPlay => ({
  order: [1, 2],
  holder: null,
  format: { is: 'winner_stays' },
  stage: 'normal',
  stageByHand: false,
  held: false,
  isAsked: false,
  reason: ended.fate ?? { because: 'rematch' },
  now: { is: 'waiting', startsAt: null },
  beganAt: 0,
  ended: [ended],
  atEnd: null,
  late: [],
  loans: [],
  tosses: [],
  allTosses: [],
  ...overrides,
})

const DUE: MatchPlay['now'] = { is: 'toss', commitment: 'seal' }
const TOSSED = {
  tosses: [
    {
      matchNumber: 3,
      result: 'heads',
      winner: 3,
      loser: 1,
      choices: [],
      commitment: '',
      secret: '',
      chance: null,
    },
  ],
} satisfies Partial<MatchPlay>
const CAP: Reason = { because: 'wins-cap', off: 1, wins: 3 }
const CAP_ONE: Reason = { because: 'wins-cap-one-off', off: 1, stays: 2, wins: 3 }
const CAP_TOSS: Reason = { because: 'one-waits-toss', cap: { off: 1, wins: 3 } }
const drawOf = (goals: number, fate: Reason): Partial<EndedMatch> => ({
  score: { a: goals, b: goals },
  winner: null,
  why: 'time',
  fate,
})

test.each`
  what                                    | overrides                                                              | play                                | words
  ${'two clear'}                          | ${{}}                                                                  | ${{}}                               | ${'Orange, two clear after 3:40'}
  ${'three clear by a goal worth two'}    | ${{ score: { a: 1, b: 4 }, winner: 'b' }}                              | ${{}}                               | ${'Chalk, three clear after 3:40'}
  ${'first to two'}                       | ${{ score: { a: 2, b: 1 }, win: GOALS }}                               | ${{}}                               | ${'Orange, first to two after 3:40'}
  ${'the first goal of a knockout'}       | ${{ score: { a: 1, b: 0 }, stage: 'knockout', playedMs: 65_000 }}      | ${{}}                               | ${'Orange, the first goal after 1:05'}
  ${'a longer knockout'}                  | ${{ score: { a: 3, b: 2 }, stage: 'knockout' }}                        | ${{}}                               | ${'Orange, first to three after 3:40'}
  ${'the clock'}                          | ${{ why: 'time', playedMs: 7 * MINUTE }}                               | ${{}}                               | ${'Orange at full time'}
  ${'a hand'}                             | ${{ why: 'early' }}                                                    | ${{}}                               | ${'Orange, ended early at 3:40'}
  ${'a hand after the last play'}         | ${{ why: 'early', playedMs: 7 * MINUTE }}                              | ${{}}                               | ${'Orange after the last play'}
  ${'the end of the game'}                | ${{ why: 'closed', fate: null }}                                       | ${{}}                               | ${'Orange, in front at 3:40 when the game closed'}
  ${'a draw at the end of the game'}      | ${{ ...drawOf(1, { because: 'rematch' }), why: 'closed', fate: null }} | ${{}}                               | ${'1–\u20601 when the game closed'}
  ${'a draw whose coin was never tossed'} | ${drawOf(1, { because: 'draw-needs-toss' })}                           | ${{ now: { is: 'closed', at: 0 } }} | ${'1–\u20601'}
  ${'a cap on wins'}                      | ${{ fate: CAP }}                                                       | ${{}}                               | ${'Orange, two clear after 3:40. Win number 3 in a row, both teams out'}
  ${'a cap with one team waiting'}        | ${{ fate: CAP_ONE }}                                                   | ${{}}                               | ${'Orange, two clear after 3:40. Win number 3 in a row, Orange went off'}
  ${'a draw of a team at its cap'}        | ${{ winner: null, score: { a: 1, b: 1 }, fate: CAP_ONE }}              | ${{}}                               | ${'Orange went off'}
  ${'a draw at the cap, two waiting'}     | ${{ winner: null, score: { a: 1, b: 1 }, fate: CAP }}                  | ${{}}                               | ${'1–\u20601, both teams out'}
  ${'a cap whose coin is due'}            | ${{ fate: CAP_TOSS }}                                                  | ${{ now: DUE }}                     | ${'Orange, two clear after 3:40. Coin toss to come'}
  ${'a cap whose coin was tossed'}        | ${{ fate: CAP_TOSS }}                                                  | ${TOSSED}                           | ${'Orange, two clear after 3:40. Chalk won the toss and stayed on'}
  ${'a goalless draw'}                    | ${drawOf(0, { because: 'both-off' })}                                  | ${{}}                               | ${'0–\u20600, both teams out'}
  ${'a draw whose coin is due'}           | ${drawOf(1, { because: 'draw-needs-toss' })}                           | ${{ now: DUE }}                     | ${'Coin toss to come'}
  ${'a draw whose coin was tossed'}       | ${drawOf(1, { because: 'toss-won', stays: 3 })}                        | ${TOSSED}                           | ${'Chalk won the toss and stayed on'}
  ${'a draw that sends the longest off'}  | ${drawOf(1, { because: 'longest-on-off', off: 1, stays: 3 })}          | ${{}}                               | ${'Orange went off'}
  ${'a draw that sends the challenger'}   | ${drawOf(1, { because: 'challenger-off', off: 3, stays: 1 })}          | ${{}}                               | ${'Chalk went off'}
  ${'a draw with no team waiting'}        | ${drawOf(1, { because: 'rematch' })}                                   | ${{}}                               | ${'Played again'}
`('[L-7] $what is described as "$words"', ({ overrides, play, words }) => {
  const ended = match(overrides)
  expect(describeEnding(ended, playAfter(ended, play))).toBe(words)
})

test('[L-7] a coin is mentioned for the match that it followed, and for no other', () => {
  const drawn = match(drawOf(0, { because: 'both-off' }))
  const later = { ...drawn, number: 4 }
  const [toss] = TOSSED.tosses
  const tosses = toss ? [{ ...toss, matchNumber: 4 }] : []
  expect(describeEnding(drawn, playAfter(drawn, { ended: [drawn, later], tosses }))).toBe(
    '0–\u20600, both teams out',
  )
  expect(describeEnding(drawn, playAfter(drawn, { ended: [drawn, later], now: DUE }))).toBe(
    '0–\u20600, both teams out',
  )
})

test('[O-6] a coin that a team of a match tossed with a third one is not mentioned for that match', () => {
  const drawn = match(drawOf(0, { because: 'both-off' }))
  const tosses = TOSSED.tosses.map((toss) => ({ ...toss, loser: 2 }))
  expect(describeEnding(drawn, playAfter(drawn, { tosses }))).toBe('0–\u20600, both teams out')
})
