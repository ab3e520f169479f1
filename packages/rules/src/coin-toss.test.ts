import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CoinSide, coinSide, flipCoin, isResultOf } from './coin.ts'
import type { Game } from './game.ts'
import type { Toss } from './game-events.ts'
import { endMatch, holdNextMatch } from './match.ts'
import { takeBack } from './take-back.ts'
import {
  arrivedGame,
  callMatch,
  endMatchAt,
  MINUTE,
  moment,
  refusalOf,
  requirePlay,
  run,
  runningGame,
  scoreGoal,
  startClockAt,
  startedGame,
  tossBetween,
  unwrap,
} from './testing/games.ts'

const drawnGame = run(runningGame(4), scoreGoal(1, 1), scoreGoal(2, 2), endMatchAt(MINUTE))
const FIRST = { team: 1, side: 'heads' } as const
const SECOND = { team: 2, side: 'tails' } as const

const OTHER_TOSS: Toss = {
  matchNumber: 1,
  result: 'heads',
  winner: 3,
  loser: 4,
  choices: [],
  commitment: 'sealed',
  secret: 'told',
  chance: null,
}

test('[T-1] every last digit of a digest is a side, eight of them heads and eight tails', () => {
  const sides = [...'0123456789abcdef'].map((digit) => coinSide(`${'9f8'.repeat(21)}${digit}`))
  expect(sides.filter((side) => side === 'heads')).toHaveLength(8)
  expect(sides.filter((side) => side === 'tails')).toHaveLength(8)
  expect(coinSide('f0')).toBe('heads')
  expect(coinSide('01')).toBe('tails')
})

test.each`
  chance  | text
  ${'3f'} | ${'toss:7:told:3f'}
  ${null} | ${'toss:7:told:'}
`('[T-3] the coin is the SHA-256 of $text, so that anyone can work it out again', ({ chance, text }) => {
  const sha256 = (of: string) => createHash('sha256').update(of).digest('hex')
  const { digest, coin } = flipCoin({ matchNumber: 7, secret: 'told', chance }, sha256)
  expect(digest).toBe(sha256(text))
  expect(coin).toEqual({ secret: 'told', chance, result: coinSide(digest) })
  expect(isResultOf(digest, coin)).toBe(true)
  expect(isResultOf(digest, { result: coin.result === 'heads' ? 'tails' : 'heads' })).toBe(false)
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

  test.each`
    what                          | first                         | second                        | result
    ${'the same sides'}           | ${FIRST}                      | ${SECOND}                     | ${'tails'}
    ${'the other sides'}          | ${{ team: 1, side: 'tails' }} | ${{ team: 2, side: 'heads' }} | ${'heads'}
    ${'sides that lose, swapped'} | ${{ team: 2, side: 'heads' }} | ${{ team: 1, side: 'tails' }} | ${'tails'}
  `('[T-4] taken back and tossed again with $what, the coin, its sides and the winner stay', (row) => {
    const tossed = run(drawnGame, tossBetween(FIRST, SECOND, 'heads', MINUTE))
    const command = { version: 9, of: 'play', at: MINUTE, before: drawnGame, after: tossed } as const
    const takenBack = run(tossed, (state) =>
      takeBack(state, command, { at: 2 * MINUTE, commitment: 'another seal' }),
    )
    expect(requirePlay(takenBack)).toMatchObject({ tosses: [], now: { is: 'toss', commitment: 'sealed' } })
    const again = run(takenBack, tossBetween(row.first, row.second, row.result, 3 * MINUTE))
    expect(requirePlay(again).order).toEqual(requirePlay(tossed).order)
    expect(requirePlay(again).tosses).toEqual(requirePlay(tossed).tosses)
    expect(requirePlay(again).allTosses).toHaveLength(2)
  })

  test('[T-4] however often it is taken back and tossed, with any sides and any coin, the first toss stands', () => {
    const side = fc.constantFrom('heads', 'tails')
    const tries = fc.array(fc.record({ first: side, result: side }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(tries, (tosses) => {
        const orders = new Set<string>()
        let due = drawnGame
        for (const { first, result } of tosses) {
          const second = first === 'heads' ? 'tails' : 'heads'
          const sides = [
            { team: 1, side: first },
            { team: 2, side: second },
          ] as const
          const after = run(due, tossBetween(...sides, result, MINUTE))
          orders.add(requirePlay(after).order.join())
          const command = { version: 9, of: 'play', at: MINUTE, before: due, after } as const
          due = run(after, (state) => takeBack(state, command, { at: MINUTE, commitment: 'another' }))
        }
        expect(orders.size).toBe(1)
      }),
    )
  })

  test('[T-4] the end of the match taken back too and ended again in a draw: it is still the same coin', () => {
    const running = run(runningGame(4), scoreGoal(1, 1), scoreGoal(2, 2))
    const tossed = run(drawnGame, tossBetween(FIRST, SECOND, 'heads', MINUTE))
    const undo = (game: Game, before: Game, after: Game) =>
      run(game, (state) =>
        takeBack(
          state,
          { version: 1, of: 'play', at: MINUTE, before, after },
          { at: 2 * MINUTE, commitment: 'another seal' },
        ),
      )
    const playedOn = undo(undo(tossed, drawnGame, tossed), running, drawnGame)
    const goals = run(playedOn, scoreGoal(1, 2 * MINUTE), scoreGoal(2, 2 * MINUTE))
    const drawnAgain = run(goals, (state) => endMatch(state, { at: 3 * MINUTE, commitment: 'a third seal' }))
    expect(requirePlay(drawnAgain)).toMatchObject({ now: { is: 'toss', commitment: 'sealed' } })
    const again = run(drawnAgain, tossBetween(FIRST, SECOND, 'tails', 3 * MINUTE))
    expect(requirePlay(again).tosses).toEqual(requirePlay(tossed).tosses)
  })

  test.each([
    [3, 4],
    [1, 3],
    [3, 2],
  ])('[T-4] a coin of %i and %i after a match of the same number is not that of 1 and 2', (winner, loser) => {
    const play = { ...requirePlay(drawnGame), allTosses: [{ ...OTHER_TOSS, winner, loser }] }
    const again = run({ ...drawnGame, play }, tossBetween(FIRST, SECOND, 'tails'))
    expect(requirePlay(again).tosses).toMatchObject([{ winner: 2, result: 'tails' }])
  })

  test('[T-4] the same two teams after another draw have another coin', () => {
    const tossed = run(drawnGame, tossBetween(FIRST, SECOND, 'heads', MINUTE))
    const goals = [scoreGoal(1, MINUTE), scoreGoal(2, MINUTE)]
    const drawnAgain = run(
      tossed,
      callMatch(1, 2, MINUTE),
      startClockAt(MINUTE),
      ...goals,
      endMatchAt(MINUTE),
    )
    const again = run(drawnAgain, tossBetween(FIRST, SECOND, 'tails', MINUTE))
    expect(requirePlay(again).tosses).toMatchObject([{ winner: 1 }, { matchNumber: 2, winner: 2 }])
  })

  test('[T-2] a game on hold stays on hold after the toss', () => {
    const gameOnHold = run(drawnGame, (state) => holdNextMatch(state, true, moment(MINUTE)))
    expect(unwrap(tossBetween(FIRST, SECOND, 'heads')(gameOnHold)).at(-1)).toMatchObject({
      type: 'lined-up',
      startsAt: null,
    })
  })
})
