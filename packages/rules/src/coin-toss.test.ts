import { describe, expect, test } from 'vitest'
import { coinSide } from './coin-toss.ts'
import type { CoinSide } from './game-events.ts'
import { holdNextMatch } from './match.ts'
import {
  arrivedGame,
  endMatchAt,
  MINUTE,
  moment,
  refusalOf,
  requirePlay,
  run,
  runningGame,
  scoreGoal,
  startedGame,
  tossBetween,
  unwrap,
} from './testing/games.ts'

const drawnGame = run(runningGame(4), scoreGoal(1, 1), scoreGoal(2, 2), endMatchAt(MINUTE))
const FIRST = { team: 1, side: 'heads' } as const
const SECOND = { team: 2, side: 'tails' } as const

test('[T-1] every last digit of a digest is a side, eight of them heads and eight tails', () => {
  const sides = [...'0123456789abcdef'].map((digit) => coinSide(`9f8${digit}`))
  expect(sides.filter((side) => side === 'heads')).toHaveLength(8)
  expect(sides.filter((side) => side === 'tails')).toHaveLength(8)
  expect(coinSide('f0')).toBe('heads')
  expect(coinSide('01')).toBe('tails')
})

describe('the toss', () => {
  test.each`
    first     | second    | result     | winner | order
    ${FIRST}  | ${SECOND} | ${'heads'} | ${1}   | ${[1, 3, 4, 2]}
    ${FIRST}  | ${SECOND} | ${'tails'} | ${2}   | ${[2, 3, 4, 1]}
    ${SECOND} | ${FIRST}  | ${'heads'} | ${1}   | ${[1, 3, 4, 2]}
    ${SECOND} | ${FIRST}  | ${'tails'} | ${2}   | ${[2, 3, 4, 1]}
  `(
    '[T-2] $first.team calls $first.side, $second.team $second.side, it shows $result: $winner stays',
    (row) => {
      const { first, second, winner, order } = row
      const result: CoinSide = row.result
      const game = run(drawnGame, tossBetween(first, second, result, 2 * MINUTE))
      expect(requirePlay(game)).toMatchObject({
        order,
        holder: { team: winner, wins: 0 },
        reason: { because: 'toss-won', stays: winner },
      })
      expect(requirePlay(game).tosses).toEqual([
        {
          matchNumber: 1,
          result,
          winner,
          loser: winner === 1 ? 2 : 1,
          choices: [first, second],
          commitment: 'sealed',
          secret: 'told',
          chance: 'drawn',
        },
      ])
      expect(requirePlay(game).ended).toMatchObject([{ winner: null, fate: { because: 'toss-won' } }])
    },
  )

  test('[T-2] happens once: after it none is due', () => {
    const game = run(drawnGame, tossBetween(FIRST, SECOND, 'heads'))
    expect(refusalOf(tossBetween(FIRST, SECOND, 'tails')(game))).toBe('no-toss-pending')
  })

  test.each`
    what                        | evening           | first                         | second                        | expected
    ${'before Play Ball'}       | ${arrivedGame(2)} | ${FIRST}                      | ${SECOND}                     | ${'not-played-yet'}
    ${'when none is due'}       | ${startedGame(4)} | ${FIRST}                      | ${SECOND}                     | ${'no-toss-pending'}
    ${'while a match is on'}    | ${runningGame(4)} | ${FIRST}                      | ${SECOND}                     | ${'no-toss-pending'}
    ${'with a team that waits'} | ${drawnGame}      | ${FIRST}                      | ${{ team: 3, side: 'tails' }} | ${'toss-other-teams'}
    ${'with two that wait'}     | ${drawnGame}      | ${{ team: 3, side: 'heads' }} | ${{ team: 4, side: 'tails' }} | ${'toss-other-teams'}
    ${'against oneself'}        | ${drawnGame}      | ${FIRST}                      | ${{ team: 1, side: 'tails' }} | ${'toss-other-teams'}
    ${'without the one choice'} | ${drawnGame}      | ${{ team: 1, side: null }}    | ${SECOND}                     | ${'choices-missing'}
    ${'without the other'}      | ${drawnGame}      | ${FIRST}                      | ${{ team: 2, side: null }}    | ${'choices-missing'}
    ${'without any'}            | ${drawnGame}      | ${{ team: 1, side: null }}    | ${{ team: 2, side: null }}    | ${'choices-missing'}
    ${'on the same side'}       | ${drawnGame}      | ${FIRST}                      | ${{ team: 2, side: 'heads' }} | ${'same-side'}
  `('[T-2] no coin is tossed $what', ({ evening: game, first, second, expected }) => {
    expect(refusalOf(tossBetween(first, second, 'heads')(game))).toBe(expected)
  })

  test('[T-2] a held evening stays held after the toss', () => {
    const gameOnHold = run(drawnGame, (state) => holdNextMatch(state, true, moment(MINUTE)))
    expect(unwrap(tossBetween(FIRST, SECOND, 'heads')(gameOnHold)).at(-1)).toMatchObject({
      type: 'lined-up',
      startsAt: null,
    })
  })
})
