import { changeScore } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { assignTeams } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { boardOn } from './support/board.ts'
import { checkInBy, clubToday, startFirstMatch, stateOf } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
/** Pixels between a name and the line beside it. */
const CLEAR = 12

/** Orange and Blue play, Ben waits in Chalk, and Orange has scored 100. */
async function matchWithManyGoals() {
  const club = await clubToday(suite.server, ['Ben'], {
    max_teams: 3,
    max_players_per_team: 3,
    match_rules: { win: { by: 'time' } },
  })
  const [ben] = club.people as [Person]
  const { id } = (await checkInBy(club, ben)).reply.player
  const gameId = await startFirstMatch(club)
  await club.ada.call(assignTeams, { params: { groupId: club.groupId }, body: { 3: [id] } })
  const { current_match: match } = await stateOf(club.ada, gameId)
  for (let goals = 0; goals < 100; goals += 10) {
    await club.ada.call(changeScore, {
      params: { gameId },
      body: { team_id: match?.team_a_id ?? '', action: 'increment', value: 10 },
    })
  }
  return { club, ben, gameId }
}

test('at 360 and 390 px a waiting player sees the score, the clock and their turn without scrolling, and nothing stands across the touchline, on any board', async () => {
  const { club, ben, gameId } = await matchWithManyGoals()
  for (const who of [ben, club.ada]) {
    const { page } = await suite.open(who === ben ? 'Ben' : 'Ada', { shape: 'phone', token: who.token })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
    await expect.poll(() => boardOn(page)).toEqual(['Orange 100', 'Blue 0'])
    if (who === ben) await expectTurnInView(page)
    await page.getByText('Fair shares').click()
    const table = page.getByRole('table').first()
    await table.waitFor()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => outsideTouchline(page)).toEqual([])
      // who has played how much is read without moving the table sideways
      const hidden = () => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))
      await expect.poll(hidden).toBe(0)
      // the board of those who watch stands upright: nothing beside its plates takes their room
      const plates = page.getByRole('img', { name: 'Orange 100' })
      if (who === ben) expect((await plates.boundingBox())?.width).toBeGreaterThan(150)
    }
  }
  const { reply } = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const { page: bigBoard } = await suite.open('TV', { shape: 'phone' })
  await bigBoard.goto(`/board/${reply.token}`)
  await expect.poll(() => boardOn(bigBoard)).toEqual(['Orange 100', 'Blue 0'])
  for (const width of [360, 390])
    for (const height of [640, 740, 844]) {
      await bigBoard.setViewportSize({ width, height })
      await expect.poll(() => outsideTouchline(bigBoard)).toEqual([])
    }
})

/** Both names, the score, the clock and whose turn it is, all of it above the lower edge. */
async function expectTurnInView(page: Page): Promise<void> {
  const turn = page.getByRole('region', { name: "You're on next" })
  await turn.getByText('Chalk plays the winner').waitFor()
  expect(Number(await turn.getByRole('img').getAttribute('aria-label'))).toBeGreaterThan(0)
  const board = page.getByRole('region', { name: 'Scoreboard' })
  const parts = [
    turn,
    board.getByText('Orange', { exact: true }),
    board.getByText('Blue', { exact: true }),
    board.getByRole('img', { name: 'Orange 100' }),
    board.getByRole('img', { name: 'Blue 0' }),
    board.getByRole('timer'),
  ]
  const outOfView = async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return parts.filter((_, index) => {
      const box = boxes[index]
      return !box || box.y < 0 || box.y + box.height > 740
    })
  }
  await expect.poll(async () => (await outOfView()).map(String)).toEqual([])
}

/** Names and plates of the board that reach the line, and plates that reach the clock. */
const outsideTouchline = (page: Page) =>
  page.getByRole('region', { name: 'Scoreboard' }).evaluate((board, clear) => {
    const lines = [...board.querySelectorAll('[aria-hidden] > svg')].filter(
      (svg) => svg.getBoundingClientRect().width > 0,
    )
    const line = lines[0]?.getBoundingClientRect()
    const clock = board.querySelector('[role=timer]')?.getBoundingClientRect()
    if (!line || !clock) return ['no lines or no clock']
    const wrong: string[] = []
    for (const half of board.querySelectorAll('[role=group]')) {
      const name = half.querySelector('span')?.getBoundingClientRect()
      const plates = half.querySelector('[role=img]')?.getBoundingClientRect()
      const label = half.getAttribute('aria-label') ?? ''
      if (!name || !plates) return [`${label} has no name or no plates`]
      if (name.left - line.left < clear || line.right - name.right < clear)
        wrong.push(
          `the name of ${label} is ${name.left - line.left} and ${line.right - name.right} from the line`,
        )
      if (name.top - line.top < clear || line.bottom - name.bottom < clear)
        wrong.push(`the name of ${label} is above or below the line`)
      if (plates.left < line.left || plates.right > line.right) wrong.push(`the score of ${label}`)
      if (plates.top < line.top || plates.bottom > line.bottom)
        wrong.push(`the score of ${label} is above or below the line`)
      const isBeside = plates.bottom > clock.top && plates.top < clock.bottom
      if (isBeside && plates.right > clock.left && plates.left < clock.right)
        wrong.push(`the score of ${label} lies on the clock`)
    }
    return wrong
  }, CLEAR)
