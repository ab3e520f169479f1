import type { WatchedState } from '@turnout/contract/watched-state'
import { count } from '@turnout/rules/words'
import type { Cast, TeamView } from './cast-of.ts'
import { DRAW_WORDS } from './draw-words.ts'

export type NextSide = { team: TeamView | null; name: string; note: string }

export type NextMatchView = {
  sides: readonly [NextSide, NextSide] | null
  says: string
  /** While it counts down by itself. */
  startsAt: number | null
  /** That it does not start by itself, in words. */
  held: string | null
  canHold: boolean
}

/** Between the toss and its landing. */
export const IN_THE_AIR: NextMatchView = {
  sides: null,
  says: 'The coin is in the air.',
  startsAt: null,
  held: null,
  canHold: false,
}

/** Whoever has the whistle, an organiser or the referee, starts what is held; everybody else waits for them. */
export type Seat = 'in control' | 'watching'

const HELD = {
  'in control': { called: 'Held. Start when you are ready.', toCome: 'Held. It starts when you are ready.' },
  watching: { called: 'Held. An organiser starts it.', toCome: 'Held. An organiser starts it.' },
} as const satisfies Record<Seat, object>

export function nextMatchOf(game: WatchedState, cast: Cast, seat: Seat): NextMatchView {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin, is_held: isHeld } = game
  if (upcoming) {
    const isFirst = game.completed_matches.length === 0
    return {
      sides: [named(cast.team(upcoming.team_a_id), ''), named(cast.team(upcoming.team_b_id), '')],
      says: upcoming.reason,
      startsAt: upcoming.starts_at,
      held: isHeld ? HELD[seat].called : null,
      canHold: !isFirst || isHeld,
    }
  }
  const next = game.line[0]
  const waiting = next === undefined ? null : cast.team(next)
  if (match) {
    return {
      sides: waiting
        ? [{ team: null, name: 'Winner', note: 'stays on' }, named(waiting, 'waiting longest')]
        : null,
      says: afterThisOne(game, waiting !== null),
      startsAt: null,
      held: isHeld ? HELD[seat].toCome : null,
      canHold: true,
    }
  }
  return {
    sides:
      coin.pending && waiting
        ? [{ team: null, name: 'Toss winner', note: 'stays on' }, named(waiting, '')]
        : null,
    says: coin.pending ? 'A coin decides who stays on.' : 'Two teams are needed for a match.',
    startsAt: null,
    held: isHeld ? HELD[seat].toCome : null,
    // what was held while the match was on can be let go while its coin is due
    canHold: isHeld,
  }
}

const named = (team: TeamView, note: string): NextSide => ({ team, name: team.name, note })

function afterThisOne({ match_rules: rules, is_held: isHeld }: WatchedState, someoneWaits: boolean): string {
  const { changeover_s: pause } = rules
  const by = pause === 0 ? 'when this one ends' : `${count(pause, 'second')} after this one ends`
  const starts = isHeld ? '' : `Starts by itself ${by}.`
  return (
    someoneWaits
      ? `${starts} ${DRAW_WORDS[rules.scored_draw]}`
      : `Nobody else is waiting, so the same two play again. ${starts}`
  ).trim()
}
