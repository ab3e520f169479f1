import { assignCaptains, movePlayer, selectPlayers } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameDayOf } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { type Club, checkInBy, clubToday, nameCaptains } from './support/club.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()

const opener = (club: Club) => async (who: Person, shape: 'phone' | 'desktop') => {
  const { page } = await suite.open(who.name, { shape, token: who.token })
  await page.goto(club.gameDay)
  return page
}

const choose = (page: Page, name: string) => tick(page.getByRole('checkbox', { name }))
const expectText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const expectPick = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Your pick, ${name}` }).waitFor()

/** Who plays where, as the teams stand on a screen: 'Cleo (C)', 'Ben'. */
const teamOn = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Teams' })
    .getByRole('list', { name: new RegExp(`^${name}`) })
    .getByRole('listitem')
    .allInnerTexts()
    .then((all) => all.map((one) => one.split('\n').at(-1)?.trim() ?? ''))

test('an armband is passed on, a pick is taken in the last moment, and somebody picks for whoever is away', async () => {
  const names = ['Abel', 'Eve', 'Cleo', 'Ben', 'Finn', 'Gus', 'Hana']
  const club = await clubToday(suite.server, names, { max_teams: 2, max_players_per_team: 3 })
  const [abel, , cleo, ben] = club.people as [Person, Person, Person, Person]
  const params = { groupId: club.groupId }
  for (const who of [...club.people, club.ada]) await checkInBy(club, who)
  const open = opener(club)
  const passer = await open(abel, 'phone')
  const captain = await open(cleo, 'phone')
  const watcher = await open(ben, 'phone')
  const organiser = await open(club.ada, 'desktop')

  await organiser.getByRole('button', { name: 'Start the draft' }).click()
  await passer.getByRole('button', { name: 'Pass the armband to Cleo' }).click()
  const question = passer.getByRole('alertdialog')
  await question.waitFor()
  // a tablet is turned, and the columns stand in another order: the question stays above them
  const phone = passer.viewportSize()!
  await passer.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(() => passer.locator('h2').first().innerText()).toBe('Arrivals')
  expect(await question.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await passer.setViewportSize(phone)
  await question.getByRole('button', { name: 'Pass it on' }).click()

  // everybody sees who picks, and only who picks can
  await expectPick(captain, 'Cleo')
  await watcher.getByRole('heading', { name: 'Cleo is picking for Orange' }).waitFor()
  expect(await watcher.getByRole('checkbox', { name: 'Finn' }).isDisabled()).toBe(true)
  await choose(captain, 'Finn')
  await choose(captain, 'Gus')

  // Ada moves Finn to Blue while Cleo's pick is on its way: Cleo reads who was quicker, and keeps the other
  const day = await gameDayOf(club.ada, club.groupId)
  const finn = day.draft.eligible_ids[2] ?? ''
  await captain.route('**/teams/select-players', async (route) => {
    await club.ada.call(movePlayer, { params, body: { participant_id: finn, team: 2 } })
    await route.continue()
  })
  await captain.getByRole('button', { name: 'Draft 2 players' }).click()
  await expectText(captain, 'Blue picked Finn just before you.')
  await expect.poll(() => captain.getByRole('checkbox', { name: 'Finn' }).count()).toBe(0)
  expect(await captain.getByRole('checkbox', { name: 'Gus' }).isChecked()).toBe(true)
  await captain.unroute('**/teams/select-players')
  await captain.getByRole('button', { name: 'Draft 1 player' }).click()

  // Eve has gone to fetch the ball: the organiser picks for her, and swaps two who wanted to play together
  await watcher.getByRole('heading', { name: 'Eve is picking for Blue' }).waitFor()
  await expectText(organiser, 'Is Eve away? You can pick for them.')
  await choose(organiser, 'Hana')
  await organiser.getByRole('button', { name: 'Draft 1 player' }).click()
  await expect.poll(() => teamOn(watcher, 'Blue')).toEqual(['Eve (C)', 'Finn', 'Hana'])

  await organiser.getByRole('button', { name: 'More for Gus Okafor' }).click()
  await organiser.getByRole('menuitem', { name: 'Move or swap' }).click()
  const sheet = organiser.getByRole('dialog', { name: 'Move Gus Okafor' })
  await tick(sheet.getByRole('radio', { name: /Blue/ }))
  await sheet.getByLabel('In return').selectOption({ label: 'Hana Okafor' })
  await sheet.getByRole('button', { name: 'Swap them' }).click()
  await organiser.getByRole('button', { name: 'Auto-assign the rest' }).click()

  const expected = { Orange: ['Cleo (C)', 'Hana', 'Abel'], Blue: ['Eve (C)', 'Finn', 'Gus'] }
  for (const page of [captain, watcher, organiser, passer]) {
    await expect
      .poll(async () => [...(await teamOn(page, 'Orange'))].sort())
      .toEqual([...expected.Orange].sort())
    await expect.poll(async () => [...(await teamOn(page, 'Blue'))].sort()).toEqual([...expected.Blue].sort())
    // Ben came fourth and nobody had room for him: everybody reads that, and why
    await page.getByRole('heading', { name: 'Substitutes' }).waitFor()
    await expectText(page, 'Every team is full.')
  }
})

test('one player at a time: a pick is taken back and the player free again, the smaller team is next, two phones at once take one player once, and all read the same', async () => {
  const names = ['Cleo', 'Eve', 'Ben', 'Finn', 'Gus', 'Hana', 'Ines']
  const club = await clubToday(suite.server, names, {
    max_teams: 2,
    max_players_per_team: 3,
    draft_order: 'alternating',
  })
  const [cleo, eve] = club.people as [Person, Person]
  const ids = await nameCaptains(club)
  const open = opener(club)
  const first = await open(cleo, 'phone')
  const second = await open(eve, 'phone')
  const organiser = await open(club.ada, 'desktop')

  const picks = async (page: Page, name: string, whom: string) => {
    await expectPick(page, name)
    await choose(page, whom)
    await page.getByRole('button', { name: 'Draft 1 player' }).click()
  }
  // Cleo picks the wrong one, and Ada takes that back
  await picks(first, 'Cleo', 'Hana')
  await expectPick(second, 'Eve')
  expect(await first.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
  await organiser.getByRole('button', { name: 'Undo: Pick of Hana Okafor for Orange' }).click()
  await expectText(organiser, 'Undone: Pick of Hana Okafor for Orange')
  // and again what came before it
  await organiser.getByRole('button', { name: 'Undo: Armband of Eve Okafor for Blue' }).waitFor()
  await expectPick(first, 'Cleo')
  await expect.poll(() => first.getByRole('checkbox', { name: 'Hana' }).isEnabled()).toBe(true)
  await expect.poll(() => teamOn(first, 'Orange')).not.toContain('Hana')

  // a second tick takes the place of the first
  await expectText(first, 'Choose one player, then the others pick')
  await choose(first, 'Ines')
  await picks(first, 'Cleo', 'Hana')
  await picks(second, 'Eve', 'Ines')
  await expectPick(first, 'Cleo')

  // Cleo's own phone and the organiser's press in one moment: one of them is told, and nobody is drawn twice
  await choose(first, 'Gus')
  const params = { groupId: club.groupId }
  const pickAsAda = () => club.ada.call(selectPlayers, { params, body: { 1: [ids[3] ?? ''] } })
  const adasPick = new Promise<Awaited<ReturnType<typeof pickAsAda>>>((resolve) => {
    first.route('**/teams/select-players', async (route) => {
      resolve(pickAsAda())
      await route.continue()
    })
  })
  await first.getByRole('button', { name: 'Draft 1 player' }).click()
  const byAda = await adasPick
  await first.unroute('**/teams/select-players')
  await expectPick(second, 'Eve')
  const afterRace = await gameDayOf(club.ada, club.groupId)
  expect(afterRace.teams.map(({ player_count: players }) => players)).toEqual([3, 2])
  const free = byAda.status === 200 ? 'Gus' : 'Finn'
  await picks(second, 'Eve', free)

  const orange = ['Cleo (C)', 'Hana', free === 'Gus' ? 'Finn' : 'Gus'].sort()
  const blue = ['Eve (C)', 'Ines', free].sort()
  for (const page of [first, second, organiser]) {
    await expect.poll(async () => (await teamOn(page, 'Orange')).sort()).toEqual(orange)
    await expect.poll(async () => (await teamOn(page, 'Blue')).sort()).toEqual(blue)
    await expectText(page, 'Every team is full.')
  }
  const over = await club.ada.call(assignCaptains, { params, body: { [ids[2] ?? '']: 1 } })
  expect(over.problem.code).toBe('already-captain')
})
