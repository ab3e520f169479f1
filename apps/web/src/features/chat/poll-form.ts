import type { createPoll } from '@turnout/contract/chat-polls'
import type { InputOf } from '@turnout/contract/endpoint'
import { MAX_ANSWERS, MIN_ANSWERS } from '@turnout/rules/chat'
import { poll as texts } from './room-texts.ts'

export type PollForm = {
  question: string
  answers: readonly { id: number; text: string }[]
  isMultiple: boolean
  /** 'YYYY-MM-DDTHH:MM' in the time zone of this device, or empty. */
  closesAt: string
}

export const EMPTY_POLL: PollForm = {
  question: '',
  answers: [
    { id: 1, text: '' },
    { id: 2, text: '' },
  ],
  isMultiple: false,
  closesAt: '',
}

export const withAnswer = (form: PollForm, id: number, text: string): PollForm => ({
  ...form,
  answers: form.answers.map((answer) => (answer.id === id ? { id, text } : answer)),
})

export const withOneMore = (form: PollForm): PollForm => ({
  ...form,
  answers: [...form.answers, { id: Math.max(...form.answers.map(({ id }) => id)) + 1, text: '' }],
})

export const withoutAnswer = (form: PollForm, id: number): PollForm => ({
  ...form,
  answers: form.answers.filter((answer) => answer.id !== id),
})

export const canAddAnswer = ({ answers }: PollForm): boolean => answers.length < MAX_ANSWERS

type PollErrors = { question?: string; answers?: string; closesAt?: string }
type PollBody = InputOf<typeof createPoll>['body']

/** The request body without empty answers, or the errors of the form. */
export function readPoll(form: PollForm, now: number): { body: PollBody } | { errors: PollErrors } {
  const question = form.question.trim()
  const answers = form.answers.map(({ text }) => text.trim()).filter((text) => text !== '')
  const closesAt = form.closesAt === '' ? null : new Date(form.closesAt)
  const errors: PollErrors = {
    ...(question === '' && { question: texts.questionMissing }),
    ...(answers.length < MIN_ANSWERS && { answers: texts.answersMissing }),
    ...(new Set(answers).size < answers.length && { answers: texts.answersSame }),
    ...(closesAt !== null && !(closesAt.getTime() > now) && { closesAt: texts.closesInPast }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    body: { question, answers, is_multiple: form.isMultiple, closes_at: closesAt?.toISOString() ?? null },
  }
}
