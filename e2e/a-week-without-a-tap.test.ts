import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn, listPlayers } from '@turnout/contract/game-day'
import { changeMemberAttendance } from '@turnout/contract/members'
import { listNotifications } from '@turnout/contract/notifications'
import { answerScheduledGame, callSpares, listScheduledGames } from '@turnout/contract/scheduled-games'
import { changeStandingAnswer } from '@turnout/contract/standing-answer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameLog } from '../apps/server/src/features/game/tables.ts'
import { memberIdOf } from '../apps/server/src/features/groups/testing.ts'
import { scheduledGameLog } from '../apps/server/src/features/scheduled-games/tables.ts'
import { sweep } from '../apps/server/src/features/scheduled-games/testing.ts'
import { AT_THE_PITCH, club } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { story } from './support/story.ts'

const suite = story()

const TWO_PLACES = {
  mode: 'limited',
  places: 2,
  minimum: 2,
  guests_allowed: false,
  fair_places: false,
} as const

const kindsIn = async (who: Person) =>
  (await who.call(listNotifications)).reply.notifications.map(({ kind }) => kind)

/** What the clock does at this hour, which the program does by itself; phones are opened at this hour from then on. */
async function at(hour: string) {
  await suite.server.setTime(hour)
  await sweep(suite.server)
  return async ({ name, token }: Person, path: string): Promise<Page> => {
    const { page } = await suite.open(name, { shape: 'phone', token, clock: hour })
    await page.goto(path)
    return page
  }
}

/** Tuesdays from seven to nine in London; the story begins on the Wednesday before, when the next game is not open yet. */
async function clubOfTuesdays() {
  await suite.server.setTime('2026-06-10T10:00:00Z')
  const { ada, groupId, people } = await club(suite.server, ['Ben', 'Cleo', 'Dan', 'Eve'])
  const params = { groupId }
  await ada.call(changeAttendanceSettings, { params, body: TWO_PLACES })
  const [ben, cleo, dan, eve] = people as [Person, Person, Person, Person]
  await cleo.call(changeStandingAnswer, { params, body: { weekdays: ['TUESDAY'] } })
  const answer = async (who: Person, choice: 'going' | 'not_going') => {
    const [game] = (await who.call(listScheduledGames, { params })).reply
    const ofGame = { ...params, gameId: game?.id ?? '' }
    await who.call(answerScheduledGame, { params: ofGame, body: { answer: choice } })
  }
  return { ada, groupId, params, ben, cleo, dan, eve, answer }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test("an organiser's week without a tap: people are asked and answer, a drop-out gives the place to the next in line, and the session begins", async () => {
  const { ada, groupId, params, ben, cleo, dan, eve, answer } = await clubOfTuesdays()

  // six days before, all are asked, but for Cleo who always comes
  const openThen = await at('2026-06-10T18:01:00Z')
  expect(await kindsIn(cleo)).not.toContain('game_open')
  const asked = await openThen(ben, '/notifications')
  await asked.getByRole('link', { name: /are you in\?/ }).click()
  await press(asked, "I'm in")
  await asked.getByRole('button', { name: "You're in" }).waitFor()
  await answer(dan, 'going')

  // a day before, Eve is reminded and the others are not
  await at('2026-06-15T18:01:00Z')
  expect(await kindsIn(eve)).toContain('reminder')
  for (const who of [ben, cleo, dan]) expect(await kindsIn(who)).not.toContain('reminder')

  // on the day itself Ben drops out, and Dan sees it where he looks
  const openToday = await at('2026-06-16T10:00:00Z')
  const dans = await openToday(dan, `/my-sports-groups/${groupId}`)
  await dans.getByText('2 of 2 places taken').first().waitFor()
  await dans.getByText("You're 1st on the waiting list").waitFor()
  await answer(ben, 'not_going')
  await dans.getByRole('button', { name: "You're in" }).first().waitFor()
  await dans.goto('/notifications')
  await dans.getByText('You have a place on Tue 16 Jun').waitFor()

  // four hours before no one is missing, and at seven the two who are in are there
  await at('2026-06-16T14:01:00Z')
  await suite.server.setTime('2026-06-16T17:50:00Z')
  for (const who of [cleo, dan]) await who.call(checkIn, { params, body: AT_THE_PITCH })
  await at('2026-06-16T18:00:00Z')
  const { reply: players } = await ada.call(listPlayers, { params })
  const here = players.filter(({ status }) => status === 'arrived').map(({ name }) => name)
  expect(here).toEqual(['Cleo Okafor', 'Dan Okafor'])

  expect(await kindsIn(ada)).not.toContain('too_few')
  const { sql } = suite.server.deps
  const actors = [
    ...(await sql.select({ id: scheduledGameLog.actorId }).from(scheduledGameLog)),
    ...(await sql.select({ id: gameLog.actorId }).from(gameLog)),
  ]
  expect(actors.map(({ id }) => id)).not.toContain(ada.id)
})

test('with too few in, an organiser is told four hours before the start, asks the spares once more, and cancels', async () => {
  const { ada, groupId, params, dan } = await clubOfTuesdays()
  const memberId = await memberIdOf(ada, groupId, dan)
  await ada.call(changeMemberAttendance, { params: { ...params, memberId }, body: { is_spare: true } })

  // Cleo, who always comes, is the only one in
  await at('2026-06-10T18:01:00Z')
  const [game] = (await ada.call(listScheduledGames, { params })).reply
  await ada.call(callSpares, { params: { ...params, gameId: game?.id ?? '' } })
  expect(await kindsIn(dan)).toContain('spare_asked')

  const openOnTheDay = await at('2026-06-16T14:01:00Z')
  const page = await openOnTheDay(ada, '/notifications')
  await page.getByRole('link', { name: 'Call the spares' }).click()
  await press(page, 'Call the spares')
  await page.getByText('Spares without a reply are asked now').waitFor()
  await page.getByText('The spares have been asked').waitFor()
  expect((await kindsIn(dan)).filter((kind) => kind === 'spare_asked')).toHaveLength(2)
  await page.goBack()
  await page.getByRole('link', { name: 'Cancel this game' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Why').fill('Only one of us')
  await sheet.getByRole('button', { name: 'Cancel game' }).click()
  await page.getByText('Game cancelled').waitFor()
  const [cancelled] = (await ada.call(listScheduledGames, { params })).reply
  expect(cancelled).toMatchObject({ state: 'cancelled', reason: 'Only one of us' })
})
