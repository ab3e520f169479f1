import { earlierToss } from '../earlier-toss.ts'
import type { Match, MatchPlay, Reason, Settings } from '../game-events.ts'
import type { HouseRules } from '../house-rules.ts'
import { changeoverEndsAt, type Moment, type NextStep } from '../next-match.ts'
import type { CupFacts, FixtureState } from './cup-facts.ts'
import { type CupState, cupState } from './cup-state.ts'
import type { Cup, Format } from './format.ts'
import { type CupStep, fixtureAfter, nextFixture, openFixtureOf } from './next-fixture.ts'

export const isCup = (format: Format): format is Cup => format.is !== 'winner_stays'

/**
 * [O-7] The facts of a cup from the matches of the game. A match of two teams that were chosen by hand is not
 * part of it, nor is a coin from before its first match.
 */
export function cupFacts(cup: Cup, { ended, tosses, order }: MatchPlay): CupFacts {
  const matches = ended.flatMap(({ number, a, b, score, reason }) =>
    reason.because === 'cup-match' ? [{ number, fixture: reason.fixture, a, b, score }] : [],
  )
  const first = matches[0]?.number ?? Number.POSITIVE_INFINITY
  return { cup, matches, tosses: tosses.filter(({ matchNumber }) => matchNumber >= first), present: order }
}

/** The cup of a game and its state, including the match that is on; null in a game of winner-stays. */
export function cupOf(play: MatchPlay): { facts: CupFacts; state: CupState } | null {
  const { format, now } = play
  if (!isCup(format)) return null
  const { matches, ...others } = cupFacts(format, play)
  const current =
    now.is === 'match' && now.match.reason.because === 'cup-match'
      ? [{ ...now.match, fixture: now.match.reason.fixture, score: null }]
      : []
  const facts = { ...others, matches: [...matches, ...current] }
  return { facts, state: cupState(facts) }
}

/** The fixture that is on or lined up; null for any other match, a toss or a wait. */
export function fixtureNow({ now, reason }: Pick<MatchPlay, 'now' | 'reason'>): number | null {
  const present = now.is === 'match' ? now.match.reason : reason
  return present.because === 'cup-match' ? present.fixture : null
}

/**
 * [Y-9] The teams off the pitch that are expected to play after the present match. [O-20] In a cup, the teams
 * known by now.
 */
export function teamsAfter(play: MatchPlay): number[] {
  const cup = cupOf(play)
  if (!cup) return play.order.slice(2, 3)
  const after = fixtureAfter(cup.facts, cup.state, fixtureNow(play))
  return [after?.teamA, after?.teamB].filter(
    (team): team is number => typeof team === 'number' && !play.order.slice(0, 2).includes(team),
  )
}

/** [O-10] The next step of a cup. Its first match, like the first of any game, is started by hand. */
export function nextCupStep(settings: Settings, play: MatchPlay, cup: Cup, moment: Moment): NextStep {
  const facts = cupFacts(cup, play)
  const step = nextFixture(facts)
  const reason = reasonOf(step)
  const order = queueOf(facts, play.order, 'teams' in step ? step.teams : [])
  if (step.is === 'toss') {
    const earlier = earlierToss(play, play.ended.length, step.teams)
    return { type: 'toss-due', order, reason, commitment: earlier?.commitment ?? moment.commitment }
  }
  const isStarted = step.is === 'match' && play.ended.length > 0
  const startsAt = isStarted ? changeoverEndsAt(settings, play, moment.at) : null
  return { type: 'lined-up', order, holder: null, reason, startsAt }
}

/** The reason of a match whose teams were chosen by hand: their match of the cup, if that is open. */
export function reasonOfPair(play: MatchPlay, pair: readonly [number, number]): Reason {
  const fixture = isCup(play.format) ? openFixtureOf(cupFacts(play.format, play), pair) : null
  return fixture ? cupMatch(fixture, fixture.played > 0) : { because: 'chosen' }
}

/** Whether a match that began out of order still has to be played by its two teams. */
export const isStillDue = (play: MatchPlay, { a, b, reason }: Pick<Match, 'a' | 'b' | 'reason'>): boolean =>
  isCup(play.format) &&
  reason.because === 'cup-match' &&
  openFixtureOf(cupFacts(play.format, play), [a, b])?.number === reason.fixture

/** The stage and the rules of a match: those of the game, except for what the cup sets. */
export function matchTerms(
  { format, stage }: Pick<MatchPlay, 'format' | 'stage'>,
  rules: HouseRules,
  reason: Reason,
): Pick<Match, 'stage' | 'rules'> {
  if (reason.because !== 'cup-match') return { stage, rules }
  const cupRules = rulesBetween(format, rules)
  return reason.nextGoal
    ? { stage: 'knockout', rules: { ...cupRules, knockoutGoals: 1 } }
    : { stage, rules: cupRules }
}

/** The rules between two matches: a match of a cup has the length that the cup sets. */
export const rulesBetween = (format: Format | undefined, rules: HouseRules): HouseRules =>
  format && isCup(format) ? { ...rules, durationS: format.durationS } : rules

const cupMatch = ({ number, stage }: Pick<FixtureState, 'number' | 'stage'>, nextGoal: boolean): Reason => ({
  because: 'cup-match',
  fixture: number,
  stage,
  nextGoal,
})

function reasonOf(step: CupStep): Reason {
  switch (step.is) {
    case 'match':
      return cupMatch({ number: step.fixture, stage: step.stage }, step.nextGoal)
    case 'toss':
      return { because: 'cup-toss', stage: step.stage }
    case 'waits':
      return { because: 'cup-waits', team: step.team }
    case 'over':
      return { because: 'cup-over', winner: step.winner }
  }
}

/** [L-1] Every team once: the two that are next, then the others in the order of their next matches. */
function queueOf(facts: CupFacts, order: readonly number[], pair: readonly number[]): number[] {
  const open = cupState(facts).fixtures.filter(({ isOver }) => !isOver)
  const due = open.flatMap(({ teamA, teamB }) => [teamA, teamB])
  return [...new Set([...pair, ...due, ...order])].filter((team): team is number =>
    order.includes(Number(team)),
  )
}

/**
 * False when the teams or results of a cup changed between two matches: its next step must be computed again.
 * A coin brings its own next step.
 */
export const isCupSettled = (before: MatchPlay | null, play: MatchPlay): boolean =>
  !isCup(play.format) || (before?.format === play.format && before.ended === play.ended)
