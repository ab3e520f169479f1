import type { ScheduledGame } from '@turnout/contract/scheduled-games'

export type Choice = 'going' | 'not_going'

/** What people answer for, with their own answer: a game of a group, or an event. */
export type Answerable = Pick<
  ScheduledGame,
  'my_answer' | 'places' | 'going_count' | 'waiting_count' | 'guests_allowed'
> & {
  /** Of a game; nobody answers for an event of every week. */
  weekday?: string
}

export type GuestChange = {
  save: (names: string[], outcome?: { done?: () => void }) => void
  isPending: boolean
  error: Error | null
}

/** What a person can do about their answer. */
export type AnswerActions = {
  /** What was pressed last, as long as the server does not have it. */
  pending: Choice | undefined
  answer: (choice: Choice, atShortNotice?: boolean) => void
  takePlace: () => void
  isTakingPlace: boolean
  addGuest: GuestChange
  removeGuest: GuestChange
}
