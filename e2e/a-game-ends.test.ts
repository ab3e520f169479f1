import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { changeScore, endMatch, holdUpcomingMatch } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { expect, test } from 'vitest'
import { clubToday, startFirstMatch, stateOf } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const HOUR = 3_600_000
const root = join(import.meta.dirname, '..')

const replay = (file: string) =>
  spawnSync(process.execPath, ['tools/turnout.mjs', 'replay', file], { cwd: root, encoding: 'utf8' })

test('[U-8] Ada ends the evening, takes that back and ends it again; everybody sees who won, and the receipt of it replays to the same', async () => {
  const club = await clubToday(suite.server, ['Ben'])
  const gameId = await startFirstMatch(club)
  const params = { gameId }
  const { current_match: current } = await stateOf(club.ada, gameId)
  const body = { team_id: current?.team_a_id ?? '', action: 'increment' } as const
  await club.ada.call(changeScore, { params, body })
  await club.ada.call(endMatch, { params })
  await club.ada.call(holdUpcomingMatch, { params, body: { hold: true } })

  const live = `/my-sports-groups/${club.groupId}/live-match`
  const { page: organiser } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const ben = club.people[0]?.token ?? ''
  const { page: watcher } = await suite.open('Ben', { shape: 'desktop', token: ben })
  for (const page of [organiser, watcher]) await page.goto(live)
  await watcher.getByText('Only admins can start matches').waitFor()

  const endGame = async () => {
    await organiser.getByRole('button', { name: 'End the game' }).click()
    const dialog = organiser.getByRole('alertdialog').or(organiser.getByRole('dialog'))
    await dialog.getByRole('button', { name: 'End the game' }).click()
    for (const page of [organiser, watcher])
      await page.getByRole('heading', { name: 'Orange won the day' }).waitFor()
  }
  await endGame()
  // too soon: only she can, and both are on the pitch again
  expect(await watcher.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
  await organiser.getByRole('button', { name: 'Undo: End of the game' }).click()
  await watcher.getByText('Only admins can start matches').waitFor()
  await endGame()

  const watching = await club.ada.call(changeSpectatorLink, { params, body: { open: true } })
  const { page: tv } = await suite.open('TV', { shape: 'phone' })
  await tv.goto(`/board/${watching.reply.token}`)
  const board = tv.getByRole('region', { name: 'Scoreboard' })
  await board.getByText('Orange won the day').waitFor()
  await board.getByRole('row', { name: /Orange 1 1 0 0 1:0/ }).waitFor()
  const { y = 0, height = 0 } = (await board.getByRole('table').boundingBox()) ?? {}
  const pitch = await board.boundingBox()
  // with the words above it, the table ends a little below the middle
  expect(y).toBeLessThan((pitch?.y ?? 0) + (pitch?.height ?? 0) / 2)
  expect(y + height).toBeGreaterThan((pitch?.y ?? 0) + (pitch?.height ?? 0) / 2)

  await watcher.getByRole('link', { name: 'See all results' }).click()
  await watcher.getByRole('heading', { name: 'Orange won 1 match' }).waitFor()
  await watcher.getByText('Details', { exact: true }).click()
  const saving = watcher.waitForEvent('download')
  await watcher.getByRole('button', { name: 'Save the receipt' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^turnout-canal-side-kickabout-\d{4}-\d\d-\d\d\.json$/)
  const { stdout, status } = replay(await file.path())
  expect([stdout.split(',')[0], status]).toEqual(['Same: Canal Side Kickabout', 0])

  await watcher.getByRole('link', { name: 'The group' }).click()
  // the session runs on by the clock on the wall, and nobody is sent to a game that is over
  await watcher.getByText('The game is over.').waitFor()
  await watcher.getByRole('link', { name: 'See the result' }).waitFor()
  expect(await watcher.getByRole('link', { name: 'Go to Game Day' }).count()).toBe(0)
  await watcher.getByRole('link', { name: 'Statistics' }).click()
  await watcher.getByText('No one played this season.').waitFor()
})

test('[D-10] past its end a game that no one has closed is over on every page, until Ada starts one more match', async () => {
  const club = await clubToday(suite.server, [])
  // shortly before the end of the session, so that the last press is less than an hour ago when it has ended
  suite.server.pass(1.5 * HOUR)
  const gameId = await startFirstMatch(club)
  const params = { gameId }
  const { current_match: current } = await stateOf(club.ada, gameId)
  const body = { team_id: current?.team_a_id ?? '', action: 'increment' } as const
  await club.ada.call(changeScore, { params, body })
  await club.ada.call(endMatch, { params })
  await club.ada.call(holdUpcomingMatch, { params, body: { hold: true } })
  suite.server.pass(0.5 * HOUR)

  const { page } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await page.getByRole('heading', { name: 'Orange won the day' }).waitFor()
  expect(await page.getByText('Live', { exact: true }).count()).toBe(0)
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.getByRole('link', { name: 'See all results' }).click()
  await page.getByRole('heading', { name: 'Orange won 1 match' }).waitFor()
  expect(await page.getByText("The game isn't over yet.").count()).toBe(0)

  await page.goBack()
  await page.getByText(/^The session has ended\. A match that you start now still counts\./).waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('timer').waitFor()
})
