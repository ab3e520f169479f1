import { checkIn, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { changeScore, endMatch, startMatch, startTimer, tossCoin } from '@turnout/contract/live-match'
import { assignTeams } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settleGame } from '../apps/server/src/features/game/overdue-sweep.ts'
import { clubToday, stateOf } from './support/club.ts'
import { expectSpoken, forgetSpoken, spokenOn, startListening } from './support/screen-reader.ts'
import { story } from './support/story.ts'

const suite = story()
const DURATION_S = 120
const MAX_WORDS = 12

/** Longer than a phone needs to receive the new time; then the clock still runs to its mark. */
const HEAD_START_S = 8

const textsOn = async (page: Page) => (await spokenOn(page)).map(({ text }) => text)

/** Moves the server's clock forward, and the phone, back from another tab, requests the time. */
async function passUntil(page: Page, leftBeforeS: number, leftS: number): Promise<void> {
  suite.server.pass((leftBeforeS - leftS) * 1000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a player with a screen reader gets each mark of a match and its coin once, in a few words, and is called when it is their turn', async () => {
  const club = await clubToday(suite.server, ['Ben'], {
    max_teams: 4,
    max_players_per_team: 2,
    match_rules: { duration_s: DURATION_S, changeover_s: 300 },
  })
  const params = { groupId: club.groupId }
  const names = Array.from({ length: 7 }, (_, index) => ({ name: `Guest ${index + 1}` }))
  const guests = (await club.ada.call(manualCheckIn, { params, body: names })).reply.map(({ id }) => id)
  const ben = club.people[0]
  if (!ben) throw new Error('Ben was let in.')
  const { player } = (await ben.call(checkIn, { params, body: club.atThePitch })).reply
  const teams = {
    1: guests.slice(0, 2),
    2: guests.slice(2, 4),
    3: guests.slice(4, 6),
    4: [...guests.slice(6), player.id],
  }
  await club.ada.call(assignTeams, { params, body: teams })
  const { game_id: gameId } = (await club.ada.call(playBall, { params })).reply

  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await startListening(page)
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await page.getByText('Live', { exact: true }).waitFor()
  await page.getByRole('heading', { name: '2 matches before you' }).waitFor()
  await forgetSpoken(page)

  const goal = async (team_id: string, speech: string) => {
    await club.ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })
    await expectSpoken(page, speech)
  }
  const start = async () => {
    const { upcoming_match: next } = await stateOf(club.ada, gameId)
    const body = { team_a_id: next?.team_a_id ?? '', team_b_id: next?.team_b_id ?? '' }
    await club.ada.call(startMatch, { params: { gameId }, body })
    await club.ada.call(startTimer, { params: { gameId } })
    return body
  }

  const { team_a_id } = await start()
  await expectSpoken(page, 'Match started!')
  await goal(team_a_id, 'Goal for Orange. Orange 1, Blue 0')
  await passUntil(page, DURATION_S, 60 + HEAD_START_S)
  await expectSpoken(page, 'One minute left')
  await passUntil(page, 60, 10 + HEAD_START_S)
  await expectSpoken(page, 'Ten seconds left')
  await passUntil(page, 10, 0)
  await expect
    .poll(async () => {
      await settleGame(suite.server.deps, gameId)
      return (await stateOf(club.ada, gameId)).current_match
    })
    .toBeNull()
  await expectSpoken(page, 'Next Match: Orange vs Chalk')
  await page.getByRole('heading', { name: '1 match before you' }).waitFor()
  const ofTheMatch = [
    'Match started!',
    'Goal for Orange. Orange 1, Blue 0',
    'One minute left',
    'Ten seconds left',
    'Time is up!',
    'Orange wins and advances!',
    'Next Match: Orange vs Chalk',
  ]
  expect(await textsOn(page)).toEqual(ofTheMatch)

  await forgetSpoken(page)
  const drawn = await start()
  await expectSpoken(page, "You're on next")
  await expectSpoken(page, 'Match started!')
  const spoken = await spokenOn(page)
  expect(spoken.map(({ text }) => text).sort()).toEqual(['Match started!', "You're on next"])
  // a call does not wait until everything else is spoken
  expect(spoken.find(({ text }) => text === "You're on next")?.isAssertive).toBe(true)

  await forgetSpoken(page)
  await goal(drawn.team_a_id, 'Goal for Orange. Orange 1, Chalk 0')
  await goal(drawn.team_b_id, 'Goal for Chalk. Orange 1, Chalk 1')
  await club.ada.call(endMatch, { params: { gameId } })
  await expectSpoken(page, 'Match ended in a draw - coin toss required!')
  const body = { ...drawn, team_a_choice: 'heads', team_b_choice: 'tails' } as const
  const { reply: toss } = await club.ada.call(tossCoin, { params: { gameId }, body })
  const winner = toss.result === 'heads' ? 'Orange' : 'Chalk'
  const next = `Next Match: ${winner} vs Coal`
  await expectSpoken(page, next)
  const ofTheToss = [
    'Goal for Orange. Orange 1, Chalk 0',
    'Goal for Chalk. Orange 1, Chalk 1',
    'Match ended in a draw - coin toss required!',
    `${toss.result === 'heads' ? 'Heads' : 'Tails'}. ${winner} stays on`,
    next,
  ]
  expect(await textsOn(page)).toEqual(ofTheToss)
  for (const text of [...ofTheMatch, ...spoken.map(({ text }) => text), ...ofTheToss])
    expect(text.split(' ').length, text).toBeLessThanOrEqual(MAX_WORDS)
})
