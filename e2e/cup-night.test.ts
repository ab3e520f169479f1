import { getCup } from '@turnout/contract/cups'
import { closeGame, endMatch } from '@turnout/contract/live-match'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { boardOn, goal, start } from './support/board.ts'
import { checkInBy, clubToday, startNext, stateOf } from './support/club.ts'
import { draftTeams, playBallWith, playNext, teamsOfTwo, tossDue } from './support/cup.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()

/** A match in the bracket. */
const matchOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** What a player reads of their own team. */
const turn = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 2, name: title })

test('[O-27] eight teams play a cup to its final on three phones, and a stranger and a big screen follow it', async () => {
  const club = await clubToday(suite.server, ['Ben', 'Eve'], teamsOfTwo(8))
  const { groupId, ada, people } = club
  const [ben, eve] = people as [Person, Person]
  // who comes first plays first
  await checkInBy(club, ben)
  const { reply: members } = await ada.call(listMembers, { params: { groupId } })
  const memberId = members.find(({ user }) => user.id === eve.id)?.id ?? ''
  await ada.call(makeAdmin, { params: { groupId, memberId } })
  const gameId = await playBallWith(club, 8)
  const { reply: link } = await ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const group = `/my-sports-groups/${groupId}`
  const open = async (who: string, shape: 'phone' | 'desktop', path: string, token?: string) => {
    const { page } = await suite.open(who, { shape, ...(token && { token }) })
    await page.goto(path)
    return page
  }
  const organiser = await open('Ada', 'phone', `${group}/cup/plan`, ada.token)
  const second = await open('Eve', 'phone', `${group}/live-match`, eve.token)
  const player = await open('Ben', 'phone', `${group}/cup`, ben.token)
  const stranger = await open('Stranger', 'phone', `/watch/${link.token}`)
  const tv = await open('TV', 'desktop', `/board/${link.token}`)

  // the player's page was open before the cup was planned
  await player.getByRole('heading', { level: 1, name: 'No cup today' }).waitFor()
  await tick(organiser.getByRole('radio', { name: 'Knockout Lose' }))
  await tick(organiser.getByRole('switch', { name: 'Match for third place' }))
  await organiser.getByRole('button', { name: 'Start the cup' }).click()
  await organiser.getByRole('heading', { level: 1, name: 'Cup night' }).waitFor()
  for (const page of [organiser, player, stranger])
    await matchOf(page, 'Quarter-final 1').getByText('Chalk').waitFor()
  await matchOf(organiser, 'Final').getByText('Winner of semi-final 1').waitFor()
  await turn(player, 'You play next').waitFor()
  await tv.getByRole('region', { name: 'Next Match' }).getByText('Quarter-final 1').waitFor()

  // the second organiser runs the first match
  await start(second)
  await turn(player, 'You play now').waitFor()
  await goal(second, 'Chalk')
  for (const page of [second, stranger, tv]) await expect.poll(() => boardOn(page)).toContain('Chalk 1')
  await organiser.getByRole('region', { name: 'On now' }).getByText('Quarter-final 1').waitFor()
  await second.getByRole('button', { name: 'End match' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'End match' }).click()
  // a watcher finds each match in one list, which is that of the cup
  await stranger.getByRole('region', { name: 'All matches' }).getByText('1 of 8 played').waitFor()
  expect(await stranger.getByRole('region', { name: 'Completed Matches' }).count()).toBe(0)
  await turn(player, /^You play at about \d\d:\d\d$/).waitFor()
  await player.getByText('Chalk, semi-final 1. Three matches before you.').waitFor()

  // the organiser runs the others, of which a coin decides the first
  await startNext(club, gameId)
  await player.getByRole('link', { name: 'Open the match' }).click()
  await player
    .getByRole('heading', { level: 1, name: 'Match 2 · Quarter-final 2' })
    .waitFor({ state: 'attached' })
  await player.getByRole('link', { name: 'See the cup' }).click()
  await player.getByRole('heading', { level: 1, name: 'Cup night' }).waitFor()
  await ada.call(endMatch, { params: { gameId } })
  await organiser.getByText('A coin decides.').waitFor()
  await tossDue(club, gameId)
  for (let match = 0; match < 2; match++) await playNext(club, gameId, 1)
  for (const page of [organiser, player, stranger])
    await matchOf(page, 'Semi-final 2').getByText('Blue').waitFor()

  // a team goes home before its semi-final, and its opponent goes on
  await organiser.getByLabel('Team', { exact: true }).selectOption({ label: 'Blue' })
  await organiser.getByRole('button', { name: 'Leaves the cup' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Blue leaves' }).click()
  for (const page of [organiser, player, stranger])
    await expect.poll(() => matchOf(page, 'Final').textContent()).not.toContain('Winner of semi-final 2')

  while ((await stateOf(ada, gameId)).upcoming_match) await playNext(club, gameId, 2)
  const { reply: cup } = await ada.call(getCup, { params: { gameId } })
  expect(cup.is_over).toBe(true)
  const winner = cup.teams.find(({ id }) => id === cup.winner_id)?.name ?? ''
  for (const page of [organiser, player])
    await page.getByRole('heading', { name: `${winner} wins the cup` }).waitFor()
  // it hangs there before the game is closed as well as after
  await tv.getByText(`${winner} won the cup`).waitFor()
  expect(await tv.getByRole('region', { name: 'Next Match' }).count()).toBe(0)
  await ada.call(closeGame, { params: { gameId } })
  for (const page of [stranger, tv]) await page.getByText(`${winner} won the cup`).waitFor()
  await matchOf(tv, 'Final').getByText(winner).waitFor()
  for (const page of [organiser, second, player, stranger, tv])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  // the winner is kept on the group's page, in its chat and in the results
  await organiser.goto(group)
  await organiser.getByRole('link', { name: `${winner} won the cup` }).click()
  await player.goto(`${group}/chat`)
  await player.getByText(`${winner} won the cup.`).waitFor()
  await player.getByRole('link', { name: /^\d+ matches$/ }).click()
  for (const page of [organiser, player]) {
    await page.getByRole('heading', { level: 2, name: `${winner} won the cup` }).waitFor()
    await page.getByText('Third place: ').waitFor()
    await matchOf(page, 'Final').getByText(winner).waitFor()
  }
})

test('[O-24] [O-25] a cup that is planned before there are teams begins with Play Ball', async () => {
  const club = await clubToday(suite.server, ['Ben'], teamsOfTwo(6))
  const { groupId, ada, people } = club
  const [ben] = people as [Person]
  const group = `/my-sports-groups/${groupId}`
  const { page: organiser } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  const { page: player } = await suite.open('Ben', { shape: 'phone', token: ben.token })

  // from the date on the page of the group
  await organiser.goto(group)
  await organiser
    .getByRole('button', { name: /^Manage / })
    .first()
    .click()
  await organiser.getByRole('menuitem', { name: 'Plan a cup' }).click()
  await organiser.getByLabel('Count on').selectOption({ label: '5 teams' })
  await organiser.getByText('Needs 6 teams', { exact: true }).waitFor()
  await organiser.getByLabel('Count on').selectOption({ label: '6 teams' })
  await tick(organiser.getByRole('radio', { name: 'Groups, then knockout' }))
  await organiser.getByRole('button', { name: 'Plan the cup' }).click()
  await organiser.getByRole('button', { name: 'Change the plan' }).waitFor()

  // a member sees it beside the date, on the tile and where the cup will be
  await player.goto(group)
  await player.getByText('Cup night').first().waitFor()
  await player.getByRole('link', { name: 'Tournament' }).click()
  await player.getByRole('heading', { level: 1, name: 'A cup is planned for today' }).waitFor()

  await draftTeams(club, 6)
  await organiser.goto(`${group}/game-day`)
  await organiser.getByText('Opens the planned cup for everyone.').waitFor()
  await organiser.getByRole('button', { name: 'Play Ball' }).click()
  await organiser.getByRole('link', { name: 'See the cup' }).click()
  await organiser.getByRole('heading', { level: 1, name: 'Cup night' }).waitFor()
  await player.getByRole('heading', { name: 'Group B' }).waitFor()
})
