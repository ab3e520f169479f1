import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closePoll, isClosed, openPoll, type Poll, vote } from './chat-polls.ts'

const DAY = 24 * 3_600_000
const POLL: Poll = { answers: ['Yes', 'No', 'Maybe'], isMultiple: false, closesAt: 1_000, closedAt: null }

test.each([
  [null, undefined],
  [1_000, 'in-the-past'],
  [1_001, undefined],
  [1_000 + 92 * DAY, undefined],
  [1_001 + 92 * DAY, 'too-far-ahead'],
])('[X-5] a poll that closes at %s is refused with %s', (closesAt, refusal) => {
  const decision = openPoll({ answers: ['a', 'b'], isMultiple: false, closesAt }, 1_000)
  expect(decision.ok ? undefined : decision.refusal).toBe(refusal)
  if (decision.ok) expect(decision.value).toEqual({ ...POLL, answers: ['a', 'b'], closesAt })
})

test.each([
  [{}, [0], 999, undefined],
  [{}, [], 999, undefined],
  [{}, [0], 1_000, 'poll-closed'],
  [{ closedAt: 5 }, [0], 6, 'poll-closed'],
  [{ closesAt: null }, [0], 1_000, undefined],
  [{}, [3], 0, 'unknown-answer'],
  [{}, [0, 1], 0, 'one-answer-only'],
  [{}, [1, 1], 0, undefined],
  [{ isMultiple: true }, [2, 0], 0, undefined],
])('[X-6] in the poll %j the vote for %j at %i is refused with %s', (more, answers, at, refusal) => {
  const decision = vote({ ...POLL, ...more }, answers, at)
  expect(decision.ok ? undefined : decision.refusal).toBe(refusal)
})

test('[X-6] a valid vote has answers of the poll, each once and in their order, and only one where the poll allows one', () => {
  expect(vote({ ...POLL, isMultiple: true }, [2, 0, 2], 0)).toEqual({ ok: true, value: [0, 2] })
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.boolean(), (answers, isMultiple) => {
      const decision = vote({ ...POLL, isMultiple }, answers, 0)
      if (!decision.ok) return
      expect(new Set(decision.value)).toEqual(new Set(answers))
      expect(decision.value.length).toBe(new Set(answers).size)
      expect(decision.value.length).toBeLessThanOrEqual(isMultiple ? POLL.answers.length : 1)
    }),
  )
})

test('[X-7] a poll is closed once, and takes no vote from then on', () => {
  const closed = closePoll(POLL, 10)
  if (!closed.ok) throw new Error('It was open.')
  expect(closed.value).toEqual({ ...POLL, closedAt: 10 })
  expect(isClosed(closed.value, 0)).toBe(true)
  expect(vote(closed.value, [0], 0)).toMatchObject({ refusal: 'poll-closed' })
  expect(closePoll(closed.value, 11)).toMatchObject({ refusal: 'poll-closed' })
})
