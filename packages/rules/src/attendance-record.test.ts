import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attendance, EMPTY_ATTENDANCE } from './attendance.ts'
import { attendanceRecords } from './attendance-record.ts'

const going = (...ids: string[]) => ids.map((id) => ({ id, personId: id, answeredBy: 'self' as const }))
const out = (personId: string, late: boolean) => ({ personId, answeredBy: 'self' as const, late })

/** Ben and Cleo had a place, Dan gave his up late, Eve was out in time, Finn's place went to another. */
const ATTENDANCE: Attendance = {
  ...EMPTY_ATTENDANCE,
  going: [...going('ben', 'cleo'), { id: 'guest', personId: 'ben', answeredBy: 'self' }],
  notGoing: [out('dan', true), out('eve', false)],
  replaced: going('finn'),
}
const NOTHING = { wasIn: false, came: false, lateDropOut: false, noShow: false }

describe('[H-24] the record of a person after a session', () => {
  test.each([
    ['ben', { wasIn: true, came: true }],
    ['cleo', { wasIn: true, noShow: true }],
    ['dan', { lateDropOut: true }],
    ['finn', { wasIn: true, noShow: true }],
    ['gus', { came: true }],
  ])('%s', (id, facts) => {
    expect(attendanceRecords(ATTENDANCE, ['ben', 'gus']).get(id)).toEqual({ ...NOTHING, ...facts })
  })

  test('is a late drop-out for a person who waits again and has no place', () => {
    const waits = { atShortNotice: true, behind: false, displaced: false, offered: false }
    const [dan, eve] = going('dan', 'eve').map((entry) => ({ ...entry, ...waits }))
    const attendance = { ...EMPTY_ATTENDANCE, waiting: [{ ...dan!, late: true as const }, eve!] }
    expect([...attendanceRecords(attendance, [])]).toEqual([['dan', { ...NOTHING, lateDropOut: true }]])
  })

  test('does not exist for a person who was out in time, nor for guests', () => {
    const records = attendanceRecords(ATTENDANCE, [])
    expect([...records.keys()].sort()).toEqual(['ben', 'cleo', 'dan', 'finn'])
  })

  test('[H-24] no one who came is a no-show, and every no-show was in', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
    fc.assert(
      fc.property(ids, ids, ids, (places, late, arrived) => {
        const attendance = {
          ...EMPTY_ATTENDANCE,
          going: going(...places),
          notGoing: late.filter((id) => !places.includes(id)).map((id) => out(id, true)),
        }
        for (const { wasIn, came, noShow } of attendanceRecords(attendance, arrived).values()) {
          expect(noShow && came).toBe(false)
          // a game without any arrival had no check-in, and does not record who came
          expect(noShow).toBe(wasIn && !came && arrived.length > 0)
        }
      }),
    )
  })
})
