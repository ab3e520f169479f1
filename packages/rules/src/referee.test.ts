import { describe, expect, test } from 'vitest'
import { arrive, removeParticipant } from './arrival.ts'
import { nameReferee, refereesFor } from './referee.ts'
import {
  after,
  arrived,
  calls,
  does,
  goal,
  MINUTE,
  onPitch,
  pitch,
  refused,
  running,
} from './testing/evenings.ts'

const names = (id: string | null) => (so: Parameters<typeof nameReferee>[0]) => nameReferee(so, id)
/** p1 against p2 with p3 and p4 waiting, and p5 who is in no team. */
const four = running(4, { refereeRequired: true })
const withSpare = after(four, arrive(four, { id: 'p5', guest: true, at: MINUTE }))

test('[M-14] everybody at the pitch but the two teams on it may be named, teams or none', () => {
  expect(refereesFor(withSpare)).toEqual(['p3', 'p4', 'p5'])
  expect(refereesFor(pitch(4))).toEqual([])
})

describe('[M-14] an organiser names', () => {
  test.each([['p4'], ['p5'], [null]])('%s, also while the clock runs', (id) => {
    expect(onPitch(does(withSpare, names(id))).referee).toBe(id)
  })

  test('a referee also where the group wants none, and in a match that was only called', () => {
    expect(onPitch(does(pitch(3), calls(1, 2), names('p3'))).referee).toBe('p3')
  })

  test.each`
    what                             | evening       | id          | expected
    ${'before a match is called'}    | ${pitch(4)}   | ${'p3'}     | ${{ refusal: 'no-match', about: {} }}
    ${'before Play Ball'}            | ${arrived(4)} | ${'p3'}     | ${{ refusal: 'no-match', about: {} }}
    ${'who plays in it'}             | ${withSpare}  | ${'p1'}     | ${{ refusal: 'plays-in-it', about: { participant: 'p1' } }}
    ${'who plays on the other side'} | ${withSpare}  | ${'p2'}     | ${{ refusal: 'plays-in-it', about: { participant: 'p2' } }}
    ${'who is not here'}             | ${withSpare}  | ${'nobody'} | ${{ refusal: 'participant-not-found', about: {} }}
  `('nobody $what', ({ evening, id, expected }) => {
    expect(refused(nameReferee(evening, id))).toEqual(expected)
  })

  test('the same one twice, and nothing happens', () => {
    expect(nameReferee(four, 'p3')).toEqual({ ok: true, value: [] })
  })
})

test('[M-14] the next match has its referee by rule again, and the one that ended keeps the name', () => {
  const played = does(withSpare, names('p5'), goal(1, 1), goal(1, 2))
  expect(played.play?.ended).toMatchObject([{ referee: 'p5' }])
  // 1 stays on against 3; 4 waits longest
  expect(onPitch(does(played, calls(1, 3))).referee).toBe('p4')
})

test('[M-14] a referee who goes home leaves the match without one', () => {
  const named = does(withSpare, names('p5'))
  expect(onPitch(does(named, (so) => removeParticipant(so, 'p5'))).referee).toBeNull()
})

test('[M-14] a referee who is drawn into a team that plays is none any more', () => {
  const named = does(withSpare, names('p5'))
  const drawn = after(named, [{ type: 'drafted', team: 1, ids: ['p5'], by: 'hand' }])
  expect(onPitch(drawn).referee).toBeNull()
  const elsewhere = after(named, [{ type: 'drafted', team: 3, ids: ['p5'], by: 'hand' }])
  expect(onPitch(elsewhere).referee).toBe('p5')
})
