import { describe, expect, test } from 'vitest'
import { holdNext, switchStage } from './match.ts'
import {
  arrived,
  calls,
  does,
  ends,
  goal,
  happened,
  MINUTE,
  moment,
  onPitch,
  pitch,
  playOf,
  refusal,
  running,
  SECOND,
  SESSION_END,
  starts,
} from './testing/evenings.ts'

describe('holding the next match', () => {
  const waiting = does(running(3), goal(1, MINUTE, 2))
  const held = does(waiting, (so) => holdNext(so, true, moment(MINUTE + 1)))

  test('[M-12] a held match does not start by itself; let go, it starts after a whole changeover', () => {
    expect(playOf(held)).toMatchObject({ held: true, now: { is: 'waiting', startsAt: null } })
    const free = does(held, (so) => holdNext(so, false, moment(9 * MINUTE)))
    expect(playOf(free)).toMatchObject({ held: false, now: { startsAt: 9 * MINUTE + 30 * SECOND } })
  })

  test('[M-12] held while a match is on, the one after it waits too', () => {
    const evening = does(running(3), (so) => holdNext(so, true, moment(1)), goal(1, 2, 2))
    expect(playOf(evening).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[M-12] a match that is called by hand is held no longer', () => {
    expect(playOf(does(held, calls(1, 3))).held).toBe(false)
  })

  test('[M-12] letting go before the first match starts nothing, nor after the session is over', () => {
    const before = does(
      pitch(3),
      (so) => holdNext(so, true, moment(0)),
      (so) => holdNext(so, false, moment(0)),
    )
    expect(playOf(before).now).toEqual({ is: 'waiting', startsAt: null })
    const over = does(held, (so) => holdNext(so, false, moment(SESSION_END)))
    expect(playOf(over).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[M-12] said twice, or before Play Ball', () => {
    expect(happened(holdNext(held, true, moment(0)))).toEqual([])
    expect(happened(holdNext(waiting, false, moment(0)))).toEqual([])
    expect(refusal(holdNext(arrived(2), true, moment(0)))).toBe('not-played-yet')
  })
})

describe('the stage', () => {
  /** Three teams, of whom two or all have played, and a match that ends at `at`. */
  const nextEndsAt = (at: number, all: boolean) => {
    const first = does(running(3), goal(1, MINUTE, 2))
    return does(all ? does(first, calls(1, 3)) : does(first, calls(1, 2)), starts(at - 1), goal(1, at, 2))
  }
  const ROOM_FOR_ALL = SESSION_END - 3 * 7 * MINUTE

  test.each`
    at                  | all      | stage
    ${ROOM_FOR_ALL}     | ${true}  | ${'normal'}
    ${ROOM_FOR_ALL + 1} | ${true}  | ${'knockout'}
    ${ROOM_FOR_ALL + 1} | ${false} | ${'normal'}
    ${ROOM_FOR_ALL - 1} | ${true}  | ${'normal'}
  `(
    '[M-10] a match ends at $at ms, every team has played: $all; the stage is then $stage',
    ({ at, all, stage }) => {
      expect(playOf(nextEndsAt(at, all)).stage).toBe(stage)
    },
  )

  test('[M-10] while one of four teams has not played, there is no knockout, however late it is', () => {
    const two = does(pitch(4), calls(1, 2), starts(SESSION_END - 9), goal(1, SESSION_END - 8, 2))
    const three = does(two, calls(1, 3), starts(SESSION_END - 7), goal(1, SESSION_END - 6, 2))
    expect(playOf(three).stage).toBe('normal')
    const four = does(three, calls(4, 1), starts(SESSION_END - 5), goal(4, SESSION_END - 4, 2))
    expect(playOf(four).stage).toBe('knockout')
  })

  test('[M-10] the match after the switch is a knockout match: its first goal ends it', () => {
    const evening = does(nextEndsAt(ROOM_FOR_ALL + 1, true), calls(1, 2), starts(ROOM_FOR_ALL + 2))
    expect(onPitch(evening).stage).toBe('knockout')
    expect(playOf(evening).stageByHand).toBe(false)
    expect(happened(goal(2, ROOM_FOR_ALL + 3)(evening))).toEqual(['scored', 'ended', 'lined-up'])
  })

  test('[M-11] an admin switches it either way between matches, and then it stays', () => {
    const knockout = does(pitch(3), (so) => switchStage(so, 'knockout'))
    expect(playOf(knockout)).toMatchObject({ stage: 'knockout', stageByHand: true })
    const back = does(nextEndsAt(ROOM_FOR_ALL + 1, true), (so) => switchStage(so, 'normal'))
    const later = does(back, calls(1, 2), starts(ROOM_FOR_ALL + 2), goal(1, ROOM_FOR_ALL + 3, 2))
    expect(playOf(later).stage).toBe('normal')
  })

  test('[M-11] also while a coin is due, not while a match is on, and not before Play Ball', () => {
    expect(happened(switchStage(does(running(3), ends(1)), 'knockout'))).toEqual(['stage-switched'])
    expect(refusal(switchStage(running(3), 'knockout'))).toBe('match-on')
    expect(refusal(switchStage(arrived(2), 'knockout'))).toBe('not-played-yet')
    expect(happened(switchStage(pitch(3), 'normal'))).toEqual([])
  })
})
