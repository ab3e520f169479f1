import { noShows, placesForArrivals } from './answers.ts'
import { freePlaces } from './attendance.ts'
import {
  evolveScheduledGame,
  isRecorded,
  missingToMinimum,
  momentOf,
  type ScheduledGame,
  type ScheduledGameEvent,
  type Step,
} from './scheduled-game.ts'
import { lapseAfter, type StandingAnswer, standingAnswers } from './standing-answers.ts'

type Events = readonly ScheduledGameEvent[]

const HOUR = 60 * 60 * 1000

/** [H-12] Regulars are asked this long before the start, or when the previous game ends if that is later. */
export const OPENS_BEFORE_MS = 6 * 24 * HOUR
/** [H-13] Spares are asked from this long before the start. */
export const SPARES_BEFORE_MS = 48 * HOUR
/** [H-14] Those who have not answered are reminded this long before the start. */
export const REMINDER_BEFORE_MS = 24 * HOUR
/** [H-15] Admins are notified of too few players this long before the start, or on the evening before. */
export const GO_OR_NO_GO_BEFORE_MS = 4 * HOUR

/** Instants that the sweep compares with the time; `goOrNoGoAt` depends on the zone and is resolved outside the rules. */
export interface Timetable {
  previousEndsAt: number | null
  goOrNoGoAt: number
}

const opensAt = ({ session }: ScheduledGame, { previousEndsAt }: Timetable): number =>
  Math.max(session.startsAt - OPENS_BEFORE_MS, previousEndsAt ?? Number.NEGATIVE_INFINITY)

const needsSpares = (game: ScheduledGame): boolean =>
  missingToMinimum(game) > 0 || (game.attendance.places !== null && freePlaces(game.attendance) > 0)

/** When each step is due; spares only while they are needed. */
export function stepTimes(game: ScheduledGame, timetable: Timetable): [Step, number][] {
  const { startsAt, endsAt } = game.session
  const opens = opensAt(game, timetable)
  const spares: [Step, number][] = needsSpares(game)
    ? [['spares-asked', Math.max(startsAt - SPARES_BEFORE_MS, opens)]]
    : []
  return [
    ['regulars-asked', opens],
    ...spares,
    // no one is reminded before they are asked
    ['reminded', Math.max(startsAt - REMINDER_BEFORE_MS, game.done.includes('regulars-asked') ? 0 : opens)],
    ['too-few-told', timetable.goOrNoGoAt],
    ['arrivals-placed', startsAt],
    ['finished', endsAt],
  ]
}

/** Messages to people, which make no sense after the start. */
const ASKING: readonly Step[] = ['regulars-asked', 'spares-asked', 'reminded', 'too-few-told']

const openSteps = (game: ScheduledGame, timetable: Timetable, at: number): [Step, number][] =>
  game.done.includes('finished')
    ? []
    : stepTimes(game, timetable).filter(
        ([step]) => !game.done.includes(step) && (at < game.session.startsAt || !ASKING.includes(step)),
      )

/** [H-24] A game that began while its group did not ask, or was ended before its start, is not settled later. */
export const skipUnasked = (game: ScheduledGame, at: number): Events =>
  at < game.session.startsAt || isRecorded(game) || game.done.includes('finished')
    ? []
    : [{ type: 'steps-skipped', steps: ['finished'] }]

/** [H-18] When the next step of this game is due; null when none is. */
export function nextStepAt(game: ScheduledGame, timetable: Timetable, at: number): number | null {
  if (game.cancelled) return null
  const times = openSteps(game, timetable, at).map(([, dueAt]) => dueAt)
  return times.length > 0 ? Math.min(...times) : null
}

/** A person at the venue, and since when. */
export interface ArrivalTime {
  personId: string
  at: number
}

/** What decides about the steps, besides the game. */
interface Circumstances {
  at: number
  arrivals: readonly ArrivalTime[]
  standing?: readonly StandingAnswer[]
  /** When the game was ended before Play Ball. */
  calledOffAt?: number | null | undefined
}

/**
 * [H-18] Everything that is due by now, each step once and in order. No one is asked after the start or
 * reminded in the moment in which they are asked, and nothing happens in a cancelled game.
 * @param arrivals in their order; a step counts those up to its due time, also when it is processed later.
 * @param standing the standing answers for the day of this game, in the order in which they were set.
 */
export function dueSteps(
  game: ScheduledGame,
  timetable: Timetable,
  { at, arrivals, standing = [], calledOffAt = null }: Circumstances,
): Events {
  if (game.cancelled) return []
  const skipped = calledOffAt !== null && calledOffAt < game.session.startsAt ? skipUnasked(game, at) : []
  if (skipped.length > 0) return skipped
  const due = openSteps(game, timetable, at)
    .filter(([, dueAt]) => dueAt <= at)
    .toSorted((a, b) => a[1] - b[1])
  const isOpening = due.some(([step]) => step === 'regulars-asked')
  const events: ScheduledGameEvent[] = []
  let after = game
  for (const [step, dueAt] of due) {
    const arrived = arrivals.filter((arrival) => arrival.at <= dueAt).map(({ personId }) => personId)
    const next: ScheduledGameEvent[] = isNeedless(after, step, isOpening)
      ? [{ type: 'steps-skipped', steps: [step] }]
      : [{ type: 'step', step }, ...effectOf(after, step, { at, arrived, standing })]
    events.push(...next)
    after = next.reduce(evolveScheduledGame, after)
  }
  return events
}

/** [H-14] Those who are asked only now need no reminder; [H-15] with enough players admins need not decide. */
const isNeedless = (game: ScheduledGame, step: Step, isOpening: boolean): boolean =>
  (step === 'reminded' && isOpening) || (step === 'too-few-told' && missingToMinimum(game) === 0)

interface StepContext {
  at: number
  arrived: readonly string[]
  standing: readonly StandingAnswer[]
}

function effectOf(game: ScheduledGame, step: Step, { at, arrived, standing }: StepContext): Events {
  if (step === 'regulars-asked') return standingAnswers(game.attendance, standing, momentOf(game, at))
  if (step === 'arrivals-placed') return placesForArrivals(game.attendance, arrived)
  return step === 'finished' ? closing(game, arrived, standing) : []
}

function closing(
  { attendance }: ScheduledGame,
  arrived: readonly string[],
  standing: readonly StandingAnswer[],
): Events {
  const personIds = noShows(attendance, arrived)
  const day = { attendance, arrived, noShows: personIds }
  const lapsed = standing.flatMap((answer) => {
    const why = lapseAfter(answer, day)
    return why ? [{ type: 'standing-answer-lapsed', personId: answer.personId, why } as const] : []
  })
  return [...(personIds.length > 0 ? [{ type: 'no-show', personIds } as const] : []), ...lapsed]
}
