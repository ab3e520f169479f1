import {
  type AnswerTerms,
  answerGoing,
  answerNotGoing,
  changePlaces,
  fillPlaces,
  type GoingAnswer,
} from './answers.ts'
import type { AnsweredBy } from './attendance.ts'
import type { Session } from './calendar.ts'
import { stepTimes, type Timetable } from './game-steps.ts'
import { ok, type Result, refuse } from './result.ts'
import {
  momentOf,
  type OtherVenue,
  type ScheduledGame,
  type ScheduledGameEvent,
  type Step,
} from './scheduled-game.ts'

type Events = readonly ScheduledGameEvent[]

type AnswerRefusal = 'game-cancelled' | 'answers-closed'

/** [H-5] In, with guests. */
export const answerIn = (
  game: ScheduledGame,
  answer: GoingAnswer,
  terms: AnswerTerms,
  at: number,
): Result<Events, AnswerRefusal | 'too-many-guests'> =>
  game.cancelled ? refuse('game-cancelled') : answerGoing(game.attendance, answer, terms, momentOf(game, at))

/** [H-6] Out. */
export const answerOut = (
  game: ScheduledGame,
  answer: { personId: string; answeredBy: AnsweredBy },
  at: number,
): Result<Events, AnswerRefusal> =>
  game.cancelled ? refuse('game-cancelled') : answerNotGoing(game.attendance, answer, momentOf(game, at))

/** [H-16] A game is cancelled until it has begun; answers stay, so that it can be restored with them. */
export function cancelGame(
  game: ScheduledGame,
  reason: string,
  { at, hasPlayBegun }: { at: number; hasPlayBegun: boolean },
): Result<Events, 'game-cancelled' | 'game-begun'> {
  if (game.cancelled) return refuse('game-cancelled')
  if (hasPlayBegun || at >= game.session.endsAt) return refuse('game-begun')
  return ok([{ type: 'cancelled', reason }])
}

/** [H-16] A cancelled game takes place after all, with the answers it had. */
export const restoreGame = (
  game: ScheduledGame,
  at: number,
): Result<Events, 'not-cancelled' | 'game-over'> => {
  if (!game.cancelled) return refuse('not-cancelled')
  return at >= game.session.endsAt ? refuse('game-over') : ok([{ type: 'restored' }])
}

/** [H-17] Other hours, another day or venue; the game keeps its answers. Not once a person has arrived, and not into the past. */
export function moveGame(
  game: ScheduledGame,
  to: { session: Session; venue: OtherVenue | null },
  {
    at,
    hasArrivals,
    isDateTaken,
    timetable,
  }: { at: number; hasArrivals: boolean; isDateTaken: boolean; timetable: Timetable },
): Result<Events, 'game-cancelled' | 'game-begun' | 'date-taken' | 'in-the-past'> {
  if (game.cancelled) return refuse('game-cancelled')
  if (hasArrivals || at >= game.session.endsAt) return refuse('game-begun')
  if (to.session.startsAt <= at) return refuse('in-the-past')
  if (isDateTaken) return refuse('date-taken', { date: to.session.date })
  const moved = { ...game, session: to.session }
  const again = stepTimes(moved, timetable)
    .filter(([step, dueAt]) => REPEATED.includes(step) && game.done.includes(step) && at < dueAt)
    .map(([step]) => step)
  return ok([{ type: 'moved', ...to, again }, ...fillPlaces(game.attendance, momentOf(moved, at))])
}

/** People are asked once; what the day itself brings comes again with another day. */
const REPEATED: readonly Step[] = ['reminded', 'too-few-told', 'arrivals-placed', 'finished']

/** [H-8] Other numbers for one game: places and minimum. */
export const changeNumbers = (
  game: ScheduledGame,
  { places, minimum }: { places: number | null; minimum: number | null },
  at: number,
): Events => [
  ...(minimum === game.minimum ? [] : [{ type: 'minimum-changed', minimum } as const]),
  ...changePlaces(game.attendance, places, momentOf(game, at)),
]
