import fc from 'fast-check'
import type { Settings } from '../game.ts'
import { DRAW_RULES } from '../house-rules.ts'
import { MINUTE, SECOND } from './games.ts'
import { type Invariant, transitionsOf } from './invariant.ts'
import type { ScenarioCommand } from './scenario-commands.ts'
import { runScenario, type Scenario, type Step } from './scenarios.ts'

const weighted = <T extends string>(weights: Partial<Record<T, number>>): fc.Arbitrary<T> =>
  fc.oneof(
    ...(Object.entries(weights) as [T, number][]).map(([value, weight]) => ({
      weight,
      arbitrary: fc.constant(value),
    })),
  )

const drawRules = fc.constantFrom(...DRAW_RULES)
const settings: fc.Arbitrary<Settings> = fc.record({
  maxTeams: fc.integer({ min: 2, max: 8 }),
  teamSize: fc.integer({ min: 1, max: 7 }),
  draftOrder: weighted({ team_by_team: 2, alternating: 1, snake: 1 }),
  refereeRequired: fc.boolean(),
  sessionStartsAt: fc.integer({ min: 0, max: 60 * MINUTE }),
  sessionEndsAt: fc.integer({ min: 20 * MINUTE, max: 180 * MINUTE }),
  houseRules: fc.record({
    durationS: fc.integer({ min: 60, max: 900 }),
    win: fc.oneof(
      fc.record({
        by: fc.constant('lead'),
        lead: fc.integer({ min: 1, max: 3 }),
        goals: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ by: fc.constant('goals'), goals: fc.integer({ min: 1, max: 4 }) }),
      fc.constant({ by: 'time' } as const),
    ),
    knockoutGoals: fc.integer({ min: 1, max: 3 }),
    knockoutLastS: fc.integer({ min: 0, max: 7200 }),
    scoredDraw: drawRules,
    goallessDraw: drawRules,
    maxWinsInARow: fc.option(fc.integer({ min: 2, max: 3 }), { freq: 3 }),
    atZero: weighted({ stop: 2, last_play: 1 }),
    changeoverS: fc.integer({ min: 0, max: 60 }),
  }),
})

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 * SECOND }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: MINUTE }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 12 * MINUTE }) },
)

const commandList = (
  weights: Partial<Record<ScenarioCommand['command'], number>>,
  length: { minLength: number; maxLength: number },
) =>
  fc.array(fc.record({ command: weighted(weights), wait, x: fc.nat(999), y: fc.nat(999) }), {
    ...length,
    size: 'max',
  })

/** First the draft, then play, with some commands of each in the other phase. */
export const scenario: fc.Arbitrary<Scenario> = fc.record({
  settings,
  laterSettings: settings,
  arrivals: fc.integer({ min: 0, max: 40 }),
  commands: fc
    .tuple(
      commandList(
        {
          nextCaptain: 2,
          anyCaptain: 1,
          passesArmbandOn: 1,
          picks: 2,
          picksAnybody: 1,
          moves: 1,
          swaps: 1,
          draws: 1,
          drawsAnybody: 1,
          arrives: 1,
          leaves: 1,
          settles: 1,
          autoAssigns: 1,
          evens: 1,
        },
        { minLength: 0, maxLength: 25 },
      ).map((drafting) => drafting.map((command) => ({ ...command, wait: command.wait % SECOND }))),
      commandList({ playsBall: 1, draws: 1, autoAssigns: 1 }, { minLength: 2, maxLength: 8 }).map((opening) =>
        opening.map((command) => ({ ...command, wait: 10 })),
      ),
      commandList(
        {
          playsBall: 1,
          starts: 3,
          startsAnyTwo: 1,
          startsClock: 3,
          pausesClock: 1,
          scores: 6,
          ends: 1,
          corrects: 6,
          comesLate: 2,
          decidesLate: 1,
          tosses: 2,
          namesReferee: 1,
          plansCup: 1,
          drawsCup: 1,
          leavesCup: 1,
          switchesStage: 1,
          holds: 1,
          settles: 1,
          onlyLooks: 1,
          noOneIsThere: 1,
          closes: 1,
          arrives: 1,
          leaves: 1,
          draws: 1,
          goesHome: 1,
          comesBack: 1,
          comesInFor: 1,
          isLent: 1,
          fillsPlace: 1,
          anyCaptain: 1,
          passesArmbandOn: 1,
        },
        { minLength: 10, maxLength: 80 },
      ),
    )
    .map((parts) => parts.flat()),
})

const RUNS = 200

type Check = (steps: readonly Step[]) => void

/** The scenarios are computed once for all tests. If one fails a check, the shortest failing one is reported. */
function everyNightOf(arbitrary: fc.Arbitrary<Scenario>): (check: Check) => void {
  const [seed = 0] = fc.sample(fc.integer(), 1)
  const parameters = { numRuns: RUNS, seed }
  let nights: (readonly Step[])[] | undefined
  return (check) => {
    try {
      nights ??= fc.sample(arbitrary, parameters).map(runScenario)
      for (const night of nights) check(night)
    } catch (error) {
      fc.assert(
        fc.property(arbitrary, (generated) => check(runScenario(generated))),
        parameters,
      )
      throw error
    }
  }
}

export const everyScenario = everyNightOf(scenario)

/**
 * The same with undo: every third command and every toss is taken back, and half of these are redone. A toss is also
 * made again.
 */
const scenarioWithTakeBacks: fc.Arbitrary<Scenario> = scenario.map(({ commands, ...rest }) => ({
  ...rest,
  commands: commands.flatMap((command) =>
    command.x % 3 === 0 || command.command === 'tosses'
      ? [
          command,
          { ...command, command: 'takesBack' as const, wait: command.y % 2 === 0 ? 0 : command.wait },
          ...(command.x % 2 === 0 ? [{ ...command, command: 'redoes' as const }] : []),
          ...(command.command === 'tosses' ? [{ ...command, wait: 0, y: command.y + 1 }] : []),
        ]
      : [command],
  ),
}))

export const everyScenarioWithTakeBacks = everyNightOf(scenarioWithTakeBacks)

/** Checks an invariant at every commit of every scenario, undo and redo included. */
export const everyStep = (invariant: Invariant) =>
  everyScenarioWithTakeBacks((steps) => {
    for (const step of steps) {
      const fault = invariant(step)
      if (fault) throw new Error(`${step.by} at ${step.at} ms: ${fault}`)
    }
  })

/** Every event of a scenario with the game just before and just after the event. */
export function* eventsOf(steps: readonly Step[]) {
  for (const step of steps) for (const transition of transitionsOf(step)) yield { ...transition, by: step.by }
}
