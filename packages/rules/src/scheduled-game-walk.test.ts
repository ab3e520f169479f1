import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkMoment } from './testing/scheduled-game-invariants.ts'
import { walkScheduledGame } from './testing/scheduled-game-walk.ts'

/** A quarter of what the walks over games take. */
const STATES = Number(process.env.STATES ?? 8_000) / 4

test('[H-2] [H-3] [H-10] [H-16] [H-18] every state of a scheduled game that people and the clock can reach obeys the rules', () => {
  const { states, transitions, seen } = walkScheduledGame({
    most: STATES,
    digest: (text) => createHash('sha1').update(text).digest('base64'),
    check: checkMoment,
  })
  console.log(`WALK of a scheduled game: ${states} states, ${transitions} transitions`)
  expect(states).toBe(STATES)
  expect([...seen]).toEqual(
    expect.arrayContaining(['joined', 'place-gained', 'dropped-out', 'moved', 'step']),
  )
})
