import { matchTerms, reasonOfPair } from './cup/cup-play.ts'
import { nextStep } from './formats.ts'
import { currentMatch, evolve, type Game, nextPair, teamsWithPlayers } from './game.ts'
import type { EndReason, GameEvent, Match, MatchPlay, Reason, Side, Stage } from './game-events.ts'
import { changeoverEndsAt, knockoutBegins, leadingSide, type Moment } from './next-match.ts'
import { refereeFor } from './referee.ts'
import { ok, type Result, refuse } from './result.ts'
import { isWithinPeriods } from './scoring-periods.ts'

export type { Moment }

type Events = readonly GameEvent[]

export const lengthMs = ({ rules }: Pick<Match, 'rules'>): number => rules.durationS * 1000

/** [C-1] Milliseconds left to play: never negative, never above the match's length. */
export function leftMs(match: Match, now: number): number {
  const { clock } = match
  switch (clock.phase) {
    case 'ready':
      return lengthMs(match)
    case 'running':
      return Math.min(lengthMs(match), Math.max(0, clock.endsAt - now))
    case 'paused':
      return clock.leftMs
    case 'last-play':
      return 0
  }
}

/** [M-3] Whether this score ends the match at once: by lead or by goals, in the knockout stage by the first goals. */
export function isDecided({
  rules: { win, knockoutGoals },
  stage,
  score: { a, b },
}: Pick<Match, 'rules' | 'stage' | 'score'>): boolean {
  const most = Math.max(a, b)
  if (a === b) return false
  if (stage === 'knockout') return most >= knockoutGoals
  switch (win.by) {
    case 'lead':
      return most >= win.goals && Math.abs(a - b) >= win.lead
    case 'goals':
      return most >= win.goals
    case 'time':
      return false
  }
}

/**
 * [M-4] Two teams are called to the pitch: any two with `anyPairing`, else only the suggested pair. Refuses
 * while a match is on or a coin is due, and for teams without players.
 */
export function startMatch(
  game: Game,
  { a, b, anyPairing }: { a: number; b: number; anyPairing: boolean },
  { at }: Moment,
): Result<
  Events,
  'not-played-yet' | 'match-on' | 'toss-pending' | 'same-team-twice' | 'team-empty' | 'not-suggested-pairing'
> {
  const { play } = game
  if (!play) return refuse('not-played-yet')
  if (play.now.is === 'match') return refuse('match-on')
  if (play.now.is === 'toss') return refuse('toss-pending')
  if (a === b) return refuse('same-team-twice')
  const empty = [a, b].find((team) => !teamsWithPlayers(game).includes(team))
  if (empty !== undefined) return refuse('team-empty', { team: empty })
  const pair = nextPair(play)
  const isSuggested = pair?.includes(a) === true && pair.includes(b)
  if (!isSuggested && !anyPairing) return refuse('not-suggested-pairing')
  return ok([matchCalled(game, play, [a, b], isSuggested ? play.reason : reasonOfPair(play, [a, b]), at)])
}

export function matchCalled(
  game: Game,
  play: MatchPlay,
  [a, b]: readonly [number, number],
  reason: Reason,
  at: number,
): Extract<GameEvent, { type: 'match-called' }> {
  const match: Omit<Match, 'reason' | 'calledAt'> = {
    number: play.ended.length + 1,
    a,
    b,
    score: { a: 0, b: 0 },
    referee: refereeFor(game, play, [a, b]),
    spells: [],
    ...matchTerms(play, game.settings.houseRules, reason),
    clock: { phase: 'ready' },
  }
  return { type: 'match-called', match, reason, at }
}

/** [C-2] The clock starts or continues. Starting it twice does not move its end. */
export function startClock(game: Game, { at }: Moment): Result<Events, 'no-match'> {
  const match = currentMatch(game)
  if (!match) return refuse('no-match')
  if (match.clock.phase === 'running' || match.clock.phase === 'last-play') return ok([])
  return ok([{ type: 'clock-started', at, endsAt: at + leftMs(match, at) }])
}

/** [C-3] The clock stops with the time that is left. Pausing it twice changes nothing. */
export function pauseClock(game: Game, { at }: Moment): Result<Events, 'no-match' | 'not-running'> {
  const match = currentMatch(game)
  if (!match) return refuse('no-match')
  if (match.clock.phase === 'paused') return ok([])
  if (match.clock.phase !== 'running') return refuse('not-running')
  return ok([{ type: 'clock-paused', at, leftMs: leftMs(match, at) }])
}

/**
 * [M-6] A goal for a side, or goals taken off (negative `by`), while goals count; never below zero. May end
 * the match.
 */
export function changeScore(
  game: Game,
  { team, by, madeAt }: { team: number; by: number; madeAt?: number | undefined },
  moment: Moment,
): Result<Events, 'no-match' | 'not-running' | 'not-on-pitch' | 'below-zero'> {
  const match = currentMatch(game)
  if (!match) return refuse('no-match')
  if (!scoringIsOpen(match, moment.at) && !wasScoringOpen(match, madeAt)) return refuse('not-running')
  const side = sideOf(match, team)
  if (!side) return refuse('not-on-pitch', { team })
  if (match.score[side] + by < 0) return refuse('below-zero')

  const scored: GameEvent = { type: 'scored', side, by, at: moment.at }
  const afterGoal = evolve(game, scored)
  const matchAfter = currentMatch(afterGoal)
  return ok(
    matchAfter && isDecided(matchAfter)
      ? [scored, ...whistle(afterGoal, matchAfter, 'goals', moment.at, moment)]
      : [scored],
  )
}

/** A goal at the very end of the time is too late, also before the end is stored. */
const scoringIsOpen = ({ clock }: Match, at: number): boolean =>
  clock.phase === 'last-play' || (clock.phase === 'running' && at < clock.endsAt)

/** The clock was paused while the request was on its way. */
const wasScoringOpen = ({ clock, spells }: Match, madeAt: number | undefined): boolean =>
  clock.phase === 'paused' && madeAt !== undefined && isWithinPeriods(spells, madeAt)

export const sideOf = ({ a, b }: { a: number; b: number }, team: number): Side | null =>
  team === a ? 'a' : team === b ? 'b' : null

/** [M-7] The match ends early; the side in front wins, else it is a draw. */
export function endMatch(game: Game, moment: Moment): Result<Events, 'no-match' | 'not-running'> {
  const match = currentMatch(game)
  if (!match) return refuse('no-match')
  if (match.clock.phase === 'ready') return refuse('not-running')
  return ok(whistle(game, match, 'early', moment.at, moment))
}

/** [M-8] The end of a match and all that follows from it: result, stage, queue or toss, and the next start (ms). */
export function whistle(game: Game, match: Match, why: EndReason, at: number, moment: Moment): GameEvent[] {
  const playedMs = lengthMs(match) - leftMs(match, at)
  const ended: GameEvent = { type: 'ended', why, winner: leadingSide(match), at, playedMs }
  const afterEnd = evolve(game, ended)
  if (!afterEnd.play) return [ended]
  const stage = knockoutBegins(afterEnd.settings, afterEnd.play, at)
  return [ended, ...stage, nextStep(afterEnd.settings, afterEnd.play, match, moment)]
}

/** [M-11] Between matches an admin switches the stage; after that the clock never switches it. */
export function switchStage(game: Game, to: Stage): Result<Events, 'not-played-yet' | 'match-on'> {
  const { play } = game
  if (!play) return refuse('not-played-yet')
  if (play.now.is === 'match') return refuse('match-on')
  return ok(play.stage === to ? [] : [{ type: 'stage-switched', to, byHand: true }])
}

/** [M-12] An admin puts the next match on hold, or lets it start after a whole changeover. */
export function holdNextMatch(game: Game, hold: boolean, { at }: Moment): Result<Events, 'not-played-yet'> {
  const { play, settings } = game
  if (!play) return refuse('not-played-yet')
  if (play.held === hold) return ok([])
  const isWaiting = play.now.is === 'waiting' && play.ended.length > 0
  return ok([
    {
      type: 'hold-switched',
      hold,
      startsAt: isWaiting ? changeoverEndsAt(settings, { held: hold }, at) : null,
    },
  ])
}
