import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { autoAssign, canAutoAssign, whoSitsOut } from './auto-assign.ts'
import type { Evening } from './evening.ts'
import { arrived, byHand, captain, does, refusal } from './testing/evenings.ts'
import { movePlayer } from './transfer.ts'

const ready = (n: number, some: Parameters<typeof arrived>[1] = {}): Evening =>
  does(arrived(n, some), captain(1, 'p1'), captain(2, 'p2'))

/** How large each team is afterwards, and who is left over. */
function filled(evening: Evening) {
  const answer = autoAssign(evening)
  const teams = Object.fromEntries(
    does(evening, () => answer).teams.map(({ number, players }) => [number, players.length]),
  )
  const [event] = answer.ok ? answer.value : []
  return { teams, substitutes: event?.type === 'auto-assigned' ? event.substitutes.length : null }
}

describe('everybody left goes into a team', () => {
  test.each`
    people | size  | most | teams                               | substitutes
    ${4}   | ${5}  | ${2} | ${{ 1: 2, 2: 2 }}                   | ${0}
    ${7}   | ${5}  | ${4} | ${{ 1: 4, 2: 3 }}                   | ${0}
    ${10}  | ${5}  | ${4} | ${{ 1: 5, 2: 5 }}                   | ${0}
    ${11}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 1 }}             | ${0}
    ${18}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 4, 4: 4 }}       | ${0}
    ${20}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 5, 4: 5 }}       | ${0}
    ${23}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 5, 4: 5 }}       | ${3}
    ${12}  | ${5}  | ${2} | ${{ 1: 5, 2: 5 }}                   | ${2}
    ${10}  | ${2}  | ${8} | ${{ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 }} | ${0}
    ${9}   | ${2}  | ${8} | ${{ 1: 2, 2: 2, 3: 2, 4: 2, 5: 1 }} | ${0}
    ${8}   | ${3}  | ${4} | ${{ 1: 3, 2: 3, 3: 2 }}             | ${0}
    ${14}  | ${7}  | ${4} | ${{ 1: 7, 2: 7 }}                   | ${0}
    ${30}  | ${11} | ${3} | ${{ 1: 11, 2: 11, 3: 8 }}           | ${0}
  `('[K-8] $people people, teams of $size, at most $most: $teams, $substitutes substitutes', (row) => {
    const evening = ready(row.people, { teamSize: row.size, maxTeams: row.most })
    expect(filled(evening)).toEqual({ teams: row.teams, substitutes: row.substitutes })
  })

  test('[K-8] in arrival order, each into the smallest team, the lower number first', () => {
    const evening = does(ready(13, { teamSize: 5, maxTeams: 3 }), byHand(1, 'p5', 'p6'))
    expect(autoAssign(evening)).toEqual({
      ok: true,
      value: [
        {
          type: 'auto-assigned',
          teams: [
            { team: 1, ids: ['p7', 'p9'] },
            { team: 2, ids: ['p3', 'p4', 'p8', 'p10'] },
            { team: 3, ids: ['p11', 'p12', 'p13'] },
          ],
          substitutes: [],
        },
      ],
    })
  })

  test('[K-8] a team that stands already is filled before a new one opens', () => {
    const evening = does(
      ready(14),
      byHand(1, 'p3', 'p4', 'p5', 'p6'),
      byHand(2, 'p7', 'p8', 'p9', 'p10'),
      byHand(4, 'p11'),
    )
    expect(filled(evening)).toEqual({ teams: { 1: 5, 2: 5, 4: 4 }, substitutes: 0 })
  })

  test('[K-8] the first after the window opens a team of their own while team 1 keeps its room', () => {
    // once p1 has gone home, p2 to p11 are the window and all of them are drawn: the room in team 1 is not for p12
    const evening = does(
      arrived(13, { teamSize: 2, maxTeams: 7 }),
      ...[1, 2, 3, 4, 5].map((team) => byHand(team, `p${team * 2 - 1}`, `p${team * 2}`)),
      byHand(6, 'p11', 'p13'),
      (so) => removeParticipant(so, 'p1'),
    )
    expect(filled(evening)).toEqual({ teams: { 1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 1 }, substitutes: 0 })
  })

  test.each`
    when                         | evening                                                                             | expected
    ${'team 2 has nobody'}       | ${does(arrived(9), byHand(1, 'p1'))}                                                | ${'teams-not-ready'}
    ${'team 1 has nobody'}       | ${does(arrived(12), byHand(2, 'p1'), byHand(3, 'p11'))}                             | ${'teams-not-ready'}
    ${'everybody has a team'}    | ${ready(2)}                                                                         | ${'nobody-left'}
    ${'nobody who is left fits'} | ${does(arrived(3, { teamSize: 1, maxTeams: 2 }), byHand(1, 'p1'), byHand(2, 'p2'))} | ${'nobody-left'}
  `('[K-8] not when $when', ({ evening, expected }) => {
    expect(refusal(autoAssign(evening))).toBe(expected)
    expect(canAutoAssign(evening)).toBe(false)
  })

  test('[K-8] teams 1 and 2 have somebody and one is left: it may be pressed', () => {
    expect(canAutoAssign(ready(3))).toBe(true)
  })
})

describe('who sits out', () => {
  const why = (evening: Evening) => whoSitsOut(does(evening, autoAssign)).map(({ id, why }) => `${id} ${why}`)

  test('[K-11] every team is full: whoever came last sits out', () => {
    expect(why(ready(23, { teamSize: 5, maxTeams: 4 }))).toEqual([
      'p21 teams-full',
      'p22 teams-full',
      'p23 teams-full',
    ])
  })

  test('[K-11] room that is left in teams 1 and 2 is for the first to arrive: whoever came later sits out', () => {
    const full = does(ready(16, { teamSize: 5, maxTeams: 3 }), autoAssign)
    const moves = (id: string, to: number | null) => (so: Evening) =>
      movePlayer(so, { id, to, swapWith: null })
    const room = does(full, moves('p11', null), moves('p1', 3))
    expect(whoSitsOut(room)).toEqual([
      { id: 'p11', why: 'after-window' },
      { id: 'p16', why: 'after-window' },
    ])
  })

  test('[K-11] nobody sits out while somebody could still be assigned, or before there are teams', () => {
    expect(whoSitsOut(arrived(30))).toEqual([])
    expect(whoSitsOut(ready(23))).toEqual([])
    expect(whoSitsOut(does(ready(10), autoAssign))).toEqual([])
  })
})
