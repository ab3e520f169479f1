import { login } from '@turnout/contract/accounts'
import { getPaidList } from '@turnout/contract/paid-list'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import { parsePlayingDays } from '@turnout/rules/playing-days'
import { describe, expect, test } from 'vitest'
import { sessionNow, weekdayOf } from '../apps/server/src/features/groups/schedule.ts'
import { sessionAround, weeksBefore } from '../demo/groups.ts'
import { addressOf, PASSWORD } from '../demo/people.ts'
import { makeWorld } from '../demo/world.ts'
import { boardOf, boardOn, resultsOf, resultsOn } from './support/board.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()
const MINUTE_MS = 60_000

describe('the demo club', () => {
  test('is in its fourth match when Ben signs in with the password that the console prints, and has a week: a full game, a moved one, one of Hoops that is cancelled, one that costs, and Ada who always comes', async () => {
    const { groupId, state } = await makeWorld(suite.server, Date.now())
    expect(state.current_match).toMatchObject({ number: 4, phase: 'running' })
    expect(resultsOf(state)).toEqual(['0 to 0', '1 to 1', '2 to 0'])
    expect(state.available_teams.map(({ player_count }) => player_count)).toEqual([5, 5, 4, 4])

    const { page } = await suite.open('Ben', { shape: 'phone' })
    const group = `/my-sports-groups/${groupId}`
    await page.goto(`/signin?next=${encodeURIComponent(`${group}/live-match`)}`)
    await fillInSignIn(page, addressOf('Ben Whitfield'), PASSWORD)
    await page.getByRole('timer').getByText('left to play').waitFor()
    await expect.poll(() => boardOn(page)).toEqual(boardOf(state))
    await expect.poll(() => resultsOn(page)).toEqual(resultsOf(state))

    await page.goto('/home')
    const week = page.getByRole('listitem')
    const nextGame = week.filter({ hasText: 'Canal Side Kickabout' }).filter({ hasText: '20 of 20 in' })
    await nextGame.getByRole('button', { name: 'Waiting', pressed: true }).waitFor()
    await week.filter({ hasText: 'Railway works under the arches' }).getByText('Cancelled').waitFor()

    await page.goto(group)
    await week.filter({ hasText: '5 of 20 in' }).getByText('Moved').waitFor()
    await page.getByRole('region', { name: 'Past cups' }).getByText('won the cup').waitFor()

    const params = { groupId }
    const { reply: session } = await suite.server.call(login, {
      body: { email: addressOf('Ada Okafor'), password: PASSWORD },
    })
    const ada = { token: session.access_token }
    const games = (await suite.server.call(listScheduledGames, { params }, ada)).reply
    expect(games.map(({ cost }) => cost)).toEqual(games.map(() => ({ amount: 400, currency: 'GBP' })))
    const today = { params: { groupId, gameId: games[0]!.id } }
    const { lines } = (await suite.server.call(getPaidList, today, ada)).reply
    expect(lines.filter(({ is_paid }) => is_paid)).toHaveLength(6)
    expect(lines.filter(({ is_guest }) => is_guest).map(({ name }) => name)).toContain('Kit')
    const { reply: standing } = await suite.server.call(getStandingAnswer, { params }, ada)
    expect(standing.weekdays).toEqual([weekdayOf(games[1]!.date)])
  })

  test.each`
    from                      | which
    ${'2026-06-09T00:00:00Z'} | ${'a summer week'}
    ${'2026-03-27T00:00:00Z'} | ${'the week in which the clocks go forward'}
    ${'2026-10-23T00:00:00Z'} | ${'the week in which they go back'}
  `('plays now at whatever hour of $which it is started', ({ from }) => {
    for (let minutes = 0; minutes < 5 * 24 * 60; minutes += 17) {
      const now = Date.parse(from) + minutes * MINUTE_MS
      const session = sessionNow(scheduleOf(now), now, [])
      const started = new Date(now).toISOString()
      expect(session?.startsAt, started).toBeLessThanOrEqual(now - 35 * MINUTE_MS)
      expect(session?.startsAt, started).toBeGreaterThan(now - 120 * MINUTE_MS)
      expect(session?.endsAt, started).toBeGreaterThan(now + 30 * MINUTE_MS)
    }
  })

  test.each(['2026-03-30', '2026-10-26', '2026-07-15'])(
    'has been at it in the weeks before %s at the same hour of the venue, also over a change of its clocks',
    (day) => {
      const now = Date.parse(`${day}T18:40:00Z`)
      for (const weeks of [1, 2, 3]) {
        const earlier = weeksBefore(now, weeks)
        const session = sessionNow(scheduleOf(now), earlier, [])
        const today = sessionNow(scheduleOf(now), now, [])
        expect([session?.startsAt, session?.endsAt]).toEqual(
          [today?.startsAt, today?.endsAt].map((at) => weeksBefore(at ?? 0, weeks)),
        )
        expect(earlier - (session?.startsAt ?? 0)).toBe(now - (today?.startsAt ?? 0))
      }
    },
  )
})

function scheduleOf(now: number) {
  const { playing_days, game_start_time, game_end_time } = sessionAround(now)
  const days = parsePlayingDays(playing_days)
  if (!days.ok) throw new Error(`The demo's playing days are refused: ${days.refusal}.`)
  const times = { gameStartTime: game_start_time, gameEndTime: game_end_time }
  return { timeZone: 'Europe/London', playingDays: days.value, sessionChanges: [], ...times }
}
