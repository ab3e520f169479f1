import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { isProblem } from '../../../platform/api/problem-error.ts'
import { guest } from '../texts.ts'

export type Choice = 'going' | 'not_going'

/** The answers as links name them. */
export const CHOICES: Readonly<Record<string, Choice>> = { in: 'going', out: 'not_going' }

/** What people answer for, with their own answer: a game of a group, or an event. */
export type Answerable = Pick<
  ScheduledGame,
  'my_answer' | 'places' | 'going_count' | 'waiting_count' | 'guests_allowed'
> & {
  /** Of a game only: an event does not repeat every week. */
  weekday?: string
}

export type GuestChange = {
  save: (names: string[], outcome?: { done?: () => void; failed?: (error: Error) => void }) => void
  isPending: boolean
}

/** What a person can do about their answer. */
export type AnswerActions = {
  /** The last press, until the server has it. */
  pending: Choice | undefined
  /** Whether that press accepts a place at short notice. */
  pendingShortNotice: boolean | undefined
  answer: (choice: Choice, atShortNotice?: boolean) => void
  takePlace: () => void
  isTakingPlace: boolean
  addGuest: GuestChange
  removeGuest: GuestChange
}

/** Null for an error of a name, which its field shows. */
export const addGuestFailed = (error: Error): string | null =>
  isProblem(error) && error.errors.length > 0 ? null : guest.failed

type AnswerBody = { answer: Choice; at_short_notice?: boolean | undefined; guests?: string[] | undefined }

type GuestCall<Params> = {
  mutate: (
    input: { params: Params; body: AnswerBody },
    outcome: NonNullable<Parameters<GuestChange['save']>[1]>,
  ) => void
  isPending: boolean
}

type AnswerCalls<Params> = {
  press: (input: { params: Params; body: AnswerBody }) => void
  accept: { mutate: (input: { params: Params }) => void; isPending: boolean }
  addGuest: GuestCall<Params>
  removeGuest: GuestCall<Params>
}

/** Shared by games and events: only params and calls differ. */
export function answerActions<Params>(
  params: Params,
  pending: AnswerBody | undefined,
  { press, accept, addGuest, removeGuest }: AnswerCalls<Params>,
): AnswerActions {
  const toGuestChange = ({ mutate, isPending }: GuestCall<Params>): GuestChange => ({
    save: (guests, outcome = {}) => mutate({ params, body: { answer: 'going', guests } }, outcome),
    isPending,
  })
  return {
    pending: pending?.answer,
    pendingShortNotice: pending?.at_short_notice,
    answer: (choice, atShortNotice) =>
      press({
        params,
        body: {
          answer: choice,
          ...(choice === 'going' && atShortNotice !== undefined && { at_short_notice: atShortNotice }),
        },
      }),
    takePlace: () => accept.mutate({ params }),
    isTakingPlace: accept.isPending,
    addGuest: toGuestChange(addGuest),
    removeGuest: toGuestChange(removeGuest),
  }
}
