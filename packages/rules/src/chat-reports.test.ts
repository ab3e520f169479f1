import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportMessage } from './chat-reports.ts'

const MESSAGE = { kind: 'text', authorId: 'ben', sentAt: 1_000, removed: false } as const

test.each([
  [{}, 'ada', false, 'reported'],
  [{ kind: 'poll' as const }, 'ada', false, 'reported'],
  [{}, 'ada', true, 'already-reported'],
  [{}, 'ben', false, 'own-message'],
  [{ removed: true }, 'ada', false, 'message-removed'],
  [{ kind: 'system' as const, authorId: null }, 'ada', false, 'not-allowed'],
])(
  '[X-8] a report of the message %j by %s, who reported it before %s, is %s',
  (more, actorId, before, outcome) => {
    const decision = reportMessage({ ...MESSAGE, ...more }, { actorId, hasReported: before })
    expect(decision.ok ? decision.value : decision.refusal).toBe(outcome)
  },
)

test('[X-8] of all reports, one of each other person counts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ada', 'ben', 'cleo')), (people) => {
      const reporters: string[] = []
      for (const actorId of people)
        if (reportMessage(MESSAGE, { actorId, hasReported: reporters.includes(actorId) }).ok)
          reporters.push(actorId)
      expect(reporters).toEqual([...new Set(people)].filter((id) => id !== MESSAGE.authorId))
    }),
  )
})
