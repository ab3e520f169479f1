import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn } from '@turnout/contract/game-day'
import { updateGroup } from '@turnout/contract/groups'
import { changeMemberAttendance } from '@turnout/contract/members'
import { listNotifications } from '@turnout/contract/notifications'
import {
  addScheduledGame,
  answerScheduledGame,
  getScheduledGame,
  listScheduledGames,
} from '@turnout/contract/scheduled-games'
import {
  changeStandingAnswer,
  getStandingAnswer,
  type StandingAnswer,
} from '@turnout/contract/standing-answer'
import { beforeEach, expect, test } from 'vitest'
import { AT_THE_PITCH, CANAL_SIDE } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { memberIdOf } from '../groups/testing.ts'
import { standingAnswers } from './tables.ts'
import { IN, LIMITED, OUT, SETTINGS, sweep, WAYS_OUT, type Week, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

async function sweepAt(at: string): Promise<void> {
  await server.setTime(at)
  await sweep(server)
}

const always = (who: Person, { params }: Week, weekdays: StandingAnswer['weekdays'] = ['TUESDAY']) =>
  who.call(changeStandingAnswer, { params, body: { weekdays } })
const daysOf = async (who: Person, { params }: Week) =>
  (await who.call(getStandingAnswer, { params })).reply.weekdays
const listsOf = async ({ ada, game }: Week) => {
  const { reply } = await ada.call(getScheduledGame, game)
  return [reply.going, reply.waiting].map((list) => list.map(({ id }) => id))
}
const noticesOf = async (who: Person) =>
  (await who.call(listNotifications, {})).reply.notifications
    .filter(({ kind }) => kind === 'standing_answer_ended')
    .map(({ data }) => data)

test('[H-27] members with a standing answer are in when the game opens, the earliest one first', async () => {
  const club = await week(server, LIMITED)
  const { ben, cleo, dan, eve } = club
  await always(dan, club)
  await server.setTime('2026-06-15T12:00:01Z')
  await always(ben, club, ['FRIDAY', 'TUESDAY', 'TUESDAY'])
  await server.setTime('2026-06-15T12:00:02Z')
  await always(cleo, club)
  await always(eve, club, ['WEDNESDAY'])
  await sweepAt('2026-06-15T12:01:00Z')
  expect(await listsOf(club)).toEqual([[dan.id, ben.id], [cleo.id]])
  expect(await daysOf(ben, club)).toEqual(['TUESDAY', 'FRIDAY'])
  const { reply } = await dan.call(listNotifications, {})
  expect(reply.notifications.map(({ kind }) => kind)).not.toContain('game_open')
})

test('[H-27] a person with a standing answer may say out, before the game opens and after it', async () => {
  const club = await week(server, LIMITED)
  const { ben, cleo, answer } = club
  await always(ben, club)
  await always(cleo, club)
  await answer(cleo, OUT)
  await sweepAt('2026-06-15T12:01:00Z')
  expect(await listsOf(club)).toEqual([[ben.id], []])
  await answer(ben, OUT)
  await sweepAt('2026-06-15T13:00:00Z')
  expect(await listsOf(club)).toEqual([[], []])
  await always(ben, club, [])
  expect(await daysOf(ben, club)).toEqual([])
})

/** Ben arrives on these Tuesdays, so that the group uses check-in. */
async function playTuesdays(club: Week, dates: readonly string[], alsoThere: readonly Person[] = []) {
  for (const date of dates) {
    await sweepAt(`${date}T12:00:00Z`)
    await server.setTime(`${date}T17:45:00Z`)
    for (const who of [club.ben, ...alsoThere])
      await who.call(checkIn, { params: club.params, body: AT_THE_PITCH })
    await sweepAt(`${date}T20:00:00Z`)
  }
}

test('[H-27] if it is set while a game is open it counts at once, by fair order, and is marked', async () => {
  const club = await week(server, LIMITED)
  const { ben, cleo, dan, answer, game } = club
  await sweepAt('2026-06-15T12:01:00Z')
  await answer(ben, IN)
  await always(cleo, club)
  await always(dan, club)
  expect(await listsOf(club)).toEqual([[ben.id, cleo.id], [dan.id]])
  const mine = async (who: Person) => (await who.call(getScheduledGame, game)).reply.my_answer
  expect([(await mine(ben)).is_standing, (await mine(cleo)).is_standing]).toEqual([false, true])
  await answer(cleo, OUT)
  expect(await mine(cleo)).toMatchObject({ answer: 'not_going', is_standing: false })
  await answer(cleo, IN)
  expect((await mine(cleo)).is_standing).toBe(false)
  await always(dan, club, [])
  expect(await mine(dan)).toMatchObject({ answer: 'going', is_standing: true })
})

const choicesOf = async (who: Person, { params }: Week) =>
  (await who.call(getStandingAnswer, { params })).reply.choices
const QUIET: [string, (club: Week) => Promise<unknown>][] = [
  [
    'is a spare',
    async ({ ada, ben, groupId }) => {
      const memberId = await memberIdOf(ada, groupId, ben)
      await ada.call(changeMemberAttendance, { params: { groupId, memberId }, body: { is_spare: true } })
    },
  ],
  [
    'is in a group that asks nothing',
    ({ ada, params }) => ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, mode: 'off' } }),
  ],
  [
    'named a day on which the group plays only this once',
    async ({ ada, params }) => {
      await ada.call(updateGroup, { params, body: { ...CANAL_SIDE, playing_days: [{ day: 'WEDNESDAY' }] } })
      const body = { date: '2026-06-16', start_time: '19:00', end_time: '21:00' }
      await ada.call(addScheduledGame, { params, body })
    },
  ],
]

test.each(QUIET)('[H-27] a standing answer has no effect while its person %s', async (_, happens) => {
  const club = await week(server)
  const { ada, ben, params } = club
  expect(await choicesOf(ben, club)).toEqual(['TUESDAY'])
  await always(ben, club)
  await happens(club)
  await sweepAt('2026-06-15T12:01:00Z')
  const { reply } = await ada.call(listScheduledGames, { params })
  expect(reply.map(({ going_count }) => going_count)).toEqual(reply.map(() => 0))
  expect(await daysOf(ben, club)).toEqual(['TUESDAY'])
  expect(await choicesOf(ben, club)).not.toContain('TUESDAY')
})

test('[H-28] two no-shows end it, and the person is notified', async () => {
  const club = await week(server)
  const { ben, cleo, dan } = club
  for (const who of [cleo, dan]) await always(who, club)
  await playTuesdays(club, ['2026-06-16'], [dan])
  expect([await daysOf(cleo, club), await noticesOf(cleo)]).toEqual([['TUESDAY'], []])
  await playTuesdays(club, ['2026-06-23'], [dan])
  expect(await daysOf(cleo, club)).toEqual([])
  expect(await noticesOf(cleo)).toMatchObject([{ why: 'no_shows', game: { date: '2026-06-23' } }])
  expect([await daysOf(dan, club), await noticesOf(dan), await noticesOf(ben)]).toEqual([['TUESDAY'], [], []])
})

test('[H-28] weeks in which the group did not ask do not count', async () => {
  const club = await week(server)
  const { ada, cleo, params } = club
  await always(cleo, club)
  await playTuesdays(club, ['2026-06-16'], [cleo])
  const turn = (mode: 'off' | 'who_comes') =>
    ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, mode } })
  await turn('off')
  await server.setTime('2026-07-13T12:00:00Z')
  await turn('who_comes')
  await playTuesdays(club, ['2026-07-14'])
  expect(await daysOf(cleo, club)).toEqual(['TUESDAY'])
})

test('[H-28] four weeks out end it', async () => {
  const club = await week(server)
  const { cleo } = club
  await always(cleo, club)
  for (const date of ['2026-06-16', '2026-06-23', '2026-06-30', '2026-07-07', '2026-07-14']) {
    expect(await daysOf(cleo, club)).toEqual(['TUESDAY'])
    await server.setTime(`${date}T10:00:00Z`)
    const [next] = (await cleo.call(listScheduledGames, { params: club.params })).reply
    const game = { groupId: club.groupId, gameId: next!.id }
    await cleo.call(answerScheduledGame, { params: game, body: { answer: 'not_going' } })
    await playTuesdays(club, [date])
  }
  expect(await daysOf(cleo, club)).toEqual([])
  expect(await noticesOf(cleo)).toMatchObject([{ why: 'not_there', game: { date: '2026-07-14' } }])
})

test.each(WAYS_OUT)('[H-27] a standing answer is deleted when the member %s', async (_, go) => {
  const club = await week(server)
  await always(club.ben, club)
  await go(server, club, club.ben)
  expect(await server.deps.sql.select().from(standingAnswers)).toEqual([])
})
