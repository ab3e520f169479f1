import type { Correction } from './correction.ts'
import type { Format } from './cup/format.ts'
import { isEqual } from './deep-equal.ts'
import type { EndedMatch, Match, MatchPlay, QueuePositions, Reason, Side } from './game-events.ts'
import { liftReducers, type Reducers } from './reducers.ts'
import { endPeriods } from './scoring-periods.ts'

/** [E-1] How each event of a match changes it. */
const onMatch = {
  'clock-started': (match, { at, endsAt }) => ({
    ...match,
    clock: { phase: 'running', endsAt },
    spells: [...match.spells, { from: at, to: null }],
  }),
  'clock-paused': (match, { at, leftMs }) => ({
    ...match,
    clock: { phase: 'paused', leftMs },
    spells: endPeriods(match.spells, at),
  }),
  'referee-named': (match, { referee }) => ({ ...match, referee }),
  'reached-zero': (match) => ({ ...match, clock: { phase: 'last-play' } }),
  scored: (match, { side, by }) => withGoal(match, side, by),
} satisfies Partial<Reducers<Match>>

/** An event of a match changes nothing when no match is on. */
const changeMatch = (play: MatchPlay, change: (match: Match) => Match): MatchPlay =>
  play.now.is === 'match' ? { ...play, now: { is: 'match', match: change(play.now.match) } } : play

/** [E-1] How each event after Play Ball changes the play. */
export const onMatchPlay = {
  ...liftReducers(onMatch, changeMatch),
  'match-called': (play, { match, reason, at }) => {
    const order = [match.a, match.b, ...play.order.filter((team) => team !== match.a && team !== match.b)]
    const now = { is: 'match', match: { ...match, reason, calledAt: at } } as const
    return { ...play, order, holder: holderOnPitch(play, order), held: false, isAsked: false, reason, now }
  },
  ended: (play, { why, winner, at, playedMs }) => {
    const { clock: _, rules, ...match } = requireMatch(play)
    const ended: EndedMatch = {
      ...match,
      spells: endPeriods(match.spells, at),
      why,
      winner,
      at,
      playedMs,
      durationS: rules.durationS,
      win: rules.win,
      fate: null,
    }
    const atEnd = { order: play.order, holder: play.holder, rules }
    const loans = play.loans.filter(({ to }) => to !== match.a && to !== match.b)
    return { ...play, ended: [...play.ended, ended], atEnd, loans }
  },
  'lined-up': (play, { order, holder, reason, startsAt }) => ({
    ...play,
    order,
    holder,
    reason,
    now: { is: 'waiting', startsAt },
    ended: withOutcome(play.ended, reason),
  }),
  'toss-due': (play, { commitment, reason, order = play.order }) => ({
    ...play,
    order,
    now: { is: 'toss', commitment },
    reason,
    ended: withOutcome(play.ended, reason),
  }),
  tossed: (play, { type: _, ...toss }) => ({
    ...play,
    tosses: [...play.tosses, toss],
    allTosses: [...play.allTosses, toss],
  }),
  'result-corrected': (play, { matchNumber, side, by, winner }) => ({
    ...play,
    ended: play.ended.map((match) =>
      match.number === matchNumber ? { ...withGoal(match, side, by), winner } : match,
    ),
  }),
  'score-corrected': (play, { matchNumber, score, winner, correction }) => ({
    ...play,
    ended: play.ended.map((match) =>
      match.number === matchNumber ? withCorrection({ ...match, score, winner }, correction) : match,
    ),
  }),
  'called-off': (play) => ({ ...play, now: { is: 'waiting', startsAt: null } }),
  relined: (play, { order, holder, reason, fate }) => ({
    ...play,
    order,
    holder,
    reason,
    ended: withOutcome(play.ended, fate),
  }),
  'late-press': (play, { type: _, ...press }) => ({
    ...play,
    late: [...play.late, { ...press, fate: 'waiting' }],
  }),
  'late-press-settled': (play, { id, keep }) => ({
    ...play,
    late: play.late.map((press) => (press.id === id ? { ...press, fate: keep ? 'kept' : 'dropped' } : press)),
  }),
  lent: (play, { id, from, to }) => {
    const others = play.loans.filter((loan) => loan.id !== id)
    const isForThisMatch = play.now.is === 'match' && [play.now.match.a, play.now.match.b].includes(to ?? 0)
    return {
      ...(isForThisMatch ? withoutReferee(play, id) : play),
      loans: to === null ? others : [...others, { id, from, to }],
    }
  },
  'format-chosen': (play, { chosen }) => ({
    ...play,
    format: chosen,
    holder: null,
    reason: { because: 'first-in-line' },
  }),
  'cup-drawn': (play, { teams }) => ({ ...play, format: withDraw(play.format, teams) }),
  'team-withdrew': (play, { team }) => ({ ...play, format: withoutTeam(play.format, team) }),
  'stage-switched': (play, { to, byHand }) => ({ ...play, stage: to, stageByHand: byHand }),
  'hold-switched': (play, { hold, startsAt }) => ({
    ...play,
    held: hold,
    isAsked: false,
    now: startingAt(play.now, startsAt),
  }),
  'still-playing-asked': (play) => ({ ...play, held: true, isAsked: true }),
  postponed: (play, { startsAt }) => ({ ...play, now: startingAt(play.now, startsAt) }),
  'clock-moved': (play, { byMs }) => ({ ...play, now: shiftedBy(play.now, byMs) }),
} satisfies Partial<Reducers<MatchPlay>>

/** A team stays on as long as it is one of the two that play next. */
const holderOnPitch = ({ holder }: MatchPlay, order: readonly number[]): MatchPlay['holder'] =>
  holder && order.slice(0, 2).includes(holder.team) ? holder : null

export const withoutReferee = (play: MatchPlay, id: string): MatchPlay =>
  play.now.is === 'match' && play.now.match.referee === id
    ? { ...play, now: { is: 'match', match: { ...play.now.match, referee: null } } }
    : play

/** The play at Play Ball. */
export const initialPlay = (order: readonly number[], beganAt: number): MatchPlay => ({
  order,
  holder: null,
  format: { is: 'winner_stays' },
  stage: 'normal',
  stageByHand: false,
  held: false,
  isAsked: false,
  reason: { because: 'first-in-line' },
  now: { is: 'waiting', startsAt: null },
  beganAt,
  ended: [],
  atEnd: null,
  tosses: [],
  allTosses: [],
  late: [],
  loans: [],
})

/** [L-9] Restores an earlier queue. */
export const withQueue = (play: MatchPlay, { order, holder, next, atEnd }: QueuePositions): MatchPlay => ({
  ...play,
  order,
  // an older log does not have the staying team
  holder: holder === undefined ? holderOnPitch(play, order) : holder,
  ...(next && { now: next.now, reason: next.reason, ended: withOutcome(play.ended, next.outcome) }),
  atEnd: play.atEnd && { ...play.atEnd, order: atEnd ?? play.atEnd.order },
})

const withDraw = (format: Format, teams: readonly number[]): Format =>
  format.is === 'winner_stays' ? format : { ...format, teams, draws: format.draws + 1 }

const withoutTeam = (format: Format, team: number): Format =>
  format.is === 'winner_stays' ? format : { ...format, withdrawn: [...format.withdrawn, team] }

const startingAt = (now: MatchPlay['now'], startsAt: number | null): MatchPlay['now'] =>
  now.is === 'waiting' ? { is: 'waiting', startsAt } : now

/**
 * Moves the coming start, or the running match with its scoring periods, because presses are checked against
 * those.
 */
function shiftedBy(now: MatchPlay['now'], byMs: number): MatchPlay['now'] {
  if (now.is === 'waiting')
    return { is: 'waiting', startsAt: now.startsAt === null ? null : now.startsAt + byMs }
  if (now.is !== 'match' || now.match.clock.phase !== 'running') return now
  const { match } = now
  const clock = { phase: 'running', endsAt: now.match.clock.endsAt + byMs } as const
  const spells = match.spells.map(({ from, to }) => ({
    from: from + byMs,
    to: to === null ? null : to + byMs,
  }))
  return { is: 'match', match: { ...match, clock, spells, calledAt: match.calledAt + byMs } }
}

const withOutcome = (ended: readonly EndedMatch[], outcome: Reason | null): EndedMatch[] =>
  ended.map((match, index) => (index === ended.length - 1 ? { ...match, fate: outcome } : match))

function requireMatch({ now }: MatchPlay): Match {
  if (now.is !== 'match')
    throw new Error(`A match ended while none was on; the game was '${now.is}'. Is the log whole?`)
  return now.match
}

/** A score that equals the played score again is no correction. */
function withCorrection({ correction: earlier, ...match }: EndedMatch, correction: Correction): EndedMatch {
  const from = earlier?.from ?? correction.from
  return isEqual(from, match.score) ? match : { ...match, correction: { ...correction, from } }
}

const withGoal = <M extends Match | EndedMatch>(match: M, side: Side, by: number): M => ({
  ...match,
  score: { ...match.score, [side]: match.score[side] + by },
})
