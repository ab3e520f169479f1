import { ok, type Result, refuse } from './result.ts'

/** A poll of an admin: its answers, and whether it is closed. */
export interface Poll {
  answers: readonly string[]
  isMultiple: boolean
  closesAt: number | null
  closedAt: number | null
}

const LONGEST_MS = 92 * 24 * 60 * 60_000

/** A poll closes later than now, and within three months. */
export function openPoll(
  asked: Pick<Poll, 'answers' | 'isMultiple' | 'closesAt'>,
  at: number,
): Result<Poll, 'in-the-past' | 'too-far-ahead'> {
  const { closesAt } = asked
  if (closesAt !== null && closesAt <= at) return refuse('in-the-past')
  if (closesAt !== null && closesAt - at > LONGEST_MS) return refuse('too-far-ahead')
  return ok({ ...asked, closedAt: null })
}

/** A poll is closed from its closing time on, also before that is stored. */
export const isClosed = ({ closesAt, closedAt }: Poll, at: number): boolean =>
  closedAt !== null || (closesAt !== null && closesAt <= at)

/** The answers of one person, each once; a new vote replaces the one before. */
export function vote(
  poll: Poll,
  answers: readonly number[],
  at: number,
): Result<readonly number[], 'poll-closed' | 'unknown-answer' | 'one-answer-only'> {
  if (isClosed(poll, at)) return refuse('poll-closed')
  const chosen = [...new Set(answers)].sort((a, b) => a - b)
  if (chosen.some((answer) => poll.answers[answer] === undefined)) return refuse('unknown-answer')
  if (!poll.isMultiple && chosen.length > 1) return refuse('one-answer-only')
  return ok(chosen)
}

/** A poll is closed once, by an admin or by the clock at its time. */
export const closePoll = (poll: Poll, at: number): Result<Poll, 'poll-closed'> =>
  poll.closedAt === null ? ok({ ...poll, closedAt: at }) : refuse('poll-closed')
