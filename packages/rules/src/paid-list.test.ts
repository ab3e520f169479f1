import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCurrency } from './money.ts'
import { guestsOnTheirOwn, markPaid, paidLines } from './paid-list.ts'
import { answerIn, answerOut, cancelGame, changeNumbers } from './plan-game.ts'
import type { Result } from './result.ts'
import {
  evolveScheduledGame,
  type ScheduledGame,
  type ScheduledGameEvent,
  scheduledGame,
} from './scheduled-game.ts'

const HOUR = 60 * 60 * 1000
const STARTS_AT = 1000 * HOUR
const EMPTY = scheduledGame({ date: '2026-03-04', startsAt: STARTS_AT, endsAt: STARTS_AT + 2 * HOUR })
const FIVE_EUROS = { amount: 500, currency: 'EUR' }
const NOBODY = { arrived: [] }
const GAME: ScheduledGame = { ...EMPTY, cost: FIVE_EUROS }

type Step = (game: ScheduledGame) => readonly ScheduledGameEvent[]
const eventsOf = (result: Result<readonly ScheduledGameEvent[], string>) => (result.ok ? result.value : [])
const play = (...steps: Step[]) =>
  steps.reduce((game, step) => step(game).reduce(evolveScheduledGame, game), GAME)
const goes =
  (personId: string, ...guests: string[]): Step =>
  (game) =>
    eventsOf(
      answerIn(
        game,
        { personId, answeredBy: 'self', guests, atShortNotice: true },
        { guestsAllowed: true, behind: false },
        0,
      ),
    )
const isOut =
  (personId: string): Step =>
  (game) =>
    eventsOf(answerOut(game, { personId, answeredBy: 'self' }, 0))
const paid =
  (personId: string, paid = true, arrived: string[] = []): Step =>
  (game) =>
    eventsOf(markPaid(game, { personId, paid }, { arrived }))
const cancelled: Step = (game) => eventsOf(cancelGame(game, 'Storm', { at: 0, hasPlayBegun: false }))
const costs =
  (cost: ScheduledGame['cost'] = null): Step =>
  (game) =>
    changeNumbers(game, { places: null, minimum: null, cost: cost ?? null }, 0)

const line = (personId: string, amount: number, rest: { guests?: number; due?: number } = {}) => ({
  ...{ personId, amount, guests: 0, due: amount },
  ...rest,
})

describe('[H-31] a game of five euros', () => {
  test.each([
    ['no one is in', play(), [], []],
    ['two are in', play(goes('ada'), goes('ben')), [], [line('ada', 500), line('ben', 500)]],
    [
      'one brings two guests and pays for three',
      play(goes('ada', 'g1', 'g2')),
      [],
      [line('ada', 1500, { guests: 2 })],
    ],
    [
      'one of two brings a guest',
      play(goes('ada', 'g1'), goes('ben')),
      [],
      [line('ada', 1000, { guests: 1 }), line('ben', 500)],
    ],
    [
      'one of two is out after paying',
      play(goes('ada'), goes('ben'), paid('ada'), isOut('ada')),
      [],
      [line('ben', 500), line('ada', 0)],
    ],
    ['one has come without an answer', play(goes('ada')), ['ben'], [line('ada', 500), line('ben', 500)]],
    ['one has come as announced', play(goes('ada')), ['ada'], [line('ada', 500)]],
    ['one is out before paying', play(goes('ada'), isOut('ada')), [], []],
    ['one is out after paying', play(goes('ada'), paid('ada'), isOut('ada')), [], [line('ada', 0)]],
    [
      'it is cancelled, and one has paid',
      play(goes('ada'), goes('ben'), paid('ben'), cancelled),
      [],
      [line('ben', 0)],
    ],
    [
      'it costs seven instead',
      play(goes('ada'), costs({ amount: 700, currency: 'EUR' })),
      [],
      [line('ada', 700)],
    ],
    ['it costs nothing any more', play(goes('ada'), paid('ada'), costs()), ['ben'], []],
  ] as const)('where %s', (_, game, arrived, lines) => {
    expect(paidLines(game, { arrived })).toEqual(lines)
  })

  test('a person who waits for a place pays nothing', () => {
    const full: ScheduledGame = { ...GAME, attendance: { ...GAME.attendance, places: 1 } }
    const game = [goes('ada'), goes('ben')].reduce(
      (after, step) => step(after).reduce(evolveScheduledGame, after),
      full,
    )
    expect(paidLines(game, NOBODY)).toEqual([line('ada', 500)])
  })

  const named = (names: readonly string[], prefix: string) =>
    names.map((name, nr) => ({ id: `${prefix}${nr}`, name }))

  test.each([
    ['no one was announced', ['Ola'], [], [], ['Ola']],
    ['their member announced them', ['Ola'], ['Ola'], [], []],
    ['the organiser wrote the name in small letters', [' ola'], ['Ola'], [], []],
    ['two have one name and one was announced', ['Ola', 'Ola'], ['Ola'], [], ['Ola']],
    ['another guest was announced', ['Ola'], ['Nils'], [], ['Ola']],
    ['one had paid before a member announced them', ['Ola', 'Nils'], ['Nils', 'Ola'], ['came0'], ['Ola']],
  ])('guests pay for themselves where %s', (_, came, announced, paid, expected) => {
    const { guests } = guestsOnTheirOwn(named(came, 'came'), named(announced, 'announced'), { paid })
    expect(guests.map(({ name }) => name)).toEqual(expected)
  })

  test('a member does not pay for a guest who had paid before', () => {
    const game = play(paid('came0', true, ['came0']), goes('ada', 'announced0', 'announced1'))
    const { announced } = guestsOnTheirOwn(named(['Ola'], 'came'), named(['Nils', 'Ola'], 'announced'), game)
    expect(paidLines(game, { arrived: ['came0'], announced })).toEqual([
      line('ada', 1000, { guests: 1 }),
      line('came0', 500, { due: 0 }),
    ])
  })

  test('each guest is paid for once, with any guests who have come, were announced and have paid', () => {
    const names = fc.array(fc.constantFrom('Ola', 'Nils', 'Kim'))
    fc.assert(
      fc.property(names, names, fc.array(fc.nat(5)), (cameNames, announcedNames, numbers) => {
        const came = named(cameNames, 'came')
        const paid = numbers.map((nr) => `came${nr}`)
        const own = guestsOnTheirOwn(came, named(announcedNames, 'announced'), { paid })
        for (const { id } of came) if (paid.includes(id)) expect(own.guests.map((g) => g.id)).toContain(id)
        for (const name of ['Ola', 'Nils', 'Kim']) {
          const many = (all: readonly string[]) => all.filter((other) => other === name).length
          const byMembers = announcedNames.filter((_, nr) => !own.announced.includes(`announced${nr}`))
          expect(many(own.guests.map((guest) => guest.name)) + many(byMembers)).toBe(
            Math.max(many(cameNames), many(announcedNames)),
          )
        }
      }),
    )
  })

  test('a change of its cost is an event, the same cost is none', () => {
    expect(changeNumbers(GAME, { places: null, minimum: null, cost: FIVE_EUROS }, 0)).toEqual([])
  })

  test('its currency is a known one', () => {
    expect(['EUR', 'JPY', 'EURO', 'eur', ''].map(isCurrency)).toEqual([true, true, false, false, false])
  })
})

describe('[H-32] an organiser marks who has paid', () => {
  const game = play(goes('ada'), goes('ben'))

  test('each mark counts once, and can be removed', () => {
    const marked = play(goes('ada'), goes('ben'), paid('ada'))
    expect(marked.paid).toEqual(['ada'])
    expect(markPaid(marked, { personId: 'ada', paid: true }, NOBODY)).toEqual({ ok: true, value: [] })
    expect(play(goes('ada'), paid('ada'), paid('ada', false)).paid).toEqual([])
  })

  test('also for a person who has arrived without an answer', () => {
    expect(play(paid('dan', true, ['dan'])).paid).toEqual(['dan'])
  })

  test('not for a person who does not pay, and not where a game costs nothing', () => {
    const dan = { personId: 'dan', paid: true }
    expect(markPaid(game, dan, NOBODY)).toMatchObject({ ok: false, refusal: 'not-on-paid-list' })
    expect(markPaid(EMPTY, dan, NOBODY)).toMatchObject({ ok: false, refusal: 'no-cost' })
  })

  const seven = { amount: 700, currency: 'EUR' }
  test.each([
    ['brings a guest', [goes('ada', 'g1')], line('ada', 1000, { guests: 1, due: 500 })],
    ['pays seven instead', [costs(seven)], line('ada', 700, { due: 200 })],
    ['pays in another currency', [costs({ amount: 600, currency: 'GBP' })], line('ada', 600)],
    ['pays four instead', [costs({ amount: 400, currency: 'EUR' })], line('ada', 400, { due: 0 })],
    ['is out and in again', [isOut('ada'), goes('ada')], line('ada', 500, { due: 0 })],
    ['is marked again', [costs(seven), paid('ada')], line('ada', 700, { due: 0 })],
    ['is not any more', [costs(seven), paid('ada', false)], line('ada', 700)],
  ] as const)('a mark covers what was due then: of a person who %s', (_, then, expected) => {
    expect(paidLines(play(goes('ada'), paid('ada'), ...then), NOBODY)).toEqual([expected])
  })

  test('a mark of an older program without sums covers whatever is due', () => {
    const marked: ScheduledGame = { ...play(goes('ada', 'g1')), paid: ['ada'] }
    expect(paidLines(marked, NOBODY)).toEqual([line('ada', 1000, { guests: 1, due: 0 })])
  })

  test('a person who leaves the group has no mark left', () => {
    const forgotten = evolveScheduledGame(play(goes('ada'), paid('ada')), {
      type: 'forgotten',
      personId: 'ada',
    })
    expect([forgotten.paid, forgotten.paidSums]).toEqual([[], {}])
    expect(forgotten.attendance.going).toEqual([])
  })

  test('in any order of marks, the last one of each person counts', () => {
    const people = ['ada', 'ben', 'cleo'] as const
    const marks = fc.array(fc.record({ personId: fc.constantFrom(...people), isPaid: fc.boolean() }))
    fc.assert(
      fc.property(marks, (all) => {
        const after = play(
          ...people.map((id) => goes(id)),
          ...all.map(({ personId, isPaid }) => paid(personId, isPaid)),
        )
        for (const id of people) {
          const last = all.findLast(({ personId }) => personId === id)
          const own = paidLines(after, NOBODY).find(({ personId }) => personId === id)
          expect(own).toMatchObject({ amount: 500, due: last?.isPaid ? 0 : 500 })
        }
      }),
    )
  })
})
