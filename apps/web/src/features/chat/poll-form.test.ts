import { expect, test } from 'vitest'
import {
  canAddAnswer,
  EMPTY_POLL,
  type PollForm,
  readPoll,
  withAnswer,
  withOneMore,
  withoutAnswer,
} from './poll-form.ts'

const NOW = Date.parse('2026-06-09T12:00:00Z')

const asked = (question: string, ...answers: string[]): PollForm => ({
  ...EMPTY_POLL,
  question,
  answers: answers.map((text, id) => ({ id, text })),
})

test('a poll without a question or with one answer shows what is missing', () => {
  expect(readPoll(EMPTY_POLL, NOW)).toEqual({
    errors: { question: 'Write the question.', answers: 'Give at least two answers.' },
  })
  expect(readPoll(asked('Drinks?', 'Yes', ' '), NOW)).toEqual({
    errors: { answers: 'Give at least two answers.' },
  })
})

test('two equal answers are refused', () => {
  expect(readPoll(asked('Drinks?', 'Yes', 'Yes '), NOW)).toEqual({
    errors: { answers: 'Two answers are the same.' },
  })
})

test('empty answers are left out', () => {
  expect(readPoll(asked(' Drinks? ', 'Yes', '', 'No'), NOW)).toEqual({
    body: { question: 'Drinks?', answers: ['Yes', 'No'], is_multiple: false, closes_at: null },
  })
})

test('the closing time of a poll must be in the future', () => {
  const form = asked('Drinks?', 'Yes', 'No')
  const closing = (closesAt: string) => readPoll({ ...form, closesAt }, NOW)
  expect(closing('2026-06-08T12:00')).toEqual({
    errors: { closesAt: 'Choose a time that is still to come.' },
  })
  expect(closing('2026-06-20T12:00')).toMatchObject({
    body: { closes_at: new Date('2026-06-20T12:00').toISOString() },
  })
})

test('a poll has up to eight answers, and each can be changed or removed', () => {
  let form = EMPTY_POLL
  while (canAddAnswer(form)) form = withOneMore(form)
  expect(form.answers).toHaveLength(8)
  form = withAnswer(withoutAnswer(form, 1), 2, 'Yes')
  expect(form.answers[0]).toEqual({ id: 2, text: 'Yes' })
  expect(canAddAnswer(form)).toBe(true)
})
