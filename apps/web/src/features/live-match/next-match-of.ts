import type { MatchRules } from '@turnout/contract/match-rules'
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
  isHeld: boolean
  canHold: boolean
}

/** Between the toss and its landing. */
export const IN_THE_AIR: NextMatchView = {
  sides: null,
  says: 'The coin is in the air.',
  startsAt: null,
  isHeld: false,
  canHold: false,
}

/** `heldNow` is what the last press on Hold was answered, because a running match does not say it. */
export function nextMatchOf(game: WatchedState, cast: Cast, heldNow: boolean | undefined): NextMatchView {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  if (upcoming) {
    const isFirst = game.completed_matches.length === 0
    return {
      sides: [named(cast.team(upcoming.team_a_id), ''), named(cast.team(upcoming.team_b_id), '')],
      says: upcoming.reason,
      startsAt: upcoming.starts_at,
      isHeld: upcoming.is_held,
      canHold: !isFirst,
    }
  }
  const next = game.line[0]
  const waiting = next === undefined ? null : cast.team(next)
  if (match) {
    return {
      sides: waiting
        ? [{ team: null, name: 'Winner', note: 'stays on' }, named(waiting, 'waiting longest')]
        : null,
      says: afterThisOne(game.match_rules, waiting !== null, heldNow === true),
      startsAt: null,
      isHeld: heldNow === true,
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
    isHeld: false,
    canHold: false,
  }
}

const named = (team: TeamView, note: string): NextSide => ({ team, name: team.name, note })

function afterThisOne(rules: MatchRules, someoneWaits: boolean, isHeld: boolean): string {
  if (isHeld) return 'Held. It starts when you are ready.'
  const { changeover_s: pause } = rules
  const starts =
    pause === 0
      ? 'Starts by itself when this one ends.'
      : `Starts by itself ${count(pause, 'second')} after this one ends.`
  if (!someoneWaits) return `Nobody else is waiting, so the same two play again. ${starts}`
  return `${starts} ${DRAW_WORDS[rules.scored_draw]}`
}
