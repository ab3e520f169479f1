import type { ChatMessage } from '@turnout/contract/chat'

export type Poll = NonNullable<ChatMessage['poll']>

/** A poll closes at its time, also before the server has stored that. */
export const isPollClosed = ({ is_closed, closes_at }: Poll, now: number): boolean =>
  is_closed || (closes_at !== null && closes_at <= now)

/** The indexes of the answers that a person has chosen. */
export const chosenBy = ({ answers }: Poll, personId: string | null): number[] =>
  answers.flatMap(({ user_ids }, index) => (personId !== null && user_ids.includes(personId) ? [index] : []))

/** The chosen answers after a press on one; a second press removes it. */
export function toggleAnswer(chosen: readonly number[], answer: number, isMultiple: boolean): number[] {
  if (chosen.includes(answer)) return chosen.filter((one) => one !== answer)
  return isMultiple ? [...chosen, answer].sort((a, b) => a - b) : [answer]
}

/** The poll with this vote counted. */
export const withVote = (poll: Poll, personId: string, chosen: readonly number[]): Poll => ({
  ...poll,
  answers: poll.answers.map(({ text, user_ids }, index) => {
    const others = user_ids.filter((id) => id !== personId)
    return { text, user_ids: chosen.includes(index) ? [...others, personId] : others }
  }),
})

export const countVoters = ({ answers }: Poll): number =>
  new Set(answers.flatMap(({ user_ids }) => user_ids)).size

/** The answers with the most votes; none without a vote. */
export function leadingAnswers({ answers }: Poll): number[] {
  const most = Math.max(...answers.map(({ user_ids }) => user_ids.length))
  return most === 0 ? [] : answers.flatMap(({ user_ids }, index) => (user_ids.length === most ? [index] : []))
}
