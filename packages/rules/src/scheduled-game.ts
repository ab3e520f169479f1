import type { AttendanceMoment } from './answers.ts'
import { type Attendance, type AttendanceEvent, EMPTY_ATTENDANCE, evolveAttendance } from './attendance.ts'
import type { Session } from './calendar.ts'
import type { CupOptions } from './cup/run-cup.ts'
import type { Cost } from './money.ts'
import type { LapseReason } from './standing-answers.ts'

/** A venue other than the group's, for one date. */
export interface OtherVenue {
  name: string
  address: string
  latitude: number
  longitude: number
}

/** One session of a group before and while people arrive: its hours, whether it takes place, and who comes. */
export interface ScheduledGame {
  session: Session
  venue: OtherVenue | null
  /** Null: it takes place. */
  cancelled: { reason: string | null } | null
  minimum: number | null
  /** [H-31] Per person; absent in older games. */
  cost?: Cost | null
  /** [H-32] Persons who are marked as having paid; absent while there are none. */
  paid?: readonly string[]
  /**
   * [H-32] What was due from each of them when they were marked; absent for older marks, which cover whatever
   * is due.
   */
  paidSums?: Readonly<Record<string, Cost>>
  /** [O-24] The cup that begins with Play Ball; absent until one is planned. */
  cup?: CupOptions | null
  attendance: Attendance
  /** Steps that are done; each happens once. */
  done: readonly Step[]
}

export type Step =
  | 'regulars-asked'
  | 'spares-asked'
  | 'reminded'
  | 'too-few-told'
  /** By an organiser, with too few in. */
  | 'spares-called'
  | 'arrivals-placed'
  | 'finished'

export type ScheduledGameEvent =
  | AttendanceEvent
  | { type: 'added' }
  | { type: 'cancelled'; reason: string | null }
  | { type: 'restored' }
  /** `again`: steps that were done and are due once more at the new hours. */
  | { type: 'moved'; session: Session; venue: OtherVenue | null; again: readonly Step[] }
  | { type: 'minimum-changed'; minimum: number | null }
  | { type: 'cost-changed'; cost: Cost | null }
  | ({ type: 'paid-marked' } & PaidMark)
  | { type: 'cup-planned'; cup: CupOptions | null }
  | { type: 'step'; step: Step }
  /** Steps that do not have to be done any more. */
  | { type: 'steps-skipped'; steps: readonly Step[] }
  | { type: 'no-show'; personIds: readonly string[] }
  | { type: 'standing-answer-lapsed'; personId: string; why: LapseReason }

interface PaidMark {
  personId: string
  paid: boolean
  /** What was due; absent when a mark is removed, and in older marks. */
  sum?: Cost
}

export const scheduledGame = (session: Session): ScheduledGame => ({
  session,
  venue: null,
  cancelled: null,
  minimum: null,
  attendance: EMPTY_ATTENDANCE,
  done: [],
})

/** [H-4] Applies an event. Never refuses, and never changes the state it is given. */
export function evolveScheduledGame(game: ScheduledGame, event: ScheduledGameEvent): ScheduledGame {
  switch (event.type) {
    case 'cancelled':
      return { ...game, cancelled: { reason: event.reason } }
    case 'restored':
      return { ...game, cancelled: null }
    case 'moved':
      return {
        ...game,
        session: event.session,
        venue: event.venue,
        done: game.done.filter((step) => !event.again.includes(step)),
      }
    case 'minimum-changed':
      return { ...game, minimum: event.minimum }
    case 'cost-changed':
      return { ...game, cost: event.cost }
    case 'cup-planned':
      return { ...game, cup: event.cup }
    case 'paid-marked':
      return { ...game, ...paidAfter(game, event) }
    case 'forgotten':
      return {
        ...game,
        ...(game.paid && paidAfter(game, { ...event, paid: false })),
        attendance: evolveAttendance(game.attendance, event),
      }
    case 'step':
      return { ...game, done: [...game.done, event.step] }
    case 'steps-skipped':
      return { ...game, done: [...game.done, ...event.steps] }
    case 'added':
    case 'no-show':
    case 'standing-answer-lapsed':
      return game
    default:
      return { ...game, attendance: evolveAttendance(game.attendance, event) }
  }
}

function paidAfter(
  { paid = [], paidSums = {} }: ScheduledGame,
  { personId, paid: isPaid, sum }: PaidMark,
): Pick<ScheduledGame, 'paid' | 'paidSums'> {
  const { [personId]: _, ...others } = paidSums
  return {
    paid: [...paid.filter((id) => id !== personId), ...(isPaid ? [personId] : [])],
    paidSums: { ...others, ...(sum && { [personId]: sum }) },
  }
}

/** The moment of a decision about this game. */
export const momentOf = ({ session }: ScheduledGame, at: number): AttendanceMoment => ({
  at,
  startsAt: session.startsAt,
  endsAt: session.endsAt,
})

/**
 * [H-24] Whether the game records who was in and who did not come; false if it began while the group did not
 * ask.
 */
export const isRecorded = ({ done }: ScheduledGame): boolean => done.includes('arrivals-placed')

/** [H-15] How many people are missing to the minimum; 0 without one. */
export const missingToMinimum = ({ minimum, attendance }: ScheduledGame): number =>
  Math.max(0, (minimum ?? 0) - attendance.going.length)
