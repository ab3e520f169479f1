import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import type { Evening } from './evening.ts'
import type { GivenBack } from './evening-events.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { pauseClock, switchStage } from './match.ts'
import { nameReferee } from './referee.ts'
import { type Act, takeBack, takenWith } from './take-back.ts'
import {
  after,
  allowed,
  arrivals,
  arrived,
  ballPlayed,
  byHand,
  calls,
  captain,
  does,
  ends,
  goal,
  happened,
  MINUTE,
  moment,
  onPitch,
  pitch,
  playOf,
  running,
  SECOND,
  starts,
  until,
} from './testing/evenings.ts'
import { movePlayer } from './transfer.ts'

/** Done, and known for taking it back. */
function act(
  of: GivenBack['of'],
  before: Evening,
  does: (so: Evening) => Parameters<typeof allowed>[0],
  at = 0,
) {
  const then: Act = { version: 1, of, at, before, after: after(before, allowed(does(before))) }
  const undone = (so: Evening, when: number) => after(so, allowed(takeBack(so, then, moment(when))))
  return { done: then.after, then, undone }
}

/** Teams of one that have room for another. */
const roomy = (so: Evening) =>
  after(so, [{ type: 'settings-changed', settings: { ...so.settings, teamSize: 2 } }])
const moves = (id: string, to: number) => (so: Evening) => movePlayer(so, { id, to, swapWith: null })

describe('a move that emptied a team, taken back', () => {
  const emptied = (before: Evening, id: string, at = 0) => act('draft', before, moves(id, 4), at)

  test('[U-3] [L-9] gives the team its place in the line again', () => {
    const { done, undone } = emptied(roomy(pitch(5)), 'p1')
    expect(playOf(done).order).toEqual([2, 3, 4, 5])
    expect(playOf(undone(done, 1)).order).toEqual([1, 2, 3, 4, 5])
  })

  test('[U-3] and also in the line that a late goal would go by', () => {
    const before = does(roomy(running(5)), goal(1, MINUTE), ends(MINUTE))
    const { done, undone } = emptied(before, 'p3', MINUTE)
    expect(playOf(undone(done, MINUTE)).atEnd).toEqual(playOf(before).atEnd)
    expect(playOf(undone(done, MINUTE)).order).toEqual(playOf(before).order)
  })

  test('[U-3] who went home meanwhile has no place in it', () => {
    const { done, undone } = emptied(roomy(pitch(5)), 'p1')
    const gone = does(done, (so) => removeParticipant(so, 'p3'))
    expect(playOf(undone(gone, 1)).order).toEqual([1, 2, 4, 5])
  })

  test('[U-3] two that have been called past it stay on', () => {
    const before = does(roomy(running(5)), ends(MINUTE))
    const { done, undone } = emptied(before, 'p3', MINUTE)
    expect(playOf(before).order.slice(0, 2)).toEqual([3, 4])
    const called = does(done, calls(5, 2, MINUTE))
    const { order, now } = playOf(undone(called, MINUTE))
    expect(now).toMatchObject({ is: 'match', match: { a: 5, b: 2 } })
    expect(order.slice(0, 2)).toEqual([5, 2])
    expect(order).toEqual([5, 2, 4, 1, 3])
  })
})

describe('a goal that came too late', () => {
  const early = act('play', running(4), ends(MINUTE), MINUTE)
  const late = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const waits = after(
    early.done,
    allowed(
      lateGoal(does(early.done, calls(3, 4, MINUTE), starts(MINUTE), goal(3, MINUTE)), late, moment(MINUTE))!,
    ),
  )

  test('[Q-5] still waits when the end of its match is taken back', () => {
    expect(playOf(early.undone(waits, 2 * MINUTE)).late).toMatchObject([{ id: 'late', fate: 'waiting' }])
  })

  test('[Q-5] goes when its match is taken back, and counts for no other of the same number', () => {
    const start = act('play', pitch(4), calls(1, 2))
    const again = start.undone(waits, 2 * MINUTE)
    expect(playOf(again).late).toEqual([])
  })
})

describe('a pick, taken back', () => {
  test('[U-3] leaves no armband on somebody who has gone home meanwhile', () => {
    const before = does(arrived(4), captain(1, 'p1'), byHand(1, 'p2'))
    const { done, undone } = act('draft', before, byHand(1, 'p3'))
    const gone = does(done, (so) => removeParticipant(so, 'p1'))
    expect(undone(gone, 1).teams).toEqual([{ number: 1, captain: null, players: ['p2'] }])
    expect(undone(done, 1).teams).toEqual(before.teams)
  })

  describe('that took the whistle from a referee', () => {
    const refereed = (id: string) => (so: Evening) => nameReferee(so, id)
    const before = does(arrived(4), byHand(1, 'p1'), byHand(2, 'p2'), ballPlayed, calls(1, 2), refereed('p3'))
    const { done, undone } = act('draft', before, byHand(1, 'p3'))
    const referee = (so: Evening) => onPitch(so).referee

    test('[U-3] [M-14] gives it back', () => {
      expect([referee(before), referee(done), referee(undone(done, 1))]).toEqual(['p3', null, 'p3'])
    })

    test('[U-3] [M-14] not from whoever was named since', () => {
      expect(referee(undone(does(done, refereed('p4')), 1))).toBe('p4')
    })
  })
})

describe('a draft, taken back', () => {
  const roomyMatch = arrivals(does(roomy(pitch(2)), calls(1, 2)), ['late'])

  test('[U-3] while the match that was on then is still on', () => {
    const { done, undone } = act('draft', roomyMatch, byHand(1, 'late'), SECOND)
    expect(undone(does(done, starts(SECOND)), MINUTE).teams).toEqual(roomyMatch.teams)
  })

  test('[R-4] says nothing of limits that it does not touch', () => {
    const { done, then } = act('draft', roomyMatch, byHand(1, 'late'))
    expect(happened(takeBack(done, then, moment(SECOND)))).toEqual(['taken-back'])
  })
})

describe('the clock', () => {
  test('[Q-1] [U-5] that an end stopped runs on with what was left, and counts nothing between', () => {
    const before = running(4)
    const { done, undone } = act('play', before, ends(MINUTE), MINUTE)
    const { clock, spells } = onPitch(undone(done, 3 * MINUTE))
    expect(clock).toEqual({ phase: 'running', endsAt: 9 * MINUTE })
    expect(spells).toEqual([
      { from: 0, to: MINUTE },
      { from: 3 * MINUTE, to: null },
    ])
  })

  test.each([
    ['that was not started yet stands', does(pitch(4), calls(1, 2))],
    ['that was paused stands', does(running(4), (so) => pauseClock(so, moment(SECOND)))],
  ])('[Q-1] %s when its start is taken back, and no goal counts', (_, before) => {
    const { done, undone } = act('play', before, starts(MINUTE), MINUTE)
    const { clock, spells } = onPitch(undone(done, 2 * MINUTE))
    expect({ clock, spells }).toEqual({ clock: onPitch(before).clock, spells: onPitch(before).spells })
  })

  test('[U-5] of a changeover that the command left alone goes on as it went', () => {
    const before = does(running(4), goal(1, SECOND), ends(MINUTE))
    const { done, undone } = act('play', before, (so) => switchStage(so, 'knockout'), MINUTE + SECOND)
    const again = playOf(undone(done, MINUTE + 9 * SECOND))
    expect([again.stage, again.now]).toEqual(['normal', playOf(before).now])
  })
})

test('[U-4] a referee who went home since then does not have the whistle again', () => {
  const before = does(running(4), (so) => nameReferee(so, 'p3'))
  const { done, undone } = act('play', before, goal(1, SECOND), SECOND)
  const gone = does(done, (so) => removeParticipant(so, 'p3'))
  expect(onPitch(undone(gone, MINUTE)).referee).toBeNull()
  expect(onPitch(undone(done, MINUTE)).referee).toBe('p3')
})

test('[U-9] a match that a late goal called off is not given back to a team that has gone home since', () => {
  const oneGoal = { rules: { win: { by: 'goals' as const, goals: 1 } } }
  const on = until(does(running(3, oneGoal), goal(2, 2 * SECOND)), MINUTE)
  const press = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const waits = after(on, allowed(lateGoal(on, press, moment(MINUTE))!))
  const keeps = (so: Evening) => settleLatePress(so, { id: 'late', keep: true }, moment(MINUTE))
  const { done, undone } = act('play', waits, keeps, MINUTE)
  expect(onPitch(undone(done, 2 * MINUTE))).toMatchObject({ number: 2, a: 2, b: 3 })
  const gone = does(done, (so) => removeParticipant(so, 'p3'))
  const { now, order } = playOf(undone(gone, 2 * MINUTE))
  expect([now, order]).toEqual([{ is: 'waiting', startsAt: null }, [2, 1]])
})

test('[U-6] the match after the mended one stays played when it is over as well', () => {
  const before = does(running(4, { rules: { win: { by: 'time' } } }), goal(1, SECOND))
  const { done, undone } = act('play', before, goal(1, 2 * SECOND), 2 * SECOND)
  const overAsWell = 14 * MINUTE + 45 * SECOND
  const later = until(done, overAsWell)
  expect(playOf(later).now.is).toBe('waiting')
  const mended = playOf(undone(later, overAsWell)).ended
  expect(mended.map(({ score }) => score)).toEqual([
    { a: 1, b: 0 },
    { a: 0, b: 0 },
  ])
  expect(mended[1]).toEqual(playOf(later).ended[1])
})

test('[Q-5] a goal that came too late goes when the start of its clock is taken back', () => {
  const start = act('play', does(pitch(4), calls(1, 2)), starts())
  const press = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const on = does(start.done, ends(MINUTE), calls(3, 4, MINUTE), starts(MINUTE), goal(3, MINUTE))
  const waits = after(on, allowed(lateGoal(on, press, moment(MINUTE))!))
  expect(playOf(waits).late).toHaveLength(1)
  const again = start.undone(waits, 2 * MINUTE)
  expect([onPitch(again).number, playOf(again).late]).toEqual([1, []])
})

test('[U-2] a goal that only waits for an admin is no command to take back yet', () => {
  const early = does(running(4), ends(MINUTE), calls(3, 4, MINUTE), starts(MINUTE), goal(3, MINUTE))
  const press = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const events = allowed(lateGoal(early, press, moment(MINUTE))!)
  expect([happened(events), takenWith(events)]).toEqual([['late-press'], 0])
})

test('[U-6] [Q-5] what was decided of a late goal is open again, also when the next match is on', () => {
  const byTime = { rules: { win: { by: 'time' as const } } }
  const on = does(running(4, byTime), ends(MINUTE), calls(3, 4, MINUTE), starts(MINUTE), goal(3, MINUTE))
  const press = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const waits = after(on, allowed(lateGoal(on, press, moment(MINUTE))!))
  const keeps = (so: Evening) => settleLatePress(so, { id: 'late', keep: true }, moment(2 * MINUTE))
  const { done, undone } = act('play', waits, keeps, 2 * MINUTE)
  expect(playOf(done).ended[0]?.score).toEqual({ a: 1, b: 0 })
  const next = until(done, 9 * MINUTE)
  const again = undone(next, 9 * MINUTE)
  expect(onPitch(again)).toEqual(onPitch(next))
  expect(playOf(again).ended[0]?.score).toEqual({ a: 0, b: 0 })
  expect(playOf(again).late).toMatchObject([{ id: 'late', fate: 'waiting' }])
})

test('[U-5] a coin that nobody has tossed keeps its seal', () => {
  const drawn = does(running(3), goal(1, SECOND), goal(2, SECOND), ends(MINUTE))
  expect(playOf(drawn).now.is).toBe('toss')
  const { done, then } = act('play', drawn, (so) => switchStage(so, 'knockout'), MINUTE)
  const undone = after(done, allowed(takeBack(done, then, { at: 2 * MINUTE, commitment: 'another seal' })))
  expect(playOf(undone).now).toEqual(playOf(drawn).now)
})
