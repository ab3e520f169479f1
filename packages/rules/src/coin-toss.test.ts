import { describe, expect, test } from 'vitest'
import { coinSide } from './coin-toss.ts'
import type { CoinSide } from './evening-events.ts'
import { holdNext } from './match.ts'
import {
  allowed,
  arrived,
  does,
  ends,
  goal,
  MINUTE,
  moment,
  pitch,
  playOf,
  refusal,
  running,
  toss,
} from './testing/evenings.ts'

const drawn = does(running(4), goal(1, 1), goal(2, 2), ends(MINUTE))
const ONE = { team: 1, side: 'heads' } as const
const TWO = { team: 2, side: 'tails' } as const

test('[T-1] every last digit of a digest is a side, eight of them heads and eight tails', () => {
  const sides = [...'0123456789abcdef'].map((digit) => coinSide(`9f8${digit}`))
  expect(sides.filter((side) => side === 'heads')).toHaveLength(8)
  expect(sides.filter((side) => side === 'tails')).toHaveLength(8)
  expect(coinSide('f0')).toBe('heads')
  expect(coinSide('01')).toBe('tails')
})

describe('the toss', () => {
  test.each`
    first  | second | result     | winner | order
    ${ONE} | ${TWO} | ${'heads'} | ${1}   | ${[1, 3, 4, 2]}
    ${ONE} | ${TWO} | ${'tails'} | ${2}   | ${[2, 3, 4, 1]}
    ${TWO} | ${ONE} | ${'heads'} | ${1}   | ${[1, 3, 4, 2]}
    ${TWO} | ${ONE} | ${'tails'} | ${2}   | ${[2, 3, 4, 1]}
  `(
    '[T-2] $first.team calls $first.side, $second.team $second.side, it shows $result: $winner stays',
    (row) => {
      const { first, second, winner, order } = row
      const result: CoinSide = row.result
      const evening = does(drawn, toss(first, second, result, 2 * MINUTE))
      expect(playOf(evening)).toMatchObject({
        order,
        holder: { team: winner, wins: 0 },
        reason: { because: 'toss-won', stays: winner },
      })
      expect(playOf(evening).tosses).toEqual([
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
      expect(playOf(evening).ended).toMatchObject([{ winner: null, fate: { because: 'toss-won' } }])
    },
  )

  test('[T-2] happens once: after it none is due', () => {
    const evening = does(drawn, toss(ONE, TWO, 'heads'))
    expect(refusal(toss(ONE, TWO, 'tails')(evening))).toBe('no-toss-pending')
  })

  test.each`
    what                        | evening       | first                         | second                        | expected
    ${'before Play Ball'}       | ${arrived(2)} | ${ONE}                        | ${TWO}                        | ${'not-played-yet'}
    ${'when none is due'}       | ${pitch(4)}   | ${ONE}                        | ${TWO}                        | ${'no-toss-pending'}
    ${'while a match is on'}    | ${running(4)} | ${ONE}                        | ${TWO}                        | ${'no-toss-pending'}
    ${'with a team that waits'} | ${drawn}      | ${ONE}                        | ${{ team: 3, side: 'tails' }} | ${'toss-other-teams'}
    ${'with two that wait'}     | ${drawn}      | ${{ team: 3, side: 'heads' }} | ${{ team: 4, side: 'tails' }} | ${'toss-other-teams'}
    ${'against oneself'}        | ${drawn}      | ${ONE}                        | ${{ team: 1, side: 'tails' }} | ${'toss-other-teams'}
    ${'without the one choice'} | ${drawn}      | ${{ team: 1, side: null }}    | ${TWO}                        | ${'choices-missing'}
    ${'without the other'}      | ${drawn}      | ${ONE}                        | ${{ team: 2, side: null }}    | ${'choices-missing'}
    ${'without any'}            | ${drawn}      | ${{ team: 1, side: null }}    | ${{ team: 2, side: null }}    | ${'choices-missing'}
    ${'on the same side'}       | ${drawn}      | ${ONE}                        | ${{ team: 2, side: 'heads' }} | ${'same-side'}
  `('[T-2] no coin is tossed $what', ({ evening, first, second, expected }) => {
    expect(refusal(toss(first, second, 'heads')(evening))).toBe(expected)
  })

  test('[T-2] a held evening stays held after the toss', () => {
    const held = does(drawn, (so) => holdNext(so, true, moment(MINUTE)))
    expect(allowed(toss(ONE, TWO, 'heads')(held)).at(-1)).toMatchObject({ type: 'lined-up', startsAt: null })
  })
})
