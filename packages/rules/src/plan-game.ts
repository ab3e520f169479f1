import {
  type AnswerTerms,
  acceptPlace,
  answerGoing,
  answerNotGoing,
  changePlaces,
  fillPlaces,
  type GoingAnswer,
} from './answers.ts'
import type { AnsweredBy } from './attendance.ts'
import type { Session } from './calendar.ts'
import { isEqual } from './deep-equal.ts'
import { stepTimes, type Timetable } from './game-steps.ts'
import type { Cost } from './money.ts'
import { ok, type Result, refuse } from './result.ts'
import {
  missingToMinimum,
  momentOf,
  type OtherVenue,
  type ScheduledGame,
  type ScheduledGameEvent,
  type Step,
} from './scheduled-game.ts'
import { type StandingAnswer, standingAnswers } from './standing-answers.ts'

type Events = readonly ScheduledGameEvent[]

type AnswerRefusal = 'game-cancelled' | 'game-over'

/** [H-5] In, with guests. */
export const answerIn = (
  game: ScheduledGame,
  answer: GoingAnswer,
  terms: AnswerTerms,
  at: number,
): Result<Events, AnswerRefusal | 'too-many-guests' | 'guests-off'> =>
  game.cancelled ? refuse('game-cancelled') : answerGoing(game.attendance, answer, terms, momentOf(game, at))

/** [H-6] Out. */
export const answerOut = (
  game: ScheduledGame,
  answer: { personId: string; answeredBy: AnsweredBy },
  at: number,
): Result<Events, AnswerRefusal> =>
  game.cancelled ? refuse('game-cancelled') : answerNotGoing(game.attendance, answer, momentOf(game, at))

/** [H-27] A standing answer that is set while a game is open counts for it, too. */
export const answerStanding = (
  game: ScheduledGame,
  standing: readonly StandingAnswer[],
  at: number,
): Events =>
  game.cancelled || at >= game.session.startsAt || !game.done.includes('regulars-asked')
    ? []
    : standingAnswers(game.attendance, standing, momentOf(game, at))

/** [H-7] Takes a place that is offered to the person or a guest of theirs. */
export const takePlace = (
  game: ScheduledGame,
  personId: string,
  at: number,
): Result<Events, AnswerRefusal | 'not-waiting' | 'place-taken'> =>
  game.cancelled ? refuse('game-cancelled') : acceptPlace(game.attendance, personId, momentOf(game, at))

/**
 * [H-20] An organiser asks the spares now, whether or not a place is free, and not after the start: once
 * before the clock asks them, and once more after organisers were notified that too few are in.
 */
export function callSpares(
  game: ScheduledGame,
  at: number,
): Result<Events, 'game-cancelled' | 'game-begun' | 'spares-asked'> {
  const { cancelled, done, session } = game
  if (cancelled) return refuse('game-cancelled')
  if (at >= session.startsAt) return refuse('game-begun')
  if (!done.includes('spares-asked')) return ok([{ type: 'step', step: 'spares-asked' }])
  const areTooFew = done.includes('too-few-told') && missingToMinimum(game) > 0
  return areTooFew && !done.includes('spares-called')
    ? ok([{ type: 'step', step: 'spares-called' }])
    : refuse('spares-asked')
}

/** How far ahead a game may be added or moved. */
export const MAX_AHEAD_MS = 92 * 24 * 60 * 60 * 1000

/**
 * [H-19] A game is added on a date without one, within three months. Refused if the game of that date was
 * cancelled (it can be restored) or moved away (it or another can be moved there).
 * @param movedTo where the game of this date was moved to, in words; null when it was not.
 */
export function addGame(
  { session, cancelled }: ScheduledGame,
  { at, isDateTaken, movedTo }: { at: number; isDateTaken: boolean; movedTo: string | null },
): Result<Events, 'date-taken' | 'date-moved' | 'date-cancelled' | 'in-the-past' | 'too-far-ahead'> {
  if (session.startsAt <= at) return refuse('in-the-past')
  if (session.startsAt > at + MAX_AHEAD_MS) return refuse('too-far-ahead')
  if (isDateTaken) return refuse('date-taken')
  if (movedTo !== null) return refuse('date-moved', { date: movedTo })
  return cancelled ? refuse('date-cancelled') : ok([{ type: 'added' }])
}

/**
 * [H-16] A game may be cancelled until Play Ball or its end; answers stay, so that it can be restored with
 * them.
 */
export function cancelGame(
  game: ScheduledGame,
  reason: string | null,
  { at, hasPlayBegun }: { at: number; hasPlayBegun: boolean },
): Result<Events, 'game-cancelled' | 'game-begun'> {
  if (game.cancelled) return refuse('game-cancelled')
  if (hasPlayBegun || at >= game.session.endsAt) return refuse('game-begun')
  return ok([{ type: 'cancelled', reason }])
}

/**
 * [H-16] A cancelled game takes place after all, with its answers. While the group asks, free places go to
 * those who wait.
 */
export const restoreGame = (
  game: ScheduledGame,
  { at, isAsking }: { at: number; isAsking: boolean },
): Result<Events, 'not-cancelled' | 'game-over'> => {
  if (!game.cancelled) return refuse('not-cancelled')
  if (at >= game.session.endsAt) return refuse('game-over')
  const filled = isAsking ? fillPlaces(game.attendance, momentOf(game, at)) : []
  return ok([{ type: 'restored' }, ...filled])
}

/**
 * [H-17] Other hours, another day or venue; the game keeps its answers. Not once a person has arrived, and
 * not into the past. No one gets a place while the group does not ask.
 */
export function moveGame(
  game: ScheduledGame,
  to: { session: Session; venue: OtherVenue | null },
  {
    at,
    hasArrivals,
    isDateTaken,
    isAsking,
    timetable,
  }: { at: number; hasArrivals: boolean; isDateTaken: boolean; isAsking: boolean; timetable: Timetable },
): Result<Events, 'game-cancelled' | 'game-begun' | 'date-taken' | 'in-the-past' | 'too-far-ahead'> {
  if (game.cancelled) return refuse('game-cancelled')
  if (hasArrivals || at >= game.session.endsAt) return refuse('game-begun')
  if (to.session.startsAt <= at) return refuse('in-the-past')
  if (to.session.startsAt > at + MAX_AHEAD_MS) return refuse('too-far-ahead')
  if (isDateTaken) return refuse('date-taken')
  const moved = { ...game, session: to.session }
  const again = stepTimes(moved, timetable)
    .filter(([step, dueAt]) => REPEATED.includes(step) && game.done.includes(step) && at < dueAt)
    .map(([step]) => step)
  const filled = isAsking ? fillPlaces(game.attendance, momentOf(moved, at)) : []
  return ok([{ type: 'moved', ...to, again }, ...filled])
}

/** People are asked once; the steps of the day itself are repeated on another day. */
const REPEATED: readonly Step[] = ['reminded', 'too-few-told', 'arrivals-placed', 'finished']

/**
 * [H-8] [H-31] Other numbers for one game: places, minimum and cost.
 * @param numbers `places` is left out while the group does not ask: they stay, and no one gets one. In a
 * cancelled game an unchanged number gives no one a place either.
 */
export const changeNumbers = (
  game: ScheduledGame,
  { places, minimum, cost }: { places?: number | null; minimum: number | null; cost: Cost | null },
  at: number,
): Events => [
  ...(minimum === game.minimum ? [] : [{ type: 'minimum-changed', minimum } as const]),
  ...(isEqual(cost, game.cost ?? null) ? [] : [{ type: 'cost-changed', cost } as const]),
  ...(places === undefined || (game.cancelled && places === game.attendance.places)
    ? []
    : changePlaces(game.attendance, places, momentOf(game, at))),
]
