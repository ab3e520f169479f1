import { createGroup } from '@turnout/contract/groups'
import { selectPlayers } from '@turnout/contract/teams'
import { expect, test } from 'vitest'
import { CANAL_SIDE } from '../apps/server/src/testing/game-setup.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { AXE } from '../screens/audit.ts'
import { boardOn, DOUBLE_TAP_MS } from './support/board.ts'
import { checkInBy, clubToday } from './support/club.ts'
import { hasFocus, pressByKey, tabTo } from './support/keys.ts'
import { story } from './support/story.ts'

const suite = story()

test('Dan requests to join and Ada admits him, by the keyboard alone', async () => {
  const ada = await person(suite.server, 'Ada')
  await ada.call(createGroup, { body: CANAL_SIDE })
  await ada.call(createGroup, { body: { ...CANAL_SIDE, name: 'Harbour Hoops', sports_type: 'basketball' } })

  const { token } = await person(suite.server, 'Dan')
  const { page: dans } = await suite.open('Dan', { shape: 'desktop', token })
  await dans.goto('/sports/groups')
  await tabTo(dans, dans.getByPlaceholder('Name, place or sport'))
  await dans.keyboard.type('kickabout')
  await dans.getByRole('heading', { name: '1 group' }).waitFor()
  await tabTo(dans, dans.getByRole('button', { name: 'Join Canal Side Kickabout' }))
  await dans.keyboard.press('Enter')
  await dans.getByText('Join request submitted successfully!').first().waitFor()
  await dans.getByText('Pending').waitFor()

  const { page: adas } = await suite.open('Ada', { shape: 'desktop', token: ada.token })
  await adas.goto('/home')
  // the results of the header's search do not stop a person who goes on by Tab
  const search = adas.locator('input[name=search]')
  await tabTo(adas, search)
  await adas.keyboard.type('kickabout')
  await adas.getByRole('option', { name: 'Canal Side Kickabout' }).waitFor()
  await adas.evaluate(AXE)
  const { violations } = await adas.evaluate<{ violations: unknown[] }>("axe.run('search')")
  expect(violations).toEqual([])
  await adas.keyboard.press('Escape')
  await expect.poll(() => search.getAttribute('aria-expanded')).toBe('false')
  await tabTo(adas, adas.getByRole('link', { name: /Canal Side Kickabout.*person asks to join/ }))
  await adas.keyboard.press('Enter')
  await tabTo(adas, adas.getByRole('button', { name: 'Approve Dan Okafor' }))
  await adas.keyboard.press('Enter')
  await adas.getByText('Member approved').first().waitFor()
  await adas.getByText('2 members').waitFor()

  // what cannot be undone asks first, with the focus on the way out, and returns the focus afterwards
  const more = adas.getByRole('button', { name: 'More for Dan Okafor' })
  await tabTo(adas, more)
  await adas.keyboard.press('Enter')
  const remove = adas.getByRole('menuitem', { name: 'Remove Member' })
  await remove.waitFor()
  await adas.keyboard.press('End')
  await expect.poll(() => hasFocus(remove)).toBe(true)
  await adas.keyboard.press('Escape')
  await expect.poll(() => hasFocus(more)).toBe(true)
  await adas.keyboard.press('Enter')
  await remove.waitFor()
  // a letter goes to the item that begins with it
  await adas.keyboard.press('r')
  await expect.poll(() => hasFocus(remove)).toBe(true)
  await adas.keyboard.press('Enter')
  const keep = adas.getByRole('button', { name: 'Keep them' })
  await expect.poll(() => hasFocus(keep)).toBe(true)
  await adas.keyboard.press('Escape')
  await expect.poll(() => hasFocus(more)).toBe(true)
  await adas.getByText('2 members').waitFor()
})

const FIELDS = [
  ['First name', 'Nadia'],
  ['Last name', 'Brandt'],
  ['Email', 'nadia@example.org'],
  ['Phone number', '+44 20 7946 0000'],
  ['Date of birth', '02041988'],
  ['Password', 'our bibs are dry'],
  ['Confirm password', 'our bibs are dry'],
] as const

test('Nadia signs up by the keyboard alone', async () => {
  const { page } = await suite.open('Nadia', { shape: 'desktop' })
  await page.goto('/signup/user')
  for (const [label, text] of FIELDS) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await pressByKey(page, 'Sign up')
  await page.getByText('Check your email. The link works for 48 hours.').waitFor()
})

test('Ada checks in, drafts and runs a match by the keyboard alone, and her screen reader speaks the changes', async () => {
  const club = await clubToday(suite.server, ['Ben', 'Cleo', 'Dan'], {
    max_teams: 2,
    max_players_per_team: 2,
  })
  const { page } = await suite.open('Ada', { shape: 'desktop', token: club.ada.token, at: club.atThePitch })
  await page.goto(club.gameDay)
  await pressByKey(page, 'Check in')
  await page.getByText("You're in").waitFor()
  const ids = []
  for (const who of club.people) ids.push((await checkInBy(club, who)).reply.player.id)

  await pressByKey(page, 'Start the draft')
  await page.getByRole('heading', { name: 'Your pick, Ada' }).waitFor()
  await tabTo(page, page.getByRole('checkbox', { name: 'Cleo' }))
  await page.keyboard.press('Space')
  await pressByKey(page, 'Draft 1 player')
  await page.getByText('Players drafted successfully!').first().waitFor()
  // Play Ball is below the teams until Ben has picked, then it is the next step: the focus moves along with
  // it
  const playBall = page.getByRole('button', { name: 'Play Ball', exact: true })
  await tabTo(page, playBall)
  const [ben] = club.people
  await ben?.call(selectPlayers, { params: { groupId: club.groupId }, body: { 2: ids.slice(2) } })
  await page.getByRole('heading', { name: 'The teams are ready' }).waitFor()
  expect(await hasFocus(playBall)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/live-match')
  const board = page.getByRole('region', { name: 'Scoreboard' })
  await tabTo(page, board.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await page.getByRole('timer').getByText('left to play').waitFor()
  await page.waitForTimeout(DOUBLE_TAP_MS)
  await page.keyboard.press('q')
  await expect.poll(() => boardOn(page)).toEqual(['Orange 1', 'Blue 0'])
  await page
    .getByRole('status')
    .filter({ hasText: 'Goal for Orange. Orange 1, Blue 0' })
    .waitFor({ state: 'attached' })

  // the focus is on the way out, and taking it returns the focus to where it was
  const end = page.getByRole('button', { name: 'End match' })
  await pressByKey(page, 'End match')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(end)).toBe(true)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'End match' }))
  await page.keyboard.press('Enter')
  await page.getByText('Orange wins and advances!').first().waitFor()
})
