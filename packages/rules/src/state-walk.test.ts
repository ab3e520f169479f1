import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { type HouseRules, SPECIFICATION_RULES } from './house-rules.ts'
import { startedCup } from './testing/cups.ts'
import {
  arrivedGame,
  draftByHand,
  MINUTE,
  pressPlayBall,
  run,
  runningGame,
  settings,
  startedGame,
} from './testing/games.ts'
import type { Invariant } from './testing/invariant.ts'
import { INVARIANTS } from './testing/invariants.ts'
import type { ScenarioCommand } from './testing/scenario-commands.ts'
import type { Step } from './testing/scenarios.ts'
import { type CommandName, walk } from './testing/state-walk.ts'
import { TAKE_BACK_SCOPE } from './testing/take-back-scope.ts'

/** Found states of all walks together. */
const STATES = Number(process.env.STATES ?? 20_000)
/** The share that a short walk finds of its part, unless a press near its end comes late. */
const SHORT_FORM = process.env.STATES ? 1 : 0.4

const digest = (text: string) => createHash('sha1').update(text).digest('base64')

/** Short, so that a walk of few steps reaches the ends of matches. */
const SHORT: Partial<HouseRules> = {
  durationS: 60,
  changeoverS: 10,
  win: { by: 'goals', goals: 1 },
}
const COIN = { scoredDraw: 'toss', goallessDraw: 'toss', win: { by: 'time' } } as const
const BOTH_OFF = { scoredDraw: 'both_off', goallessDraw: 'both_off' } as const

const DRAFT: readonly CommandName[] = [
  ...([
    'nextCaptain',
    'anyCaptain',
    'passesArmbandOn',
    'picks',
    'picksAnybody',
    'draws',
    'drawsAnybody',
    'moves',
  ] as const),
  ...(['swaps', 'autoAssigns', 'evens', 'arrives', 'leaves', 'playsBall'] as const),
]
const MATCH: readonly CommandName[] = [
  ...(['starts', 'startsAnyTwo', 'startsClock', 'pausesClock', 'scores', 'ends', 'tosses'] as const),
  ...(['namesReferee', 'switchesStage', 'holds', 'comesLate', 'decidesLate', 'corrects', 'closes'] as const),
  'noOneIsThere',
]
const CUP: readonly CommandName[] = [...MATCH, 'plansCup', 'drawsCup', 'leavesCup']
const PEOPLE: readonly CommandName[] = [
  ...([
    'goesHome',
    'comesBack',
    'comesInFor',
    'isLent',
    'fillsPlace',
    'draws',
    'arrives',
    'settles',
  ] as const),
  ...(['settles', 'starts', 'startsClock', 'scores'] as const),
]
const UNDO: readonly CommandName[] = ['takesBack', 'redoes']

/** Where walks begin, and what is pressed there: small games, under the rules that differ most. */
const WALKS: Record<string, { from: Game; commands: readonly CommandName[]; isDeep?: true }> = {
  'a draft team by team': {
    from: arrivedGame(5, { maxTeams: 2, teamSize: 2 }),
    commands: DRAFT,
    isDeep: true,
  },
  'a draft in turns': {
    from: arrivedGame(5, { maxTeams: 2, teamSize: 2, draftOrder: 'alternating' }),
    commands: [...DRAFT, ...UNDO],
  },
  'a draft there and back': {
    from: arrivedGame(6, { maxTeams: 3, teamSize: 2, draftOrder: 'snake' }),
    commands: DRAFT,
  },
  'two teams of one': { from: startedGame(2, { rules: SHORT }), commands: [...MATCH, ...UNDO] },
  'three teams and a limit of two wins': {
    from: startedGame(3, { rules: { ...SHORT, maxWinsInARow: 2 } }),
    commands: MATCH,
  },
  'three teams, draws by coin': {
    from: runningGame(3, { rules: { ...SHORT, ...COIN } }),
    commands: [...MATCH, ...UNDO],
  },
  'four teams, both leave after a draw': {
    from: runningGame(4, { rules: { ...SHORT, win: { by: 'time' }, ...BOTH_OFF } }),
    commands: MATCH,
  },
  'a last play and the session nearly over': {
    from: runningGame(3, {
      sessionEndsAt: 2 * MINUTE,
      rules: { ...SHORT, atZero: 'last_play', knockoutLastS: 60, knockoutGoals: 1 },
    }),
    commands: [...MATCH, ...UNDO],
    isDeep: true,
  },
  'a team with a place, and a free player': {
    from: run(
      arrivedGame(5, { maxTeams: 3, teamSize: 2, rules: SHORT, refereeRequired: true }),
      draftByHand(1, 'p1', 'p2'),
      draftByHand(2, 'p3'),
      pressPlayBall,
    ),
    commands: [...PEOPLE, ...UNDO],
  },
  'a team that is too small for the other': {
    from: run(
      arrivedGame(5, { maxTeams: 3, teamSize: 3, rules: SHORT }),
      draftByHand(1, 'p1', 'p2', 'p3'),
      draftByHand(2, 'p4'),
      pressPlayBall,
    ),
    commands: ['starts', 'startsClock', 'scores', 'ends', 'isLent', 'goesHome', 'holds', ...UNDO],
  },
  'a knockout of three teams': {
    from: startedCup(3, { is: 'knockout', durationS: 60 }, { rules: { ...SHORT, ...COIN } }),
    commands: [...CUP, ...UNDO],
  },
  'a knockout of four teams that the next goal decides': {
    from: startedCup(
      4,
      { is: 'knockout', thirdPlace: true, drawnKnockout: 'next_goal', durationS: 60 },
      { rules: { ...SHORT, win: { by: 'time' } } },
    ),
    commands: CUP,
  },
  'all against all, twice': {
    from: startedCup(3, { is: 'round_robin', legs: 2, durationS: 60 }, { rules: SHORT }),
    commands: [...CUP, ...UNDO],
  },
  'two groups and their knockout': {
    from: startedCup(6, { is: 'groups', groups: 2, durationS: 60 }, { rules: SHORT }),
    commands: [...CUP, ...UNDO],
  },
  'two teams and everything that can be pressed': {
    from: runningGame(2, { rules: SHORT }),
    commands: [...new Set([...DRAFT, ...MATCH, ...PEOPLE, ...UNDO])],
  },
}

const LATER = settings({
  maxTeams: 3,
  teamSize: 3,
  sessionEndsAt: 90 * MINUTE,
  rules: { ...SPECIFICATION_RULES, durationS: 120 },
})

const inWords = ({ command, wait, x, y }: ScenarioCommand) =>
  `${command}(${x}, ${y})${wait ? ` after ${wait} ms` : ''}`

function expectInvariants(step: Step, path: () => ScenarioCommand[]): void {
  for (const [name, faultOf] of Object.entries<Invariant>(INVARIANTS)) {
    const fault = faultOf(step)
    if (fault) expect.fail(`${name}: ${fault}. The way there: ${path().map(inWords).join(', ')}`)
  }
}

const found = new Set<Step['by']>()

test.each(Object.entries(WALKS))(
  '[L-1] [M-8] [U-2] from %s every state that commands lead to obeys the rules',
  (name, { from: game, commands, isDeep }) => {
    const { states, transitions, effective } = walk({
      start: { at: game.arrivals * 1_000, game, version: 0, reversible: [], undone: [] },
      commands,
      laterSettings: LATER,
      most: Math.ceil((STATES * (isDeep ? 1 : SHORT_FORM)) / Object.keys(WALKS).length),
      mostPeople: game.participants.length + 1,
      digest,
      check: expectInvariants,
    })
    console.log(`WALK from ${name}: ${states} states, ${transitions} transitions`)
    for (const by of effective) found.add(by)
    expect(states).toBeGreaterThan(100)
  },
)

test('the walks together have tried every command with an effect', () => {
  const silent: Step['by'][] = ['onlyLooks', 'noOneIsThere']
  const names = Object.keys(TAKE_BACK_SCOPE) as CommandName[]
  expect(names.filter((name) => !found.has(name) && !silent.includes(name))).toEqual([])
})
