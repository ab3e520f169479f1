import {
  type AttendanceSettings,
  changeAttendanceSettings,
  getAttendanceSettings,
} from '@turnout/contract/attendance-settings'
import { checkIn, manualCheckIn } from '@turnout/contract/game-day'
import { leaveGroup, updateGroup } from '@turnout/contract/groups'
import { getPaidList, markPaid } from '@turnout/contract/paid-list'
import { cancelScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { beforeEach, describe, expect, test } from 'vitest'
import { AT_THE_PITCH, joinAndApprove } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, OUT, SETTINGS, sweep, WAYS_OUT, week } from './testing.ts'

const server = sharedServer()

const FIVE_EUROS = { amount: 500, currency: 'EUR' }

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

/** Tomorrow's game costs five euros. */
async function paidWeek(settings: Partial<AttendanceSettings> = {}) {
  const before = await week(server, { cost: FIVE_EUROS, ...settings })
  const { ada, game, params } = before
  const mark = (who: { id: string }, paid = true, by: Person = ada) =>
    by.call(markPaid, { params: { ...game.params, userId: who.id }, body: { paid } })
  const list = async (who: Person = ada) => (await who.call(getPaidList, game)).reply
  const lines = async (who?: Person) =>
    (await list(who)).lines.map(({ name, guest_count, amount, is_paid }) => [
      ...[name.split(' ')[0], amount, is_paid ? 'paid' : 'owes'],
      ...(guest_count > 0 ? [guest_count] : []),
    ])
  const change = (body: Partial<AttendanceSettings>) =>
    ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...settings, ...body } })
  return { ...before, mark, list, lines, change }
}

type PaidWeek = Awaited<ReturnType<typeof paidWeek>>

describe('[H-31] a game that costs five euros', () => {
  test('is paid by those who are in, also for their guests; an organiser sees all of them by name', async () => {
    const { ben, cleo, dan, answer, lines, list } = await paidWeek()
    expect(await lines()).toEqual([])
    await answer(cleo, { ...IN, guests: ['Gus', 'Gil'] })
    await answer(ben, IN)
    await answer(dan, OUT)
    expect(await lines()).toEqual([
      ['Ben', 500, 'owes'],
      ['Cleo', 1500, 'owes', 2],
    ])
    expect(await list()).toMatchObject({ cost: FIVE_EUROS, can_manage: true, date: '2026-06-16' })
  })

  test('is not paid by people who wait for a place', async () => {
    const { ben, cleo, dan, answer, lines } = await paidWeek(LIMITED)
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    expect(await lines()).toEqual([
      ['Ben', 500, 'owes'],
      ['Cleo', 500, 'owes'],
    ])
  })

  test('is paid by a person who comes without an answer, and by a no-show', async () => {
    const { ben, eve, answer, lines, params } = await paidWeek()
    await answer(ben, IN)
    await server.setTime('2026-06-16T18:05:00Z')
    await eve.call(checkIn, { params, body: AT_THE_PITCH })
    expect(await lines()).toEqual([
      ['Ben', 500, 'owes'],
      ['Eve', 500, 'owes'],
    ])
  })

  test('is paid by a guest without a member, under their own name, and not twice by a guest of a member', async () => {
    const { ada, cleo, answer, lines, list, mark, params } = await paidWeek()
    await answer(cleo, { ...IN, guests: ['Gus'] })
    await server.setTime('2026-06-16T18:05:00Z')
    const checkInGuest = (name: string) => ada.call(manualCheckIn, { params, body: [{ name }] })
    await checkInGuest('gus')
    const { reply } = await checkInGuest('Ola Berg')
    expect(await lines()).toEqual([
      ['Cleo', 1000, 'owes', 1],
      ['Ola', 500, 'owes'],
    ])
    expect((await list()).lines.map(({ is_guest }) => is_guest)).toEqual([false, true])
    expect((await mark({ id: reply[0]!.id })).status).toBe(200)
    expect(await lines()).toEqual([
      ['Cleo', 1000, 'owes', 1],
      ['Ola', 500, 'paid'],
    ])
    expect(await lines(cleo)).toEqual([['Cleo', 1000, 'owes', 1]])
  })

  test('is paid once by a guest who has paid and is announced by a member since, also if the mark is removed', async () => {
    const { ada, cleo, answer, lines, mark, params } = await paidWeek()
    await answer(cleo, IN)
    await server.setTime('2026-06-16T18:05:00Z')
    const { reply } = await ada.call(manualCheckIn, { params, body: [{ name: 'Ola Berg' }] })
    await mark({ id: reply[0]!.id })
    await answer(cleo, { ...IN, guests: ['Ola Berg'] })
    await mark(cleo)
    expect(await lines()).toEqual([
      ['Cleo', 500, 'paid'],
      ['Ola', 500, 'paid'],
    ])
    await mark({ id: reply[0]!.id }, false)
    expect(await lines()).toEqual([['Cleo', 1000, 'owes', 1]])
  })

  test('shows a member only their own entry', async () => {
    const { ben, cleo, dan, answer, mark, lines, list } = await paidWeek()
    for (const who of [ben, cleo]) await answer(who, IN)
    await mark(ben)
    expect(await lines(ben)).toEqual([['Ben', 500, 'paid']])
    expect(await lines(cleo)).toEqual([['Cleo', 500, 'owes']])
    expect(await lines(dan)).toEqual([])
    expect((await list(dan)).can_manage).toBe(false)
  })

  test('has its cost in the list of games; a group that does not ask has none', async () => {
    const { ben, change, list, params } = await paidWeek()
    const costs = async () =>
      (await ben.call(listScheduledGames, { params })).reply.map(({ cost }) => cost?.amount)
    expect(await costs()).toEqual([500, 500])
    await change({ mode: 'off', cost: FIVE_EUROS })
    expect(await costs()).toEqual([undefined, undefined])
    expect(await list()).toMatchObject({ cost: null, lines: [] })
  })

  test('changes its cost with the settings; a game that is over keeps its cost', async () => {
    const { ada, ben, answer, lines, list, change, later, groupId } = await paidWeek()
    await answer(ben, IN)
    await change({ cost: { amount: 700, currency: 'GBP' } })
    expect(await lines()).toEqual([['Ben', 700, 'owes']])
    await server.setTime('2026-06-17T12:00:00Z')
    await sweep(server)
    await change({ cost: null })
    expect(await list()).toMatchObject({ cost: { amount: 700, currency: 'GBP' } })
    const next = await ada.call(getPaidList, { params: { groupId, gameId: later.id } })
    expect(next.reply).toMatchObject({ cost: null, lines: [], previous: { date: '2026-06-16' } })
  })

  test('keeps its cost when an older app without this field changes the settings', async () => {
    const { ada, params } = await paidWeek()
    const { cost, ...known } = SETTINGS
    await ada.call(changeAttendanceSettings, { params, body: known })
    expect((await ada.call(getAttendanceSettings, { params })).reply.cost).toEqual(FIVE_EUROS)
  })

  test.each([
    ['once it has begun', async () => {}, '2026-06-16'],
    [
      'unless it was cancelled',
      ({ ada, game }: PaidWeek) => ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } }),
      undefined,
    ],
    [
      'unless the group has dropped its day',
      ({ ada, params }: PaidWeek) =>
        ada.call(updateGroup, { params, body: { playing_days: [{ day: 'Thursday' }] } }),
      undefined,
    ],
  ])('is the previous one of the next game, %s', async (_, change, date) => {
    const week = await paidWeek()
    const { ben, answer, params } = week
    await answer(ben, IN)
    const previous = async () => {
      const next = (await ben.call(listScheduledGames, { params })).reply.at(-1)
      return (await ben.call(getPaidList, { params: { ...params, gameId: next?.id ?? '' } })).reply.previous
        ?.date
    }
    expect(await previous()).toBeUndefined()
    await change(week)
    await server.setTime('2026-06-16T22:05:00Z')
    await sweep(server)
    expect(await previous()).toBe(date)
  })

  test.each([
    { amount: 0, currency: 'EUR' },
    { amount: 100_001, currency: 'EUR' },
    { amount: 4.5, currency: 'EUR' },
    { amount: '500', currency: 'EUR' },
    { amount: 500, currency: 'EURO' },
    { amount: 500, currency: 'eur' },
    { amount: 500 },
  ])('cannot cost %j', async (cost) => {
    const { change } = await paidWeek()
    expect((await change({ cost: cost as typeof FIVE_EUROS })).status).toBe(422)
  })
})

describe('[H-32] an organiser marks who has paid', () => {
  test('also after the game, any number of times, and unmarks them', async () => {
    const { ben, answer, mark, lines } = await paidWeek()
    await answer(ben, IN)
    await server.setTime('2026-07-07T12:00:00Z')
    for (let press = 0; press < 2; press += 1) {
      expect((await mark(ben)).status).toBe(200)
      expect(await lines()).toEqual([['Ben', 500, 'paid']])
    }
    for (let press = 0; press < 2; press += 1) {
      expect((await mark(ben, false)).status).toBe(200)
      expect(await lines()).toEqual([['Ben', 500, 'owes']])
    }
  })

  test('and two organisers at once mark everyone', async () => {
    const { ada, ben, cleo, dan, eve, answer, mark, lines } = await paidWeek()
    for (const who of [ada, ben, cleo, dan, eve]) await answer(who, IN)
    await Promise.all([ada, ben, cleo, dan, eve].flatMap((who) => [mark(who), mark(who)]))
    expect((await lines()).map(([, , state]) => state)).toEqual(['paid', 'paid', 'paid', 'paid', 'paid'])
  })

  test('and later additions are still due: a guest, or a higher price', async () => {
    const { ben, cleo, answer, mark, list, change } = await paidWeek()
    for (const who of [ben, cleo]) {
      await answer(who, IN)
      await mark(who)
    }
    const due = async () => (await list()).lines.map((line) => [line.amount, line.due, line.is_paid])
    await answer(ben, { ...IN, guests: ['Gus'] })
    expect(await due()).toEqual([
      [1000, 500, false],
      [500, 0, true],
    ])
    await change({ cost: { amount: 700, currency: 'EUR' } })
    expect(await due()).toEqual([
      [1400, 900, false],
      [700, 200, false],
    ])
    await mark(ben)
    expect((await due())[0]).toEqual([1400, 0, true])
  })

  test('a person who has paid and is out since then stays on the list, and owes nothing', async () => {
    const { ben, answer, mark, lines } = await paidWeek()
    await answer(ben, IN)
    await mark(ben)
    await answer(ben, OUT)
    expect(await lines()).toEqual([['Ben', 0, 'paid']])
    await mark(ben, false)
    expect(await lines()).toEqual([])
  })

  test('members can mark no one, not even themselves', async () => {
    const { ben, answer, mark, lines } = await paidWeek()
    await answer(ben, IN)
    expect((await mark(ben, true, ben)).status).toBe(403)
    expect(await lines()).toEqual([['Ben', 500, 'owes']])
  })

  test('only people who pay can be marked, and only if a game costs something', async () => {
    const { ben, dan, answer, mark, change } = await paidWeek()
    await answer(ben, IN)
    expect((await mark(dan)).problem?.code).toBe('not-on-paid-list')
    expect((await mark(await person(server, 'Frank'))).problem?.code).toBe('member-not-found')
    await change({ cost: null })
    expect((await mark(ben)).problem?.code).toBe('no-cost')
  })

  test.each(WAYS_OUT)('a member who %s is on no list any more', async (_, go) => {
    const club = await paidWeek()
    const { ben, cleo, answer, mark, lines } = club
    for (const who of [ben, cleo]) await answer(who, IN)
    await mark(ben)
    await go(server, club, ben)
    expect(await lines()).toEqual([['Cleo', 500, 'owes']])
  })

  test('a member who leaves and comes back has not paid', async () => {
    const { ada, ben, groupId, params, answer, mark, lines } = await paidWeek()
    await answer(ben, IN)
    await mark(ben)
    await ben.call(leaveGroup, { params })
    await joinAndApprove(server, ada, groupId, ben)
    await answer(ben, IN)
    expect(await lines()).toEqual([['Ben', 500, 'owes']])
  })
})
