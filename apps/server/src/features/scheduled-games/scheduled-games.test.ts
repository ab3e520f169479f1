import { changeAttendanceSettings, getAttendanceSettings } from '@turnout/contract/attendance-settings'
import { getGroupCalendar } from '@turnout/contract/calendar'
import { checkIn, getGameDay } from '@turnout/contract/game-day'
import { getGroup } from '@turnout/contract/groups'
import { closeGame } from '@turnout/contract/live-match'
import {
  acceptPlace,
  addScheduledGame,
  answerScheduledGame,
  cancelScheduledGame,
  getScheduledGame,
  listMyScheduledGames,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { EMPTY_ATTENDANCE } from '@turnout/rules/attendance'
import { evolveScheduledGame, type ScheduledGame } from '@turnout/rules/scheduled-game'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { AT_THE_PITCH, club, liveGame } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { attendanceSettings, scheduledGameLog, scheduledGames } from './tables.ts'
import { IN, LIMITED, OUT, SETTINGS, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

describe('future sessions', () => {
  test('are those of the next 14 days, each with an id that stays the same', async () => {
    const { ada, params, reply } = await week(server)
    expect(reply.map(({ date, start_time, end_time, state }) => [date, start_time, end_time, state])).toEqual(
      [
        ['2026-06-16', '19:00', '21:00', 'planned'],
        ['2026-06-23', '19:00', '21:00', 'planned'],
      ],
    )
    const again = await ada.call(listScheduledGames, { params })
    expect(again.reply.map(({ id }) => id)).toEqual(reply.map(({ id }) => id))
    expect(new Set(reply.map(({ id }) => id)).size).toBe(2)
  })

  test('that are over can still be read by their id, for links that are opened too late', async () => {
    const { ben, ada, game, answer, params } = await week(server)
    await answer(ben, IN)
    await server.setTime('2026-06-16T20:00:00Z')
    expect((await ada.call(listScheduledGames, { params })).reply.map(({ id }) => id)).not.toContain(
      game.params.gameId,
    )
    expect((await ada.call(getScheduledGame, game)).reply).toMatchObject({ state: 'over', going_count: 1 })
    const stranger = await club(server, [])
    const elsewhere = { params: { groupId: stranger.groupId, gameId: game.params.gameId } }
    expect(await stranger.ada.call(getScheduledGame, elsewhere)).toMatchObject({ status: 404 })
  })

  test('that an organiser has ended early ask no more, and a link to one says that it is over', async () => {
    const { ada, groupId, gameId, people } = await liveGame(server, { names: ['Ben'] })
    const [ben] = people as [Person]
    const params = { groupId }
    const listed = async () => [
      (await ben.call(listScheduledGames, { params })).reply.map(({ date }) => date),
      (await ben.call(listMyScheduledGames)).reply.map(({ date }) => date),
    ]
    const [tonight] = (await ben.call(listScheduledGames, { params })).reply
    const game = { params: { groupId, gameId: tonight!.id } }
    await ben.call(answerScheduledGame, { ...game, body: { answer: 'going' } })
    await ada.call(closeGame, { params: { gameId } })
    expect(await listed()).toEqual([
      ['2026-06-16', '2026-06-23'],
      ['2026-06-16', '2026-06-23'],
    ])
    expect((await ben.call(getScheduledGame, game)).reply).toMatchObject({
      date: '2026-06-09',
      state: 'over',
    })
    const late = await ben.call(answerScheduledGame, { ...game, body: { answer: 'not_going' } })
    expect(late.problem.code).toBe('game-over')
    expect((await ben.call(acceptPlace, game)).problem.code).toBe('game-over')
  })

  test('of all my groups are one list, the next one first', async () => {
    const { ada, groupId } = await week(server)
    const { reply } = await ada.call(listMyScheduledGames)
    expect(reply.map(({ group_id, date }) => [group_id, date])).toEqual([
      [groupId, '2026-06-16'],
      [groupId, '2026-06-23'],
    ])
  })

  test('are not found by an unknown id', async () => {
    const { ada, groupId, params } = await week(server)
    const other = await ada.call(getScheduledGame, { params: { groupId, gameId: groupId } })
    expect(other.problem.code).toBe('scheduled-game-not-found')
    const malformed = await ada.call(getScheduledGame, { params: { ...params, gameId: 'tomorrow' } })
    expect(malformed.status).toBe(404)
  })
})

describe('answers', () => {
  test('[H-5] a new group asks who comes, and a member answers with one request', async () => {
    const { ada, groupId } = await club(server, [])
    const { reply } = await ada.call(getAttendanceSettings, { params: { groupId } })
    expect(reply).toEqual({ ...SETTINGS, is_chosen: true })
    const { ben, answer, game } = await week(server)
    expect((await answer(ben, IN)).reply).toMatchObject({ going_count: 1, my_answer: { answer: 'going' } })
    const details = await ben.call(getScheduledGame, game)
    expect(details.reply.going.map(({ name }) => name)).toEqual(['Ben Okafor'])
    expect(details.reply.unanswered).toHaveLength(4)
  })

  test('are not requested by an older group until an admin chooses, and the settings say so', async () => {
    const { ada, groupId } = await club(server, [])
    const params = { groupId }
    await server.deps.sql.delete(attendanceSettings).where(eq(attendanceSettings.groupId, groupId))
    const { is_chosen, ...settings } = (await ada.call(getAttendanceSettings, { params })).reply
    expect({ is_chosen, mode: settings.mode }).toEqual({ is_chosen: false, mode: 'off' })
    await ada.call(changeAttendanceSettings, { params, body: settings })
    const { reply } = await ada.call(getAttendanceSettings, { params })
    expect(reply).toEqual({ ...settings, is_chosen: true })
  })

  test('a game does not need more people than it has places', async () => {
    const { ada, params } = await week(server)
    const change = (places: number | null, minimum: number) =>
      ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...LIMITED, places, minimum } })
    expect((await change(3, 10)).problem).toMatchObject({
      code: 'too-few-places',
      detail: 'A game has 3 places, so it cannot need more people than that.',
    })
    expect((await change(10, 10)).status).toBe(200)
    // all teams full
    expect((await change(null, 200)).problem.code).toBe('too-few-places')
  })

  test('a group that does not ask takes no answers', async () => {
    const { ben, answer } = await week(server, { mode: 'off' })
    expect((await answer(ben, IN)).problem.code).toBe('answers-off')
  })

  test('[H-5] with two places the third person waits, and learns the position on the list', async () => {
    const { ben, cleo, dan, eve, answer } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    const { reply } = await answer(eve, IN)
    expect(reply).toMatchObject({ places: 2, going_count: 2, waiting_count: 2 })
    expect(reply.my_answer).toMatchObject({ answer: 'waiting', position: 2, is_offered: false })
  })

  test('[H-3] a place that is given up the day before goes to the first on the list at once', async () => {
    const { ben, cleo, dan, answer, game } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    await answer(ben, OUT)
    const { reply } = await dan.call(getScheduledGame, game)
    expect(reply.my_answer.answer).toBe('going')
    expect(reply.not_going.map(({ name }) => name)).toEqual(['Ben Okafor'])
  })

  test('[H-7] two hours before the start it is offered, and the first to accept gets it', async () => {
    const { ben, cleo, dan, eve, answer, game } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan, eve]) await answer(who, IN)
    await server.setTime('2026-06-16T16:00:00Z')
    await answer(ben, OUT)
    expect((await eve.call(getScheduledGame, game)).reply.my_answer.is_offered).toBe(true)
    const answers = await Promise.all([dan, eve].map((who) => who.call(acceptPlace, game)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('place-taken')
    const { reply } = await ben.call(getScheduledGame, game)
    expect(reply).toMatchObject({ going_count: 2, waiting_count: 1 })
  })

  test('[H-2] twenty answers at once for the last place: one person has it, the others wait in order', async () => {
    const { ada, ben, cleo, dan, eve, answer, game } = await week(server, LIMITED)
    await answer(ada, IN)
    const rounds = Array.from({ length: 5 }, () => [ben, cleo, dan, eve]).flat()
    await Promise.all(rounds.map((who) => answer(who, IN)))
    const { reply } = await ada.call(getScheduledGame, game)
    expect(reply).toMatchObject({ going_count: 2, waiting_count: 3 })
    expect(new Set([...reply.going, ...reply.waiting].map(({ id }) => id)).size).toBe(5)
  })

  test('[H-1] guests have names and places; the same name is the same guest', async () => {
    const { ada, ben, answer, game } = await week(server, LIMITED)
    await answer(ben, { ...IN, guests: ['Ines', 'Jon'] })
    const before = await ada.call(getScheduledGame, game)
    expect(before.reply.going.map(({ name, guest_of }) => [name, guest_of])).toEqual([
      ['Ben Okafor', null],
      ['Ines', 'Ben Okafor'],
    ])
    const { reply } = await answer(ben, { ...IN, guests: ['Jon'] })
    expect(reply.my_answer.guests.map(({ name }) => name)).toEqual(['Jon'])
    expect(reply).toMatchObject({ going_count: 2, waiting_count: 0 })
    // without the field, guests stay unchanged
    expect((await answer(ben, IN)).reply.my_answer.guests).toEqual(reply.my_answer.guests)
    expect((await answer(ben, { ...IN, guests: ['A', 'B', 'C'] })).status).toBe(422)
  })

  test('[H-1] where guests are not allowed, one is refused', async () => {
    const { ben, answer } = await week(server, { guests_allowed: false })
    expect((await answer(ben, { ...IN, guests: ['Ines'] })).problem.code).toBe('guests-off')
  })

  test('an admin answers for a member, and the answer says so; a member can answer for no one else', async () => {
    const { ada, ben, cleo, answer, game } = await week(server)
    expect((await answer(ben, { ...IN, user_id: cleo.id })).status).toBe(403)
    await answer(ada, { ...IN, user_id: cleo.id })
    const { reply } = await ada.call(getScheduledGame, game)
    expect(reply.going).toMatchObject([{ name: 'Cleo Okafor', answered_by_admin: true }])
    expect((await answer(ada, { ...IN, user_id: game.params.gameId })).problem.code).toBe('member-not-found')
  })

  test('[H-5] answers end with the session', async () => {
    const { ben, answer } = await week(server)
    await server.setTime('2026-06-16T19:59:00Z')
    expect((await answer(ben, IN)).status).toBe(200)
    await server.setTime('2026-06-16T20:00:00Z')
    expect((await answer(ben, OUT)).problem.code).toBe('game-over')
  })

  test('[H-8] fewer places put the last on the list, more bring them back', async () => {
    const { ada, ben, cleo, dan, params, answer, game } = await week(server, { mode: 'limited', places: 3 })
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    const answerOfDan = async () => (await dan.call(getScheduledGame, game)).reply.my_answer.answer
    await ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...LIMITED } })
    expect(await answerOfDan()).toBe('waiting')
    await ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, mode: 'limited', places: 3 } })
    expect(await answerOfDan()).toBe('going')
  })

  test('[H-4] the stored game equals the replay of its log', async () => {
    const { ben, cleo, dan, answer, tomorrow } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    await answer(cleo, OUT)
    const log = await server.deps.sql.select().from(scheduledGameLog).orderBy(asc(scheduledGameLog.version))
    const [row] = await server.deps.sql.select().from(scheduledGames)
    const start: ScheduledGame = {
      ...row!.game,
      attendance: { ...EMPTY_ATTENDANCE, places: 2 },
      done: [],
    }
    expect(row!.id).toBe(tomorrow.id)
    expect(log.flatMap(({ events }) => events).reduce(evolveScheduledGame, start)).toEqual(row!.game)
  })
})

describe('dates', () => {
  test('[H-16] a cancelled game is cancelled everywhere, takes no answers and no check-in, and is restored with its answers', async () => {
    const { ada, ben, answer, game, params, groupId } = await week(server)
    await answer(ben, IN)
    await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
    const { reply } = await ben.call(listScheduledGames, { params })
    expect(reply[0]).toMatchObject({
      date: '2026-06-16',
      state: 'cancelled',
      reason: 'Storm',
      going_count: 1,
    })
    expect((await answer(ben, OUT)).problem.code).toBe('game-cancelled')
    expect((await ben.call(getGroup, { params })).reply.next_game?.date).toBe('2026-06-23')
    await server.setTime('2026-06-16T17:30:00Z')
    expect((await ben.call(getGameDay, { params })).reply.is_playing_day).toBe(false)
    expect((await ben.call(checkIn, { params, body: AT_THE_PITCH })).status).toBe(409)
    await ada.call(restoreScheduledGame, game)
    expect((await ben.call(getGroup, { params })).reply.next_game?.date).toBe('2026-06-16')
    expect((await ben.call(checkIn, { params: { groupId }, body: AT_THE_PITCH })).status).toBe(200)
  })

  test.each([{}, { reason: '' }, { reason: '  ' }])(
    '[H-16] a game is cancelled without a reason by %j',
    async (body) => {
      const { ada, game } = await week(server)
      const { status, reply } = await ada.call(cancelScheduledGame, { ...game, body })
      expect([status, reply.state, reply.reason]).toEqual([200, 'cancelled', null])
    },
  )

  test('[H-17] a moved game keeps its id and answers, and game day follows', async () => {
    const { ada, ben, answer, game, params } = await week(server)
    await answer(ben, IN)
    const body = { date: '2026-06-17', start_time: '20:00', end_time: '22:00' }
    const moved = await ada.call(moveScheduledGame, { ...game, body })
    expect(moved.reply).toMatchObject({
      id: game.params.gameId,
      date: '2026-06-17',
      state: 'moved',
      moved_from: { date: '2026-06-16', start_time: '19:00', end_time: '21:00' },
      going_count: 1,
    })
    expect((await ben.call(getGroup, { params })).reply.next_game).toMatchObject({
      date: '2026-06-17',
      start_time: '20:00',
    })
    await server.setTime('2026-06-17T18:30:00Z')
    expect((await ben.call(checkIn, { params, body: AT_THE_PITCH })).status).toBe(200)
    expect((await ada.call(moveScheduledGame, { ...game, body })).problem.code).toBe('game-begun')
  })

  test('[H-17] a game that is moved back to its own hours is an ordinary one again', async () => {
    const { ada, game } = await week(server)
    const move = (date: string) =>
      ada.call(moveScheduledGame, { ...game, body: { date, start_time: '19:00', end_time: '21:00' } })
    expect((await move('2026-06-17')).reply.state).toBe('moved')
    expect((await move('2026-06-16')).reply).toMatchObject({ state: 'planned', moved_from: null })
  })

  test.each([
    ['to a date with a game', '2026-06-23', 'date-taken'],
    ['into the past', '2026-06-14', 'in-the-past'],
    ['to next year', '2027-06-08', 'too-far-ahead'],
  ])('[H-17] a game cannot be moved %s', async (_, date, code) => {
    const { ada, game } = await week(server)
    const body = { date, start_time: '19:00', end_time: '21:00' }
    expect((await ada.call(moveScheduledGame, { ...game, body })).problem.code).toBe(code)
  })

  test('[H-19] a game is added on a date without one, within three months', async () => {
    const { ada, ben, params } = await week(server)
    const add = (date: string) =>
      ada.call(addScheduledGame, { params, body: { date, start_time: '10:00', end_time: '12:00' } })
    expect((await add('2026-06-21')).reply).toMatchObject({
      date: '2026-06-21',
      start_time: '10:00',
      moved_from: null,
    })
    const { reply } = await ben.call(listScheduledGames, { params })
    expect(reply.map(({ date }) => date)).toEqual(['2026-06-16', '2026-06-21', '2026-06-23'])
    expect((await add('2026-06-21')).problem.code).toBe('date-taken')
    expect((await add('2026-06-23')).problem.code).toBe('date-taken')
    expect((await add('2026-06-14')).problem.code).toBe('in-the-past')
    expect((await add('2026-12-24')).problem.code).toBe('too-far-ahead')
    const same = { date: '2026-06-20', start_time: '10:00', end_time: '10:00' }
    expect((await ada.call(addScheduledGame, { params, body: same })).status).toBe(422)
  })

  test('[H-17] a game moved by six weeks is still listed, and can be cancelled and restored there', async () => {
    const { ada, game, params } = await week(server)
    const body = { date: '2026-07-29', start_time: '19:00', end_time: '21:00' }
    await ada.call(moveScheduledGame, { ...game, body })
    const { reply } = await ada.call(listScheduledGames, { params })
    expect(reply.at(-1)).toMatchObject({ id: game.params.gameId, date: '2026-07-29', state: 'moved' })
    const cancelled = await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
    expect(cancelled.reply.state).toBe('cancelled')
    expect((await ada.call(restoreScheduledGame, game)).reply).toMatchObject({
      date: '2026-07-29',
      state: 'moved',
    })
  })

  test('a calendar has moved games at their new hours and cancelled ones as cancelled', async () => {
    const { ada, game, groupId, later } = await week(server)
    const body = { date: '2026-06-17', start_time: '20:00', end_time: '22:00' }
    await ada.call(moveScheduledGame, { ...game, body })
    await ada.call(cancelScheduledGame, { params: { groupId, gameId: later.id }, body: { reason: 'Storm' } })
    const { reply } = await ada.call(getGroupCalendar, { params: { groupId } })
    const feed = (await server.app.inject({ method: 'GET', url: `/api/v1${reply.path}` })).body
    const entries = feed.split('BEGIN:VEVENT').slice(1)
    const of = (slot: string) => entries.find((entry) => entry.includes(`UID:${groupId}-${slot}`)) ?? ''
    expect(of('2026-06-16')).toContain('DTSTART:20260617T190000Z')
    expect(of('2026-06-16')).toContain('STATUS:CONFIRMED')
    expect(of('2026-06-23')).toContain('STATUS:CANCELLED')
    expect(of('2026-06-23')).toContain('DTSTART:20260623T180000Z')
    expect(Number(/SEQUENCE:(\d+)/.exec(of('2026-06-23'))?.[1])).toBeGreaterThan(0)
  })
})
