import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attendance, answerOf, EMPTY_ATTENDANCE, evolveAttendance } from './attendance.ts'
import { dueSteps } from './game-steps.ts'
import { answerStanding } from './plan-game.ts'
import { evolveScheduledGame, type ScheduledGame, scheduledGame } from './scheduled-game.ts'
import { lapseAfter, type StandingAnswer, standingAfter, standingAnswers } from './standing-answers.ts'

const MOMENT = { at: 0, startsAt: 6 * 24 * 3_600_000, endsAt: 6 * 24 * 3_600_000 + 1 }
const standing = (personId: string, more: Partial<StandingAnswer> = {}): StandingAnswer => ({
  ...{ personId, behind: false, daysSince: 7, noShows: 0 },
  ...more,
})
const withPlaces = (places: number | null): Attendance => ({ ...EMPTY_ATTENDANCE, places })
const opened = (state: Attendance, answers: readonly StandingAnswer[]) =>
  standingAnswers(state, answers, MOMENT).reduce(evolveAttendance, state)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ')

const OUT: Attendance = {
  ...withPlaces(2),
  notGoing: [{ personId: 'ada', answeredBy: 'self', late: false }],
}
const [ada, ben, cleo, dan] = ['ada', 'ben', 'cleo', 'dan'].map((id) => standing(id)) as [
  ...[StandingAnswer, StandingAnswer, StandingAnswer, StandingAnswer],
]

test.each([
  ['without a limit all are in', withPlaces(null), [ada, ben, cleo], 'ada ben cleo', ''],
  ['the first to set it have the places', withPlaces(2), [cleo, ada, ben], 'cleo ada', 'ben'],
  ['a person who answered out stays out', OUT, [ada, ben, cleo], 'ben cleo', ''],
  [
    'fair places puts a person behind on the waiting list',
    withPlaces(2),
    [ada, ben, standing('dan', { behind: true }), cleo],
    'ada ben',
    'cleo dan',
  ],
  ['no standing answers change nothing', withPlaces(2), [], '', ''],
])('[H-27] when a game opens, %s', (_, state, answers, going, waiting) => {
  const after = opened(state, answers)
  expect([ids(after.going), ids(after.waiting)]).toEqual([going, waiting])
})

test('[H-27] a standing answer is marked as one', () => {
  expect(opened(withPlaces(null), [ada]).going).toEqual([
    { id: 'ada', personId: 'ada', answeredBy: 'standing' },
  ])
})

test('[H-27] opening gives each person one answer, keeps the answers given before and never has more people than places', () => {
  const person = fc.constantFrom('ada', 'ben', 'cleo', 'dan', 'eve', 'finn')
  const some = fc.uniqueArray(person)
  fc.assert(
    fc.property(some, some, fc.integer({ min: 2, max: 6 }), fc.boolean(), (order, out, places, behind) => {
      const before: Attendance = {
        ...withPlaces(places),
        notGoing: out.map((personId) => ({ personId, answeredBy: 'self', late: false })),
      }
      const after = opened(
        before,
        order.map((id) => standing(id, { behind })),
      )
      const asked = order.filter((id) => !out.includes(id))
      expect(after.notGoing).toEqual(before.notGoing)
      expect([...after.going, ...after.waiting].map(({ id }) => id)).toEqual(asked)
      expect(after.going).toHaveLength(Math.min(places, asked.length))
      for (const id of asked) expect(answerOf(after, id)).not.toBeNull()
    }),
  )
})

const SESSION = { date: '2026-06-16', startsAt: 1000, endsAt: 2000 }
const OPEN: ScheduledGame = { ...scheduledGame(SESSION), done: ['regulars-asked'] }

test.each<[string, ScheduledGame, number, number]>([
  ['open', OPEN, 0, 1],
  ['not open yet', { ...OPEN, done: [] }, 0, 0],
  ['cancelled', { ...OPEN, cancelled: { reason: 'Storm' } }, 0, 0],
  ['has begun', OPEN, 1000, 0],
  ['has the answer', { ...OPEN, attendance: { ...OUT, places: null } }, 0, 0],
])('[H-27] set while a game %s', (_, game, at, going) => {
  const after = answerStanding(game, [ada], at).reduce(evolveScheduledGame, game)
  expect(after.attendance.going).toHaveLength(going)
})

test('[H-27] standing answers count when the clock asks the regulars, and not before', () => {
  const timetable = { previousEndsAt: null, goOrNoGoAt: 900 }
  const due = (game: ScheduledGame) =>
    dueSteps(game, timetable, { at: 999, arrivals: [], standing: [ada, ben] }).reduce(
      evolveScheduledGame,
      game,
    )
  expect(ids(due(scheduledGame(SESSION)).attendance.going)).toBe('ada ben')
  expect(ids(due(OPEN).attendance.going)).toBe('')
})

test('[H-28] at the end of a game the standing answers of absent people end', () => {
  const game: ScheduledGame = { ...OPEN, done: ['regulars-asked', 'arrivals-placed'] }
  const arrivals = [{ personId: 'ben', at: 1000 }]
  const events = dueSteps(
    game,
    { previousEndsAt: null, goOrNoGoAt: 900 },
    {
      ...{ at: 2000, arrivals },
      standing: [standing('ada', { daysSince: 28 }), standing('ben', { daysSince: 28 })],
    },
  )
  expect(events).toEqual([
    { type: 'step', step: 'finished' },
    { type: 'standing-answer-lapsed', personId: 'ada', why: 'not_there' },
  ])
})

const WAITED: Attendance = {
  ...EMPTY_ATTENDANCE,
  waiting: [
    { id: 'ada', personId: 'ada', answeredBy: 'standing', atShortNotice: true } as Attendance['waiting'][0],
  ],
}
const away = (daysSince: number) => standing('ada', { daysSince })
const day = (more: { arrived?: string[]; noShows?: string[]; attendance?: Attendance } = {}) => ({
  ...{ attendance: EMPTY_ATTENDANCE, arrived: ['ben'], noShows: [] as string[] },
  ...more,
})

test.each([
  ['one no-show', ada, day({ noShows: ['ada'] }), null],
  ['a second no-show', standing('ada', { noShows: 1 }), day({ noShows: ['ada'] }), 'no_shows'],
  ['27 days away', away(27), day(), null],
  ['four weeks away', away(28), day(), 'not_there'],
  ['coming after four weeks', away(28), day({ arrived: ['ada'] }), null],
  ['four weeks of waiting for a place', away(28), day({ attendance: WAITED }), null],
  ['four weeks without any check-in', away(28), day({ arrived: [] }), null],
])('[H-28] with %s', (_, answer, played, why) => {
  expect(lapseAfter(answer, played)).toBe(why)
})

test('[H-28] a person who comes every week keeps it, and one who never comes loses it within four weeks', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('came', 'out', 'no-show'), { maxLength: 30 }), (weeks) => {
      let answer = dan
      let [missed, shows] = [0, 0]
      for (const what of weeks) {
        const played = day({
          arrived: what === 'came' ? ['ben', 'dan'] : ['ben'],
          noShows: what === 'no-show' ? ['dan'] : [],
        })
        missed = what === 'came' ? 0 : missed + 1
        shows += what === 'no-show' ? 1 : 0
        const why = lapseAfter(answer, played)
        expect(why).toBe(shows >= 2 ? 'no_shows' : missed >= 4 ? 'not_there' : null)
        if (why) return
        const after = standingAfter(answer, played)
        answer = { ...after, daysSince: after.daysSince + 7 }
      }
    }),
  )
})
