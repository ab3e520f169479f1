import { expect, test } from 'vitest'
import { deactivationOutcome, successorOf } from './deactivation.ts'
import { ok, refuse } from './result.ts'

const ben = { userId: 'ben', admin: false, joinedAt: 10 }
const cleo = { userId: 'cleo', admin: true, joinedAt: 30 }
const dan = { userId: 'dan', admin: true, joinedAt: 20 }

const CREATOR = { admin: true, creator: true }
const ADMIN = { admin: true, creator: false }
const MEMBER = { admin: false, creator: false }

test.each`
  who            | self       | others              | outcome
  ${'a member'}  | ${MEMBER}  | ${[ben, cleo]}      | ${ok({ type: 'goes-on' })}
  ${'a member'}  | ${MEMBER}  | ${[ben]}            | ${ok({ type: 'goes-on' })}
  ${'an admin'}  | ${ADMIN}   | ${[ben, cleo]}      | ${ok({ type: 'goes-on' })}
  ${'an admin'}  | ${ADMIN}   | ${[ben]}            | ${refuse('only-admin')}
  ${'a creator'} | ${CREATOR} | ${[]}               | ${ok({ type: 'deleted' })}
  ${'a creator'} | ${CREATOR} | ${[ben]}            | ${refuse('only-admin')}
  ${'a creator'} | ${CREATOR} | ${[ben, cleo]}      | ${ok({ type: 'handed-over', to: 'cleo' })}
  ${'a creator'} | ${CREATOR} | ${[ben, cleo, dan]} | ${ok({ type: 'handed-over', to: 'dan' })}
  ${'a creator'} | ${CREATOR} | ${[dan, cleo]}      | ${ok({ type: 'handed-over', to: 'dan' })}
`('[A-3] $who deactivates their account, and the group is $outcome', ({ self, others, outcome }) => {
  expect(deactivationOutcome(self, others)).toEqual(outcome)
})

test('[A-3] of two admins who joined in the same moment always the one with the older account takes over', () => {
  const emma = { ...dan, userId: 'emma' }
  for (const others of [
    [dan, emma],
    [emma, dan],
  ])
    expect(deactivationOutcome(CREATOR, others)).toEqual(ok({ type: 'handed-over', to: 'dan' }))
})

test.each`
  left                | successor
  ${[ben, cleo, dan]} | ${dan}
  ${[ben, cleo]}      | ${cleo}
  ${[ben]}            | ${ben}
  ${[]}               | ${null}
`('[A-4] a restored group without its creator goes to $successor.userId', ({ left, successor }) => {
  expect(successorOf(left)).toBe(successor)
})
