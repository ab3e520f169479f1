import { currentMatch, type Evening, evolve, nextPair, peopledTeams } from './evening.ts'
import type { EndedWhy, EveningEvent, Match, Play, Reason, Side, Stage } from './evening-events.ts'
import { changeoverEnds, inFront, knockoutBegins, type Moment, whatNext } from './next-match.ts'
import { refereeFor } from './referee.ts'
import { ok, type Result, refuse } from './result.ts'
import { isWithin } from './spells.ts'

export type { Moment }

type Events = readonly EveningEvent[]

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
 * [M-4] Two teams are called to the pitch. `freely` lets any two teams be called; without it only the
 * suggested pair. Refuses while a match is on or a coin is due, and for teams that are not in the game.
 */
export function startMatch(
  evening: Evening,
  { a, b, freely }: { a: number; b: number; freely: boolean },
  { at }: Moment,
): Result<
  Events,
  'not-played-yet' | 'match-on' | 'toss-pending' | 'same-team-twice' | 'team-empty' | 'not-suggested-pairing'
> {
  const { play } = evening
  if (!play) return refuse('not-played-yet')
  if (play.now.is === 'match') return refuse('match-on')
  if (play.now.is === 'toss') return refuse('toss-pending')
  if (a === b) return refuse('same-team-twice')
  const empty = [a, b].find((team) => !peopledTeams(evening).includes(team))
  if (empty !== undefined) return refuse('team-empty', { team: empty })
  const pair = nextPair(play)
  const suggested = pair?.includes(a) === true && pair.includes(b)
  if (!suggested && !freely) return refuse('not-suggested-pairing')
  return ok([called(evening, play, [a, b], suggested ? play.reason : { because: 'chosen' }, at)])
}

export function called(
  evening: Evening,
  play: Play,
  [a, b]: readonly [number, number],
  reason: Reason,
  at: number,
): EveningEvent {
  const match: Omit<Match, 'reason' | 'calledAt'> = {
    number: play.ended.length + 1,
    a,
    b,
    stage: play.stage,
    score: { a: 0, b: 0 },
    referee: refereeFor(evening, play, [a, b]),
    spells: [],
    rules: evening.settings.houseRules,
    clock: { phase: 'ready' },
  }
  return { type: 'match-called', match, reason, at }
}

/** [C-2] The clock starts or runs on; started twice, it still ends at the same moment. */
export function startClock(evening: Evening, { at }: Moment): Result<Events, 'no-match'> {
  const match = currentMatch(evening)
  if (!match) return refuse('no-match')
  if (match.clock.phase === 'running' || match.clock.phase === 'last-play') return ok([])
  return ok([{ type: 'clock-started', at, endsAt: at + leftMs(match, at) }])
}

/** [C-3] The clock stands with what is left; paused twice, it is paused once. */
export function pauseClock(evening: Evening, { at }: Moment): Result<Events, 'no-match' | 'not-running'> {
  const match = currentMatch(evening)
  if (!match) return refuse('no-match')
  if (match.clock.phase === 'paused') return ok([])
  if (match.clock.phase !== 'running') return refuse('not-running')
  return ok([{ type: 'clock-paused', at, leftMs: leftMs(match, at) }])
}

/** [M-6] A goal for a side, or one taken off (negative `by`). Only while the clock runs and before its end; never below zero; may end the match. */
export function changeScore(
  evening: Evening,
  { team, by, madeAt }: { team: number; by: number; madeAt?: number | undefined },
  moment: Moment,
): Result<Events, 'no-match' | 'not-running' | 'not-on-pitch' | 'below-zero'> {
  const match = currentMatch(evening)
  if (!match) return refuse('no-match')
  if (!scoringIsOpen(match, moment.at) && !wasOpen(match, madeAt)) return refuse('not-running')
  const side = sideOf(match, team)
  if (!side) return refuse('not-on-pitch', { team })
  if (match.score[side] + by < 0) return refuse('below-zero')

  const scored: EveningEvent = { type: 'scored', side, by, at: moment.at }
  const then = evolve(evening, scored)
  const after = currentMatch(then)
  return ok(
    after && isDecided(after) ? [scored, ...whistle(then, after, 'goals', moment.at, moment)] : [scored],
  )
}

/** Also when nobody has blown the final whistle yet: a goal at the end of the time is one too late. */
const scoringIsOpen = ({ clock }: Match, at: number): boolean =>
  clock.phase === 'last-play' || (clock.phase === 'running' && at < clock.endsAt)

/** Somebody paused while the press was on its way; the match is still the same. */
const wasOpen = ({ clock, spells }: Match, madeAt: number | undefined): boolean =>
  clock.phase === 'paused' && madeAt !== undefined && isWithin(spells, madeAt)

export const sideOf = ({ a, b }: { a: number; b: number }, team: number): Side | null =>
  team === a ? 'a' : team === b ? 'b' : null

/** [M-7] The match ends early; the side in front wins, else it is a draw. */
export function endMatch(evening: Evening, moment: Moment): Result<Events, 'no-match' | 'not-running'> {
  const match = currentMatch(evening)
  if (!match) return refuse('no-match')
  if (match.clock.phase === 'ready') return refuse('not-running')
  return ok(whistle(evening, match, 'early', moment.at, moment))
}

/** [M-8] The end and all that follows from it, in one breath: result, stage, line or toss, and when the next one starts. */
export function whistle(
  evening: Evening,
  match: Match,
  why: EndedWhy,
  at: number,
  moment: Moment,
): EveningEvent[] {
  const playedMs = lengthMs(match) - leftMs(match, at)
  const ended: EveningEvent = { type: 'ended', why, winner: inFront(match), at, playedMs }
  const over = evolve(evening, ended)
  if (!over.play) return [ended]
  const stage = knockoutBegins(over.settings, over.play, moment.at)
  return [ended, ...stage, whatNext(over.settings, over.play, match, moment)]
}

/** [M-11] Between matches an admin switches the stage either way; then it stays as it was put. */
export function switchStage(evening: Evening, to: Stage): Result<Events, 'not-played-yet' | 'match-on'> {
  const { play } = evening
  if (!play) return refuse('not-played-yet')
  if (play.now.is === 'match') return refuse('match-on')
  return ok(play.stage === to ? [] : [{ type: 'stage-switched', to, byHand: true }])
}

/** [M-12] An admin holds the next match, or lets it start by itself again after a whole changeover. */
export function holdNext(evening: Evening, hold: boolean, { at }: Moment): Result<Events, 'not-played-yet'> {
  const { play, settings } = evening
  if (!play) return refuse('not-played-yet')
  if (play.held === hold) return ok([])
  const waits = play.now.is === 'waiting' && play.ended.length > 0
  return ok([
    { type: 'hold-switched', hold, startsAt: waits ? changeoverEnds(settings, { held: hold }, at) : null },
  ])
}
