import { addToTally } from '../results.ts'
import type { CupFacts, FixtureState } from './cup-facts.ts'
import { type CupState, tableResult } from './cup-state.ts'
import { isKnockout } from './format.ts'
import { QUALIFIERS } from './schedule.ts'
import { type GoalsToCome, levelsOf, type TableResult, talliesOf } from './standings.ts'

/** Every combination of results of the open matches is computed: 81. */
export const MOST_OPEN_MATCHES = 4

const ENDINGS = ['win', 'draw', 'loss'] as const
type Ending = (typeof ENDINGS)[number]

/**
 * What a team still needs to be among the first of its table. `against` is the number of its next opponent.
 */
export type Prospect =
  /** It is certain to be among them, or cannot be. */
  | { is: 'through' | 'out' }
  /** It has no open match; the other teams decide. */
  | { is: 'waits' }
  | {
      /** Needed and enough; enough, though less may do; or needed, though it may not be enough. */
      is: 'needs' | 'enough' | 'at_least'
      result: 'win' | 'draw'
      against: number
    }

type Outlook = 'in' | 'out' | 'open'

/**
 * [O-30] What each team of a table still needs, by team number, while at most four matches are open. Teams of
 * which nothing is certain yet are missing. `table` counts from 0.
 */
export function prospects(facts: CupFacts, state: CupState, table: number): ReadonlyMap<number, Prospect> {
  const { cup } = facts
  const league = state.fixtures.filter(({ stage }) => !isKnockout(stage))
  const own = league.filter(({ stage }) => stage.is !== 'group' || stage.group === table)
  const open = own.flatMap(openMatch)
  const isKnockoutOn = facts.matches.some(({ fixture }) => fixture > league.length)
  if (isKnockoutOn || open.length === 0 || open.length > MOST_OPEN_MATCHES) return new Map()
  const teams = (state.tables[table]?.rows ?? []).map(({ team }) => team)
  const played = own.flatMap(tableResult)
  const ranks = cup.is === 'groups' ? QUALIFIERS : 1
  const outlooks = new Outlooks()
  const before = talliesOf(teams, played)
  for (const endings of allEndings(open)) {
    const toCome = endings.map(resultOf)
    const terms = {
      ...{ points: cup.points, tieBreakers: cup.tieBreakers, goalsToCome: goalsToCome(endings) },
      results: [...played, ...toCome],
      tally: (team: number) => toCome.reduce((sum, result) => addToTally(sum, result, team), before(team)),
    }
    let place = 0
    for (const level of levelsOf(teams, terms)) {
      const outlook = place >= ranks ? 'out' : place + level.length <= ranks ? 'in' : 'open'
      for (const team of level) outlooks.add(team, endingFor(team, endings), outlook)
      place += level.length
    }
  }
  return new Map(
    teams
      .filter((team) => !cup.withdrawn.includes(team))
      .flatMap((team) => {
        const prospect = prospectOf(outlooks, team, nextOpponent(team, open))
        return prospect ? [[team, prospect] as const] : []
      }),
  )
}

function prospectOf(outlooks: Outlooks, team: number, against: number | null): Prospect | null {
  if (outlooks.areAll(team, ENDINGS, 'in')) return { is: 'through' }
  if (outlooks.areAll(team, ENDINGS, 'out')) return { is: 'out' }
  if (against === null) return { is: 'waits' }
  const steps = [
    { result: 'draw', better: ['win', 'draw'], worse: ['loss'] },
    { result: 'win', better: ['win'], worse: ['draw', 'loss'] },
  ] as const
  const isNeeded = (step: (typeof steps)[number]) => outlooks.areAll(team, step.worse, 'out')
  const enough = steps.find(({ better }) => outlooks.areAll(team, better, 'in'))
  if (enough) return { is: isNeeded(enough) ? 'needs' : 'enough', result: enough.result, against }
  const least = steps.findLast(isNeeded)
  return least ? { is: 'at_least', result: least.result, against } : null
}

/** The outlook of each team, by the result of its next match. */
class Outlooks {
  readonly #byTeam = new Map<number, Map<Ending | null, Set<Outlook>>>()

  add(team: number, ending: Ending | null, outlook: Outlook): void {
    const ofTeam = this.#byTeam.get(team) ?? new Map<Ending | null, Set<Outlook>>()
    this.#byTeam.set(team, ofTeam.set(ending, (ofTeam.get(ending) ?? new Set()).add(outlook)))
  }

  /** Also for a team without an open match. */
  areAll(team: number, endings: readonly Ending[], outlook: Outlook): boolean {
    const ofTeam = this.#byTeam.get(team)
    return [...endings, null].every((ending) =>
      [...(ofTeam?.get(ending) ?? [])].every((each) => each === outlook),
    )
  }
}

interface OpenMatch {
  a: number
  b: number
}

const openMatch = ({ isOver, teamA, teamB }: FixtureState): OpenMatch[] =>
  !isOver && typeof teamA === 'number' && typeof teamB === 'number' ? [{ a: teamA, b: teamB }] : []

const isOf = (team: number, { a, b }: OpenMatch): boolean => a === team || b === team

function nextOpponent(team: number, open: readonly OpenMatch[]): number | null {
  const next = open.find((match) => isOf(team, match))
  return next ? (next.a === team ? next.b : next.a) : null
}

/** An open match, and how it ends for its first team. */
interface MatchEnding extends OpenMatch {
  ending: Ending
}

const allEndings = (open: readonly OpenMatch[]): MatchEnding[][] =>
  open.reduce<MatchEnding[][]>(
    (ways, match) => ways.flatMap((way) => ENDINGS.map((ending) => [...way, { ...match, ending }])),
    [[]],
  )

const OPPOSITE = { win: 'loss', draw: 'draw', loss: 'win' } as const

function endingFor(team: number, endings: readonly MatchEnding[]): Ending | null {
  const next = endings.find((match) => isOf(team, match))
  return next ? (next.a === team ? next.ending : OPPOSITE[next.ending]) : null
}

/** The result with the fewest goals. */
const resultOf = ({ a, b, ending }: MatchEnding): TableResult => ({
  ...{ teamA: a, teamB: b, bothLost: false },
  winner: ending === 'draw' ? null : ending === 'win' ? a : b,
  scoreA: ending === 'win' ? 1 : 0,
  scoreB: ending === 'loss' ? 1 : 0,
})

const { POSITIVE_INFINITY: MANY, NEGATIVE_INFINITY: FEW } = Number

/** A winner may win by more, a loser may lose by more, and a team that plays may score more. */
function goalsToCome(endings: readonly MatchEnding[]): GoalsToCome {
  const has = (team: number, ending: Ending) =>
    endings.some(
      (match) => isOf(team, match) && (match.a === team ? match.ending : OPPOSITE[match.ending]) === ending,
    )
  return {
    goal_difference: (team) => [has(team, 'loss') ? FEW : 0, has(team, 'win') ? MANY : 0],
    goals: (team) => [0, endings.some((match) => isOf(team, match)) ? MANY : 0],
  }
}
