import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
import { describeToss } from '@turnout/rules/coin'
import { TOAST_MS } from '../../platform/specified-figures.ts'
import { tossCount } from './coin-text.ts'
import { teamIn } from './teams.ts'
import { messages, matchNews as texts } from './texts.ts'

export type Notice = {
  kind: 'done' | 'info' | 'next'
  text: string
  ms: number
  /** Whether it is still true of a later state: the toast of an undone change goes. */
  holds: (game: WatchedState) => boolean
}

/** What happened between two states of a game, as texts and sounds, no matter who caused it. */
export type MatchNews = {
  notices: Notice[]
  /** For screen readers only, which read toasts without it. */
  announcement: string | null
  whistle: 'kick-off' | 'time-up' | null
  /** Number of the match that ended. */
  ended: number | null
  /** Number of a match whose clock runs now and did not before: its end is to come, even if it was over once. */
  startedClock: number | null
  /** A coin is in the air: announce nothing before it lands. */
  isTossed: boolean
}

const notice = (
  kind: Notice['kind'],
  text: string,
  holds: Notice['holds'],
  ms: number = TOAST_MS.normal,
): Notice => ({ kind, text, ms, holds })

export function matchNews(before: WatchedState, after: WatchedState): MatchNews {
  const ended = endedMatch(before, after)
  const tossed = newToss(before, after)
  const kickedOff = hasKickedOff(before, after)
  const notices: Notice[] = []
  if (ended) notices.push(...resultNotices(ended, after))
  const corrected = correctedMatch(before, after)
  if (corrected)
    notices.push(
      notice(
        'info',
        texts.matchCorrected(corrected.number, scoreOf(corrected, after)),
        (game) => !correctedMatch(game, after),
      ),
    )
  if (!ended && bringsToss(before, after)) notices.push(notice('next', messages.drawn, isTossDue))
  if (tossed)
    notices.push(notice('done', tossSentence(after), (game) => !newToss(game, after), TOAST_MS.coinToss))
  if ((ended || tossed || isOtherPair(before, after)) && after.upcoming_match && !after.is_closed)
    notices.push(nextMatchNotice(after.upcoming_match, after))
  if (kickedOff) notices.push(notice('done', messages.started, (game) => !hasKickedOff(game, after)))
  if (!before.is_knockout_stage && after.is_knockout_stage) {
    notices.push(notice('info', texts.knockoutStageFromNowOn, (game) => game.is_knockout_stage))
  }
  return {
    notices,
    announcement: goalAnnouncement(before, after),
    whistle: ended && endedByTime(ended) ? 'time-up' : kickedOff ? 'kick-off' : null,
    ended: ended?.number ?? null,
    startedClock: restartedClock(before, after),
    isTossed: tossed,
  }
}

const endedByTime = ({ played_s: played, duration_s: duration }: WatchedMatch): boolean =>
  played !== null && played >= duration

function endedMatch(before: WatchedState, after: WatchedState): WatchedMatch | null {
  const knownNumbers = new Set(before.completed_matches.map(({ number }) => number))
  return after.completed_matches.find(({ number }) => !knownNumbers.has(number)) ?? null
}

/** A goal that was made in time arrived after its match. */
function correctedMatch(before: WatchedState, after: WatchedState): WatchedMatch | null {
  const earlierMatches = new Map(before.completed_matches.map((match) => [match.number, match]))
  const differs = ({ number, team_a_score: a, team_b_score: b }: WatchedMatch) => {
    const earlier = earlierMatches.get(number)
    return earlier !== undefined && (earlier.team_a_score !== a || earlier.team_b_score !== b)
  }
  return after.completed_matches.find(differs) ?? null
}

/** [L-11] A team that got or lost its players between two matches has changed who plays next. */
function isOtherPair(before: WatchedState, after: WatchedState): boolean {
  const [old, next] = [before.upcoming_match, after.upcoming_match]
  const isBetweenMatches = before.current_match === null && before.completed_matches.length > 0
  if (!next || !isBetweenMatches || (!old && !before.coin_toss_state.pending)) return false
  return old?.team_a_id !== next.team_a_id || old.team_b_id !== next.team_b_id
}

/** 'Blue 2, Orange 1' */
const scoreOf = ({ team_a_id: a, team_b_id: b, ...match }: WatchedMatch, game: WatchedState): string =>
  `${teamIn(game, a).name} ${match.team_a_score}, ${teamIn(game, b).name} ${match.team_b_score}`

/** Undoing a toss uncovers an earlier one, which is no news. */
const newToss = (before: WatchedState, after: WatchedState): boolean => tossCount(after) > tossCount(before)

const isTossDue = ({ coin_toss_state: { pending } }: WatchedState): boolean => pending

/** [L-11] A third team that is drafted after a draw makes its coin due. Undoing the third team is no news. */
const bringsToss = (before: WatchedState, after: WatchedState): boolean =>
  !isTossDue(before) &&
  tossCount(before) <= tossCount(after) &&
  after.completed_matches.some((match) => match.winner_id === null && isOwnToss(match, after))

const isGoing = (match: WatchedMatch | null) => match !== null && match.phase !== 'ready'

/** Resuming after a pause is no kick-off. */
function hasKickedOff(before: WatchedState, { current_match: current }: WatchedState): boolean {
  const { current_match: previous } = before
  if (!isGoing(current)) return false
  // its end was undone: the match continues without a whistle
  if (before.completed_matches.some(({ number }) => number === current?.number)) return false
  return !isGoing(previous) || previous?.number !== current?.number
}

function restartedClock(
  { current_match: previous }: WatchedState,
  { current_match: current }: WatchedState,
): number | null {
  if (current?.phase !== 'running') return null
  return previous?.number === current.number && previous.phase === 'running' ? null : current.number
}

function resultNotices(ended: WatchedMatch, after: WatchedState): Notice[] {
  const outcome = outcomeNotice(ended, after)
  return endedByTime(ended) ? [notice('info', messages.timeUp, outcome.holds), outcome] : [outcome]
}

function outcomeNotice(ended: WatchedMatch, after: WatchedState): Notice {
  const { winner_id: winner, ending } = ended
  const holds = (game: WatchedState) => !endedMatch(game, after)
  // the coin of a table does not belong to the match before it
  const needsCoin = isOwnToss(ended, after)
  if (winner === null)
    return needsCoin
      ? notice('next', messages.drawn, holds)
      : notice('info', `Draw. ${ending ?? ''}`.trim(), (game) => holds(game) && !isTossDue(game))
  const { name } = teamIn(after, winner)
  if (needsCoin) return notice('next', texts.winsCoinTossRequired(name), holds)
  // [L-8] a team at the limit of wins goes off, and the winner of the last match of a game day stays on nowhere
  const next = after.upcoming_match ?? after.current_match
  const isNext = next?.team_a_id === winner || next?.team_b_id === winner
  if (after.cup) return notice('done', texts.wins(name), holds)
  return notice('done', isNext ? messages.won(name) : `${ending}.`, holds)
}

const isOwnToss = ({ team_a_id: a, team_b_id: b }: WatchedMatch, { coin_toss_state: due }: WatchedState) =>
  [due.team_a_id, due.team_b_id].every((id) => id === a || id === b)

/** 'Tails. Chalk stays on' */
export function tossSentence(game: WatchedState): string {
  const { last } = game.coin_toss_state
  return last ? describeToss(last, teamIn(game, last.winner_id).name, !!game.cup) : ''
}

function nextMatchNotice(
  { team_a_id: a, team_b_id: b }: { team_a_id: string; team_b_id: string },
  after: WatchedState,
): Notice {
  const isPair = (match: { team_a_id: string; team_b_id: string } | null) =>
    match?.team_a_id === a && match.team_b_id === b
  return notice(
    'next',
    messages.next(teamIn(after, a).name, teamIn(after, b).name),
    (game) => isPair(game.upcoming_match) || isPair(game.current_match),
    TOAST_MS.nextMatch,
  )
}

function goalAnnouncement(before: WatchedState, after: WatchedState): string | null {
  const previous = before.current_match
  const current = [after.current_match, ...after.completed_matches].find(
    (match) => match?.number === previous?.number,
  )
  if (!previous || !current) return null
  const a = current.team_a_score - previous.team_a_score
  const b = current.team_b_score - previous.team_b_score
  if (a === 0 && b === 0) return null
  const score = scoreOf(current, after)
  const scorer = a > 0 ? current.team_a_id : b > 0 ? current.team_b_id : null
  return scorer === null ? `Corrected. ${score}` : texts.goalFor(teamIn(after, scorer).name, score)
}
