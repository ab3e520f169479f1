import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
import { TOAST_MS, match as texts } from '../../platform/texts.ts'
import { type Cast, castOf } from './cast-of.ts'

export type Notice = { kind: 'done' | 'info' | 'next'; text: string; ms: number }

/** What happened between two states, for whoever looks and whoever listens, whoever brought it about. */
export type News = {
  notices: Notice[]
  /** For screen readers only: toasts speak for themselves. */
  said: string | null
  whistle: 'kick-off' | 'time-up' | null
  /** Number of the match that ended. */
  ended: number | null
  /** Number of a match whose clock runs now and did not before: its end is to come, also when it was over once. */
  runs: number | null
  /** A coin is in the air: say nothing before it lands. */
  isTossed: boolean
}

const say = (kind: Notice['kind'], text: string, ms: number = TOAST_MS.normal): Notice => ({ kind, text, ms })

export function newsOf(before: WatchedState, after: WatchedState): News {
  const cast = castOf(after)
  const ended = endedMatch(before, after)
  const tossed = newToss(before, after)
  const started = hasStarted(before, after)
  const notices: Notice[] = []
  if (ended) notices.push(...result(ended, after, cast))
  const corrected = correctedMatch(before, after)
  if (corrected) notices.push(say('info', `Match ${corrected.number} corrected: ${scoreOf(corrected, cast)}`))
  if (tossed) notices.push(say('done', tossSentence(after, cast), TOAST_MS.coinToss))
  if ((ended || tossed || corrected) && after.upcoming_match)
    notices.push(announce(after.upcoming_match, cast))
  if (started) notices.push(say('done', texts.started))
  if (!before.is_knockout_stage && after.is_knockout_stage) {
    notices.push(say('info', 'Knockout stage: from now on the first goals decide.'))
  }
  return {
    notices,
    said: goalSaid(before, after, cast),
    whistle: ended && isByTime(ended) ? 'time-up' : started ? 'kick-off' : null,
    ended: ended?.number ?? null,
    runs: runsAnew(before, after),
    isTossed: tossed,
  }
}

const isByTime = ({ played_s: played, duration_s: whole }: WatchedMatch): boolean =>
  played !== null && played >= whole

function endedMatch(before: WatchedState, after: WatchedState): WatchedMatch | null {
  const known = new Set(before.completed_matches.map(({ number }) => number))
  return after.completed_matches.find(({ number }) => !known.has(number)) ?? null
}

/** A goal that was made in time came after it. */
function correctedMatch(before: WatchedState, after: WatchedState): WatchedMatch | null {
  const was = new Map(before.completed_matches.map((match) => [match.number, match]))
  const differs = ({ number, team_a_score: a, team_b_score: b }: WatchedMatch) => {
    const known = was.get(number)
    return known !== undefined && (known.team_a_score !== a || known.team_b_score !== b)
  }
  return after.completed_matches.find(differs) ?? null
}

const scoreOf = (match: WatchedMatch, { team }: Cast): string =>
  `${team(match.team_a_id).name} ${match.team_a_score}, ${team(match.team_b_id).name} ${match.team_b_score}`

const newToss = (before: WatchedState, after: WatchedState): boolean => {
  const { last } = after.coin_toss_state
  // a toss that was taken back leaves an earlier one behind, which is no news
  return last !== null && last.match_number > (before.coin_toss_state.last?.match_number ?? 0)
}

const isGoing = (match: WatchedMatch | null) => match !== null && match.phase !== 'ready'

/** Running on after a pause is no kick-off. */
function hasStarted(before: WatchedState, { current_match: is }: WatchedState): boolean {
  const { current_match: was } = before
  if (!isGoing(is)) return false
  // an end that was taken back: the match goes on, and nobody blows for it
  if (before.completed_matches.some(({ number }) => number === is?.number)) return false
  return !isGoing(was) || was?.number !== is?.number
}

function runsAnew({ current_match: was }: WatchedState, { current_match: is }: WatchedState): number | null {
  if (is?.phase !== 'running') return null
  return was?.number === is.number && was.phase === 'running' ? null : is.number
}

function result(ended: WatchedMatch, after: WatchedState, cast: Cast): Notice[] {
  const timeUp = isByTime(ended) ? [say('info', texts.timeUp)] : []
  return [...timeUp, outcome(ended, after, cast)]
}

function outcome({ winner_id: winner, ending }: WatchedMatch, after: WatchedState, { team }: Cast): Notice {
  const isTossDue = after.coin_toss_state.pending
  if (winner === null)
    return isTossDue ? say('next', texts.drawn) : say('info', `Draw. ${ending ?? ''}`.trim())
  const { name } = team(winner)
  if (isTossDue) return say('next', `${name} wins - coin toss required!`)
  // [L-8] whoever won too many in a row goes off, and whoever won the last match of an evening advances nowhere
  const next = after.upcoming_match ?? after.current_match
  const isNext = next?.team_a_id === winner || next?.team_b_id === winner
  return say('done', isNext ? texts.won(name) : `${ending}.`)
}

/** 'Tails. Chalk stays on' */
export function tossSentence({ coin_toss_state: { last } }: WatchedState, cast: Cast): string {
  if (!last) return ''
  return `${last.result === 'heads' ? 'Heads' : 'Tails'}. ${cast.team(last.winner_id).name} stays on`
}

const announce = (next: { team_a_id: string; team_b_id: string }, { team }: Cast): Notice =>
  say('next', texts.next(team(next.team_a_id).name, team(next.team_b_id).name), TOAST_MS.nextMatch)

function goalSaid(before: WatchedState, after: WatchedState, { team }: Cast): string | null {
  const was = before.current_match
  const is = [after.current_match, ...after.completed_matches].find((match) => match?.number === was?.number)
  if (!was || !is) return null
  const a = is.team_a_score - was.team_a_score
  const b = is.team_b_score - was.team_b_score
  if (a === 0 && b === 0) return null
  const [left, right] = [team(is.team_a_id).name, team(is.team_b_id).name]
  const score = `${left} ${is.team_a_score}, ${right} ${is.team_b_score}`
  const scorer = a > 0 ? left : b > 0 ? right : null
  return scorer === null ? `Corrected. ${score}` : `Goal for ${scorer}. ${score}`
}
