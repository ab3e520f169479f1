import { describe, expect, test } from 'vitest'
import { arrive, removeParticipant } from './arrival.ts'
import { nameReferee, refereeFor, refereesFor } from './referee.ts'
import {
  apply,
  arrivedGame,
  callMatch,
  MINUTE,
  refusalWithDetails,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  scoreGoal,
  startedGame,
} from './testing/games.ts'

const name = (id: string | null) => (state: Parameters<typeof nameReferee>[0]) => nameReferee(state, id)
/** p1 against p2; p3 and p4 wait, and p5 is in no team. */
const gameOfFour = runningGame(4, { refereeRequired: true })
const withSpare = apply(gameOfFour, arrive(gameOfFour, { id: 'p5', guest: true, at: MINUTE }))

test('[M-14] everyone present except the two teams on the pitch may be named, with or without a team', () => {
  expect(refereesFor(withSpare)).toEqual(['p3', 'p4', 'p5'])
  expect(refereesFor(startedGame(4))).toEqual([])
})

describe('[M-14] an organiser names', () => {
  test.each([['p4'], ['p5'], [null]])('%s, also while the clock runs', (id) => {
    expect(requireMatch(run(withSpare, name(id))).referee).toBe(id)
  })

  test('a referee also where the group wants none, and in a match that was only called', () => {
    expect(requireMatch(run(startedGame(3), callMatch(1, 2), name('p3'))).referee).toBe('p3')
  })

  test.each`
    what                             | evening           | id          | expected
    ${'before a match is called'}    | ${startedGame(4)} | ${'p3'}     | ${{ refusal: 'no-match', about: {} }}
    ${'before Play Ball'}            | ${arrivedGame(4)} | ${'p3'}     | ${{ refusal: 'no-match', about: {} }}
    ${'who plays in it'}             | ${withSpare}      | ${'p1'}     | ${{ refusal: 'plays-in-it', about: { participant: 'p1' } }}
    ${'who plays on the other side'} | ${withSpare}      | ${'p2'}     | ${{ refusal: 'plays-in-it', about: { participant: 'p2' } }}
    ${'who is not here'}             | ${withSpare}      | ${'nobody'} | ${{ refusal: 'participant-not-found', about: {} }}
  `('no one $what', ({ evening: game, id, expected }) => {
    expect(refusalWithDetails(nameReferee(game, id))).toEqual(expected)
  })

  test('the same one twice, and nothing changes', () => {
    expect(nameReferee(gameOfFour, 'p3')).toEqual({ ok: true, value: [] })
  })
})

test('[M-14] the next match has its referee by rule again, and the match that ended keeps the name', () => {
  const played = run(withSpare, name('p5'), scoreGoal(1, 1), scoreGoal(1, 2))
  expect(played.play?.ended).toMatchObject([{ referee: 'p5' }])
  // 1 stays on against 3; 4 waits longest
  expect(requireMatch(run(played, callMatch(1, 3))).referee).toBe('p4')
})

test('[M-14] a referee who goes home leaves the match without one', () => {
  const named = run(withSpare, name('p5'))
  expect(requireMatch(run(named, (state) => removeParticipant(state, 'p5'))).referee).toBeNull()
})

test('[M-14] a referee who is picked by a team that plays loses the whistle', () => {
  const named = run(withSpare, name('p5'))
  const drawn = apply(named, [{ type: 'drafted', team: 1, ids: ['p5'], by: 'hand' }])
  expect(requireMatch(drawn).referee).toBeNull()
  const elsewhere = apply(named, [{ type: 'drafted', team: 3, ids: ['p5'], by: 'hand' }])
  expect(requireMatch(elsewhere).referee).toBe('p5')
})

test('[M-5] a captain who is lent to one of the two leaves the whistle to the first of their team', () => {
  const three = apply(startedGame(3, { refereeRequired: true }), [
    { type: 'arrived', id: 'p4', no: 4, guest: true, at: MINUTE },
    { type: 'drafted', team: 3, ids: ['p4'], by: 'hand' },
    { type: 'captain-named', team: 3, id: 'p3', instead: null },
  ])
  const refereeIn = (game: typeof three) => refereeFor(game, requirePlay(game), [1, 2])
  expect(refereeIn(three)).toBe('p3')
  expect(refereeIn(apply(three, [{ type: 'lent', id: 'p3', from: 3, to: 1 }]))).toBe('p4')
})
