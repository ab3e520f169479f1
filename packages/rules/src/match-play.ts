import type { EndedMatch, GameEvent, Match, MatchPlay, QueuePositions, Reason, Side } from './game-events.ts'
import { endPeriods } from './scoring-periods.ts'

/** [E-1] The game after an event, once Play Ball has been said. */
export function evolveMatchPlay(play: MatchPlay, event: GameEvent): MatchPlay {
  switch (event.type) {
    case 'match-called': {
      const { a, b } = event.match
      const order = [a, b, ...play.order.filter((team) => team !== a && team !== b)]
      const holder = play.holder && order.indexOf(play.holder.team) < 2 ? play.holder : null
      return {
        ...play,
        order,
        holder,
        held: false,
        reason: event.reason,
        now: { is: 'match', match: { ...event.match, reason: event.reason, calledAt: event.at } },
      }
    }
    case 'ended': {
      const { clock: _, rules, ...match } = requireMatch(play)
      const { why, winner, at, playedMs } = event
      const ended = {
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
      return { ...play, ended: [...play.ended, ended], atEnd }
    }
    case 'lined-up':
      return {
        ...play,
        order: event.order,
        holder: event.holder,
        reason: event.reason,
        now: { is: 'waiting', startsAt: event.startsAt },
        ended: withOutcome(play.ended, event.reason),
      }
    case 'toss-due': {
      const now = { is: 'toss', commitment: event.commitment } as const
      return { ...play, now, reason: event.reason, ended: withOutcome(play.ended, event.reason) }
    }
    case 'tossed': {
      const { type: _, ...toss } = event
      return { ...play, tosses: [...play.tosses, toss] }
    }
    case 'result-corrected': {
      const { matchNumber, side, by, winner } = event
      const ended = play.ended.map((match) =>
        match.number === matchNumber ? { ...withGoal(match, side, by), winner } : match,
      )
      return { ...play, ended }
    }
    case 'called-off':
      return { ...play, now: { is: 'waiting', startsAt: null } }
    case 'relined': {
      const { order, holder, reason, fate } = event
      return { ...play, order, holder, reason, ended: withOutcome(play.ended, fate) }
    }
    case 'late-press': {
      const { type: _, ...latePress } = event
      return { ...play, late: [...play.late, { ...latePress, fate: 'waiting' }] }
    }
    case 'late-press-settled': {
      const fate = event.keep ? 'kept' : 'dropped'
      return {
        ...play,
        late: play.late.map((latePress) => (latePress.id === event.id ? { ...latePress, fate } : latePress)),
      }
    }
    case 'stage-switched':
      return { ...play, stage: event.to, stageByHand: event.byHand }
    case 'hold-switched':
      return { ...play, held: event.hold, now: startingAt(play.now, event.startsAt) }
    case 'postponed':
      return { ...play, now: startingAt(play.now, event.startsAt) }
    case 'clock-moved':
      return { ...play, now: shiftedBy(play.now, event.byMs) }
    case 'closed':
      return { ...play, now: { is: 'closed', at: event.at } }
    default:
      return play.now.is === 'match'
        ? { ...play, now: { is: 'match', match: evolveMatch(play.now.match, event) } }
        : play
  }
}

/** [L-9] Teams stand where they stood before; whoever stayed on is one of the first two, or nobody is. */
export function withQueue(play: MatchPlay, { order, atEnd }: QueuePositions): MatchPlay {
  const holder = play.holder && order.indexOf(play.holder.team) < 2 ? play.holder : null
  return { ...play, order, holder, atEnd: play.atEnd && { ...play.atEnd, order: atEnd ?? play.atEnd.order } }
}

const startingAt = (now: MatchPlay['now'], startsAt: number | null): MatchPlay['now'] =>
  now.is === 'waiting' ? { is: 'waiting', startsAt } : now

/**
 * Only what is still to come moves, and the match that is on with its whole past: presses of it are told by that.
 * What is over was written down at the time as it then was.
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

const withOutcome = (ended: readonly EndedMatch[], outcome: Reason): EndedMatch[] =>
  ended.map((match, index) => (index === ended.length - 1 ? { ...match, fate: outcome } : match))

function requireMatch({ now }: MatchPlay): Match {
  if (now.is !== 'match')
    throw new Error(`A match ended while none was on; the game was '${now.is}'. Is the log whole?`)
  return now.match
}

function evolveMatch(match: Match, event: GameEvent): Match {
  switch (event.type) {
    case 'clock-started':
      return {
        ...match,
        clock: { phase: 'running', endsAt: event.endsAt },
        spells: [...match.spells, { from: event.at, to: null }],
      }
    case 'clock-paused':
      return {
        ...match,
        clock: { phase: 'paused', leftMs: event.leftMs },
        spells: endPeriods(match.spells, event.at),
      }
    case 'referee-named':
      return { ...match, referee: event.referee }
    case 'reached-zero':
      return { ...match, clock: { phase: 'last-play' } }
    case 'scored':
      return withGoal(match, event.side, event.by)
    default:
      return match
  }
}

const withGoal = <M extends Match | EndedMatch>(match: M, side: Side, by: number): M => ({
  ...match,
  score: { ...match.score, [side]: match.score[side] + by },
})
