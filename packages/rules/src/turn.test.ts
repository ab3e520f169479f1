import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPECIFICATION_RULES } from './house-rules.ts'
import { queueAfterMatch } from './team-queue.ts'
import { type Pitch, turnOf } from './turn.ts'

const LONG = 100_000

const turn = (team: number, pitch: Pitch<number>, queue: readonly number[], isHeld = false) =>
  turnOf({ team, pitch, queue, isHeld, sessionLeftS: LONG, rules: SPECIFICATION_RULES })

const match: Pitch<number> = { is: 'match', teams: [1, 2], leftS: 48 }
const called: Pitch<number> = { is: 'called', teams: [1, 2], leftS: 20 }
const toss: Pitch<number> = { is: 'toss', teams: [1, 2], leftS: 0 }

test.each`
  pitch     | team | matches | inS
  ${match}  | ${3} | ${1}    | ${48 + 30}
  ${match}  | ${4} | ${2}    | ${48 + 30 + 450}
  ${match}  | ${5} | ${3}    | ${48 + 30 + 900}
  ${called} | ${3} | ${1}    | ${20 + 450}
  ${called} | ${4} | ${2}    | ${20 + 900}
  ${toss}   | ${3} | ${0}    | ${30}
  ${toss}   | ${4} | ${1}    | ${30 + 450}
`('[L-10] $pitch.is of 1 and 2, 3 to 5 wait: team $team plays after $matches matches', (row) => {
  const expected = { is: 'waiting', matches: row.matches, inS: row.inS, isTooLate: false }
  expect(turn(row.team, row.pitch, [3, 4, 5])).toEqual(expected)
})

test('[L-10] a team on the pitch waits for nothing, and a team outside match and queue has no turn', () => {
  expect(turn(2, match, [3])).toEqual({ is: 'on', pitch: 'match' })
  expect(turn(9, match, [3])).toBe(null)
})

test('[L-10] while the next match waits for an organiser, only the matches are counted', () => {
  expect(turn(4, match, [3, 4], true)).toMatchObject({ matches: 2, inS: null, isTooLate: false })
  expect(turn(3, { ...called, leftS: null }, [3])).toMatchObject({ matches: 1, inS: null })
})

test('[L-10] a turn at the end of the session or later is too late', () => {
  const at = (sessionLeftS: number) =>
    turnOf({ team: 3, pitch: match, queue: [3], isHeld: false, sessionLeftS, rules: SPECIFICATION_RULES })
  expect([79, 78].map((left) => at(left))).toMatchObject([{ isTooLate: false }, { isTooLate: true }])
})

test('[L-10] as many matches end before a waiting team as when the winner stays on each time', () => {
  const winners = fc.array(fc.constantFrom('a' as const, 'b' as const), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 16 }), fc.nat(), winners, (teams, pick, results) => {
      let order: readonly number[] = Array.from({ length: teams }, (_, index) => index + 1)
      const team = 3 + (pick % (teams - 2))
      const estimate = turn(team, { is: 'match', teams: [1, 2], leftS: 0 }, order.slice(2))
      let played = 0
      let stayingTeam: Parameters<typeof queueAfterMatch>[0]['stayingTeam'] = null
      for (const winner of results) {
        const [a = 0, b = 0, ...queue] = order
        if (a === team || b === team) break
        const score = winner === 'a' ? { a: 2, b: 0 } : { a: 0, b: 2 }
        const update = queueAfterMatch({
          a,
          b,
          winner,
          score,
          stayingTeam,
          queue,
          rules: SPECIFICATION_RULES,
        })
        if (update.toss) throw new Error('A win needs no coin.')
        order = update.order
        stayingTeam = update.stayingTeam
        played += 1
      }
      expect(estimate).toMatchObject({ is: 'waiting', matches: played })
    }),
  )
})

test('[L-10] no team plays sooner than one before it', () => {
  const pitches = fc.record({
    is: fc.constantFrom('match' as const, 'called' as const, 'toss' as const),
    teams: fc.constant([1, 2]),
    leftS: fc.nat(3600),
  })
  fc.assert(
    fc.property(pitches, fc.integer({ min: 2, max: 14 }), (pitch, waiting) => {
      const queue = Array.from({ length: waiting }, (_, index) => index + 3)
      const turns = queue.map((team) => turn(team, pitch, queue))
      const waits = turns.map((each) => (each?.is === 'waiting' ? (each.inS ?? 0) : 0))
      expect(waits).toEqual([...waits].sort((one, other) => one - other))
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(pitch.leftS)
    }),
  )
})
