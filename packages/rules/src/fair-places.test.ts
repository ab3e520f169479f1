import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attendance, EMPTY_ATTENDANCE } from './attendance.ts'
import { type OtherGame, standsBehind } from './fair-places.ts'

const ada = { id: 'ada', personId: 'ada', answeredBy: 'self' } as const
const game = (attendance: Partial<Attendance>, arrived: OtherGame['arrived'] = ['ben']): OtherGame => ({
  attendance: { ...EMPTY_ATTENDANCE, ...attendance },
  arrived,
})
const CAME = game({ going: [ada] }, ['ada'])
const NO_SHOW = game({ going: [ada] })
const LATE = game({ notGoing: [{ personId: 'ada', answeredBy: 'self', late: true }] })
const EARLY_OUT = game({ notGoing: [{ personId: 'ada', answeredBy: 'self', late: false }] })
const BEHIND = game({ going: [ada], wereBehind: ['ada'] }, ['ada'])
const BEHIND_TO_COME = game({ wereBehind: ['ada'] }, null)
const LATE_TO_COME = game(LATE.attendance, null)
const NO_SHOW_BEHIND = game({ going: [ada], wereBehind: ['ada'] })

test.each([
  ['one no-show', [NO_SHOW, CAME], false],
  ['two no-shows', [NO_SHOW, CAME, NO_SHOW], true],
  ['a no-show and a late drop-out', [LATE, CAME, CAME, CAME, NO_SHOW], true],
  ['two that gave up their place in time', [EARLY_OUT, EARLY_OUT], false],
  ['one of them six games ago', [LATE, CAME, CAME, CAME, CAME, NO_SHOW], false],
  ['one of them in a game that is not over yet', [LATE_TO_COME, NO_SHOW], false],
  ['two in five games, and another to come', [game({}, null), LATE, CAME, CAME, CAME, NO_SHOW], true],
  ['two, and behind since then', [BEHIND, NO_SHOW, NO_SHOW], false],
  ['two, and behind in a game that is still to come', [BEHIND_TO_COME, NO_SHOW, NO_SHOW], false],
  ['a third one in the game in which they were behind', [NO_SHOW_BEHIND, NO_SHOW, NO_SHOW], false],
  ['two since they were behind', [LATE, NO_SHOW_BEHIND, NO_SHOW, NO_SHOW], true],
  ['nothing at all', [], false],
])('[H-9] a person with %s', (_, others, behind) => {
  expect(standsBehind(others, 'ada')).toBe(behind)
})

test('[H-9] once behind, it takes two more to be behind again', () => {
  const past = fc.array(fc.constantFrom(CAME, NO_SHOW, LATE, EARLY_OUT), { maxLength: 8 })
  fc.assert(
    fc.property(past, past, (since, before) => {
      const broken = since.filter((each) => each === NO_SHOW || each === LATE).length
      if (standsBehind([...since, BEHIND, ...before], 'ada')) expect(broken).toBeGreaterThanOrEqual(2)
    }),
  )
})
