import { login } from '@turnout/contract/accounts'
import { listPastCups } from '@turnout/contract/games'
import { getPaidList } from '@turnout/contract/paid-list'
import { listMyScheduledGames, listScheduledGames } from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import { weekdayOf } from '@turnout/rules/dates'
import { parsePlayingDays } from '@turnout/rules/playing-days'
import { describe, expect, test } from 'vitest'
import { sessionNow } from '../apps/server/src/features/groups/schedule.ts'
import { EXCEPT_INVARIANTS, expectInvariants } from '../apps/server/src/testing/invariants.ts'
import { sharedServer } from '../apps/server/src/testing/shared-server.ts'
import { sessionAround, weeksBefore } from '../demo/groups.ts'
import { addressOf, PASSWORD } from '../demo/people.ts'
import { makeWorld } from '../demo/world.ts'
import { resultsOf } from './support/board.ts'

const server = sharedServer()
const MINUTE_MS = 60_000

describe('the demo club', () => {
  test('is in its fourth match when Ben signs in with the password that the console prints, and has a week: a full game, a moved one, one of Hoops that is cancelled, one that costs, and Ada who always comes', async () => {
    const { groupId, state } = await makeWorld(server, Date.now())
    expect(state.current_match).toMatchObject({ number: 4, phase: 'running' })
    expect(resultsOf(state)).toEqual(['0 to 0', '1 to 1', '2 to 0'])
    expect(state.available_teams.map(({ player_count }) => player_count)).toEqual([5, 5, 4, 4])

    const params = { groupId }
    const signIn = async (name: string) => {
      const body = { email: addressOf(name), password: PASSWORD }
      return { token: (await server.call(login, { body })).reply.access_token }
    }
    const ben = await signIn('Ben Whitfield')
    const { reply: bensWeek } = await server.call(listMyScheduledGames, {}, ben)
    const nextGame = { group_id: groupId, going_count: 20, places: 20 }
    const waits = { my_answer: expect.objectContaining({ answer: 'waiting' }) }
    expect(bensWeek).toContainEqual(expect.objectContaining({ ...nextGame, ...waits }))
    const reason = expect.stringContaining('Railway works under the arches')
    expect(bensWeek).toContainEqual(expect.objectContaining({ state: 'cancelled', reason }))
    const cups = (await server.call(listPastCups, { params }, ben)).reply
    const result = expect.objectContaining({ winner: expect.any(Number) })
    expect(cups).toContainEqual(expect.objectContaining({ result }))

    const ada = await signIn('Ada Okafor')
    const games = (await server.call(listScheduledGames, { params }, ada)).reply
    expect(games).toContainEqual(expect.objectContaining({ state: 'moved', going_count: 5 }))
    expect(games.map(({ cost }) => cost)).toEqual(games.map(() => ({ amount: 400, currency: 'GBP' })))
    const today = { params: { groupId, gameId: games[0]!.id } }
    const { lines } = (await server.call(getPaidList, today, ada)).reply
    expect(lines.filter(({ is_paid }) => is_paid)).toHaveLength(6)
    expect(lines.filter(({ is_guest }) => is_guest).map(({ name }) => name)).toContain('Kit')
    const { reply: standing } = await server.call(getStandingAnswer, { params }, ada)
    expect(standing.weekdays).toEqual([weekdayOf(games[1]!.date)])
    // rule E-2: every log replays to its game
    await expectInvariants(server, EXCEPT_INVARIANTS)
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
    'has played in the weeks before %s at the same hour of the venue, also over a change of its clocks',
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
