import { getCup } from '@turnout/contract/cups'
import { closeGame, endMatch } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkInBy, clubToday, stateOf } from './support/club.ts'
import { KNOCKOUT, planCupOf, playBallWith, playNext, startNext, teamsOfTwo, tossDue } from './support/cup.ts'
import { story } from './support/story.ts'

const suite = story()

/** A match in the bracket. */
const matchOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('eight teams play a cup to its final, and two phones, a stranger and a big screen follow it', async () => {
  const club = await clubToday(suite.server, ['Ben'], teamsOfTwo(8))
  const [ben] = club.people
  const gameId = await playBallWith(club, 8)
  const cupPage = `/my-sports-groups/${club.groupId}/cup`
  const { page: organiser } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const { page: player } = await suite.open('Ben', { shape: 'phone', token: ben?.token ?? '' })
  await player.goto(cupPage)
  await player.getByRole('heading', { level: 1, name: 'No cup today' }).waitFor()
  await planCupOf(club, gameId, { ...KNOCKOUT, third_place: true })
  const { reply: link } = await club.ada.call(changeSpectatorLink, {
    params: { gameId },
    body: { open: true },
  })
  const { page: stranger } = await suite.open('Stranger', { shape: 'phone' })
  const { page: tv } = await suite.open('TV', { shape: 'desktop' })
  await organiser.goto(cupPage)
  await stranger.goto(`/watch/${link.token}`)
  await tv.goto(`/board/${link.token}`)
  const screens = [organiser, player, stranger, tv]

  // the player's page was open before the cup was planned
  for (const page of [organiser, player, stranger])
    await matchOf(page, 'Quarter-final 1').getByText('Orange').waitFor()
  await matchOf(organiser, 'Final').getByText('Winner of semi-final 1').waitFor()

  await startNext(club, gameId)
  for (const page of [organiser, player])
    await page.getByRole('region', { name: 'On now' }).getByText('Quarter-final 1').waitFor()
  await player.getByRole('link', { name: 'Open the match' }).click()
  await player
    .getByRole('heading', { level: 1, name: 'Match 1 · Quarter-final 1' })
    .waitFor({ state: 'attached' })
  await player.getByRole('link', { name: 'See the cup' }).click()
  await player.getByRole('heading', { level: 1, name: 'Cup night' }).waitFor()
  await club.ada.call(endMatch, { params: { gameId } })
  await tossDue(club, gameId)

  for (let match = 0; match < 3; match++) await playNext(club, gameId, 1)
  for (const page of [organiser, player, stranger])
    await matchOf(page, 'Semi-final 2').getByText('Blue').waitFor()

  // a team goes home before its semi-final, and its opponent goes on
  await organiser.getByLabel('Team', { exact: true }).selectOption({ label: 'Blue' })
  await organiser.getByRole('button', { name: 'Leaves the cup' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Blue leaves' }).click()
  for (const page of [organiser, player, stranger])
    await expect.poll(() => matchOf(page, 'Final').textContent()).not.toContain('Winner of semi-final 2')

  while ((await stateOf(club.ada, gameId)).upcoming_match) await playNext(club, gameId, 2)
  const { reply: cup } = await club.ada.call(getCup, { params: { gameId } })
  expect(cup.is_over).toBe(true)
  const winner = cup.teams.find(({ id }) => id === cup.winner_id)?.name
  for (const page of [organiser, player])
    await page.getByRole('heading', { name: `${winner} wins the cup` }).waitFor()
  await club.ada.call(closeGame, { params: { gameId } })
  for (const page of [stranger, tv]) await page.getByText(`${winner} won the cup`).waitFor()
  await matchOf(tv, 'Final')
    .getByText(winner ?? '')
    .waitFor()
  for (const page of screens)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  // the winner is kept on the group's page, in its chat and in the results
  await organiser.goto(`/my-sports-groups/${club.groupId}`)
  await organiser.getByRole('link', { name: `${winner} won the cup` }).click()
  await player.goto(`/my-sports-groups/${club.groupId}/chat`)
  await player.getByText(`${winner} won the cup.`).waitFor()
  await player.getByRole('link', { name: /^\d+ matches$/ }).click()
  for (const page of [organiser, player]) {
    await page.getByRole('heading', { level: 2, name: `${winner} won the cup` }).waitFor()
    await page.getByText('Third place: ').waitFor()
    await matchOf(page, 'Final')
      .getByText(winner ?? '')
      .waitFor()
  }
})

test('[O-27] a player of a team reads when it plays, and is told when it does', async () => {
  const club = await clubToday(suite.server, ['Ben'], teamsOfTwo(4))
  const [ben] = club.people
  if (!ben) throw new Error('Nobody plays.')
  await checkInBy(club, ben)
  const gameId = await playBallWith(club, 4)
  await planCupOf(club, gameId, KNOCKOUT)
  const { page: player } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await player.goto(`/my-sports-groups/${club.groupId}/cup`)
  // who came first is called first, against the team that came last
  await player.getByRole('heading', { name: 'You play next' }).waitFor()
  await startNext(club, gameId)
  await player.getByRole('heading', { name: 'You play now' }).waitFor()
  await club.ada.call(endMatch, { params: { gameId } })
  await player.getByRole('heading', { name: 'A coin decides' }).waitFor()
})
