import { listPlayers, manualCheckIn } from '@turnout/contract/game-day'
import { getVenueCode } from '@turnout/contract/venue-code'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { gameDayOf, joinAndApprove } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { checkInBy, clubToday } from './support/club.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()
const MEMBERS = ['Cleo', 'Ben', 'Finn', 'Gus', 'Hana', 'Ines', 'Jo', 'Kai', 'Lou', 'Mo', 'Noor', 'Ola']
const TYPED = ['Pia', 'Maximiliane Featherstonehaugh']
const GUESTS = [...TYPED, 'Quinn', 'Sam', 'Tess', 'Uma']
const EVERYBODY = ['Ada', 'Eve', ...MEMBERS, ...GUESTS]

test('twenty people check in: by position, by venue code, by its picture, by an admin, by name', async () => {
  const club = await clubToday(suite.server, MEMBERS, { max_teams: 4, max_players_per_team: 5 })
  const [cleo, ben, , ...others] = club.people as [Person, Person, Person, ...Person[]]
  const eve = await registeredPerson(suite.server, 'Eve')
  await joinAndApprove(suite.server, club.ada, club.groupId, { token: eve.token })

  const open = async (who: string, options: Parameters<typeof suite.open>[1], to = club.gameDay) => {
    const { page } = await suite.open(who, options)
    await page.goto(to)
    return page
  }
  const organiser = await open('Ada', { shape: 'phone', token: club.ada.token, at: club.atThePitch })
  const byPosition = await open('Cleo', { shape: 'phone', token: cleo.token, at: club.atThePitch })
  const byCode = await open('Ben', { shape: 'phone', token: ben.token })

  await byPosition.getByRole('button', { name: 'Check in', exact: true }).click()
  await byPosition.getByText('1st to arrive').waitFor()
  // the button has gone, and its focus is where it says why
  await byPosition.locator('[data-you-are-in]:focus').waitFor()

  // the digits on the organiser's phone, typed on another
  await organiser.getByRole('button', { name: 'Show the venue code' }).click()
  const shown = organiser.getByRole('dialog')
  await shown.getByRole('img', { name: /^QR code/ }).waitFor()
  const spoken = await shown.getByRole('img', { name: /^Venue code( \d){6}$/ }).getAttribute('aria-label')
  await byCode.getByRole('button', { name: 'I have the venue code' }).click()
  await byCode.getByLabel('Venue code').fill('12 3')
  await byCode.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await byCode.getByText('Type all six digits of the venue code.').waitFor()
  await byCode.getByLabel('Venue code').fill(spoken?.replace('Venue code', '') ?? '')
  await byCode.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await byCode.getByText('2nd to arrive').waitFor()

  // its picture, opened by the camera of somebody who is not signed in
  const { path } = (await club.ada.call(getVenueCode, { params: { groupId: club.groupId } })).reply
  const byPicture = await open('Eve', { shape: 'phone' }, path)
  await byPicture.waitForURL('**/signin?*')
  await fillInSignIn(byPicture, eve.email)
  const confirm = byPicture.getByRole('dialog')
  await expect.poll(() => confirm.getByLabel('Venue code').inputValue()).toBe(path.slice(-6))
  expect(await checkedInNames(club.ada, club.groupId)).toHaveLength(2)
  await confirm.getByRole('button', { name: 'Check in' }).click()
  await byPicture.getByText('3rd to arrive').waitFor()
  expect(new URL(byPicture.url()).search).toBe('')

  await organiser.keyboard.press('Escape')
  await organiser.getByRole('button', { name: 'Check in Finn Okafor' }).click()
  await expect.poll(() => checkedInNames(club.ada, club.groupId)).toContain('Finn Okafor')
  for (const who of others) await checkInBy(club, who)

  for (const [index, name] of TYPED.entries()) {
    if (index > 0) await organiser.getByRole('button', { name: 'Add another player' }).click()
    await organiser.getByLabel('Player name').nth(index).fill(name)
  }
  // twice before anything is answered, as a thumb in a hurry does
  await organiser.getByRole('button', { name: 'Check in 2 players' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await organiser.getByRole('button', { name: 'Check in 1 player' }).waitFor()
  const body = GUESTS.slice(TYPED.length).map((name) => ({ name }))
  await club.ada.call(manualCheckIn, { params: { groupId: club.groupId }, body })
  await organiser.getByRole('button', { name: 'Check in', exact: true }).last().click()

  for (const page of [organiser, byPosition, byCode, byPicture])
    await page.getByRole('heading', { level: 1, name: '20 players arrived' }).waitFor()
  await organiser.getByRole('button', { name: 'Sort by arrival' }).click()
  const order = await arrivalsOn(organiser)
  expect(order).toHaveLength(20)
  expect(order.slice(0, 4)).toEqual(['Cleo', 'Ben', 'Eve', 'Finn'])
  expect(await arrivalsOn(byPosition)).toEqual(order)
  expect((await gameDayOf(club.ada, club.groupId)).arrived_count).toBe(20)

  // by which door, for the organiser alone
  const methodLabels = (page: Page) => page.getByText(/by (position|code|admin)/).count()
  expect(await methodLabels(organiser)).toBeGreaterThan(0)
  expect(await methodLabels(byPosition)).toBe(0)
})

async function checkedInNames(who: Person, groupId: string): Promise<string[]> {
  const { reply } = await who.call(listPlayers, { params: { groupId } })
  return reply.filter(({ arrival_number }) => arrival_number !== null).map(({ name }) => name)
}

/** First names in their order, page after page of the list. */
async function arrivalsOn(page: Page): Promise<string[]> {
  const list = page.getByRole('region', { name: 'Arrivals' })
  const pager = list.getByRole('navigation', { name: 'Arrivals' })
  const names: string[] = []
  for (const number of ['1', '2', '3']) {
    const button = pager.getByRole('button', { name: `Page ${number}`, exact: true })
    await button.click()
    await expect.poll(() => button.getAttribute('aria-current')).toBe('page')
    const rows = await list.getByRole('listitem').filter({ hasText: 'Arrived' }).allTextContents()
    // an organiser's row ends with a menu, 'More for Noor', in which Mo could be found
    const people = rows.map((row) => row.replace(/More for .*/, ''))
    names.push(...people.map((row) => EVERYBODY.find((name) => row.includes(name)) ?? row))
  }
  return names
}
