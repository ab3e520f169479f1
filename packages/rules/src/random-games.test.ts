import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySettings } from './arrival.ts'
import { overdue } from './clock.ts'
import { closedAt, isLongOver } from './closing.ts'
import { type Game, INITIAL_GAME, nextPair, replay, teamsWithPlayers } from './game.ts'
import type { GameEvent, Reason } from './game-events.ts'
import { isDecided, leftMs, lengthMs } from './match.ts'
import { apply, MINUTE, moment } from './testing/games.ts'
import { eventsOf, everyScenario, scenario } from './testing/random-scenarios.ts'
import { logOf, runScenario } from './testing/scenarios.ts'

const orderOf = ({ play }: Game): readonly number[] => play?.order ?? []

test('the random evenings are wild enough: everything that can happen happens in some of them', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(scenario, (generated) => {
      for (const event of logOf(runScenario(generated))) {
        seen.add(event.type)
        if ('reason' in event) seen.add(event.reason.because)
        if (event.type === 'ended') seen.add(event.why)
      }
    }),
    { numRuns: 600, seed: 2028 },
  )
  const events: GameEvent['type'][] = [
    'opened',
    'settings-changed',
    'arrived',
    'left',
    'captain-named',
    'drafted',
    'auto-assigned',
    'moved',
    'went-home',
    'came-back',
    'substituted',
    'lent',
    'evened',
    'play-began',
    'match-called',
    'referee-named',
    'clock-started',
    'clock-paused',
    'reached-zero',
    'scored',
    'ended',
    'lined-up',
    'toss-due',
    'tossed',
    'stage-switched',
    'hold-switched',
    'still-playing-asked',
    'pressed',
    'postponed',
    'closed',
    'result-corrected',
    'called-off',
    'relined',
    'late-press',
    'late-press-settled',
    'score-corrected',
  ]
  const reasons: Reason['because'][] = [
    'first-in-line',
    'chosen',
    'rematch',
    'winner-stays',
    'wins-cap',
    'wins-cap-one-off',
    'both-off',
    'longest-on-off',
    'challenger-off',
    'draw-needs-toss',
    'nobody-longer-toss',
    'one-waits-toss',
    'toss-won',
  ]
  expect([...events, ...reasons, 'goals', 'time', 'early'].filter((name) => !seen.has(name))).toEqual([])
})

describe('of every evening it is true that', () => {
  test('[L-1] exactly two are on the pitch, and every other team stands exactly once in the line', () => {
    everyScenario((steps) => {
      for (const { after } of steps) {
        if (!after.play) continue
        expect([...orderOf(after)].sort((a, b) => a - b)).toEqual(teamsWithPlayers(after))
        const { now } = after.play
        if (now.is !== 'match') continue
        expect(now.match.a).not.toBe(now.match.b)
        expect(orderOf(after).slice(0, 2)).toEqual([now.match.a, now.match.b])
      }
    })
  })

  test('[L-2] nobody who waits is overtaken by another team that waits', () => {
    everyScenario((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        const moves = teamsMovedBy(event, before)
        const stored = (order: readonly number[], other: readonly number[]) =>
          order.filter((team) => !moves.includes(team) && other.includes(team))
        expect(stored(orderOf(after), orderOf(before))).toEqual(stored(orderOf(before), orderOf(after)))
      }
    })
  })

  test('[L-2] [L-6] whoever leaves the pitch stands behind all who waited, and whoever stays meets the first of them', () => {
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'lined-up') continue
        const [a = 0, b = 0, ...line] = before.play?.atEnd?.order ?? []
        const [first = 0, ...others] = event.order
        const stays = first === a || first === b
        if (line.length === 0) expect([a, b]).toContain(first)
        else if (stays) expect(others).toEqual([...line, first === a ? b : a])
        else expect(event.order.slice(0, line.length)).toEqual(line)
      }
    })
  })

  test('[L-8] no team stays on with as many wins in a row as are allowed, also by a coin, while another team waits', () => {
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'lined-up' || before.play?.atEnd == null) continue
        const { order, rules } = before.play.atEnd
        if (rules.maxWinsInARow === null || order.length < 3 || event.holder === null) continue
        expect(event.holder.wins).toBeLessThan(rules.maxWinsInARow)
      }
    })
  })

  test('[M-8] after every end the next two are known, or a coin is due, or the clock has closed the game', () => {
    everyScenario((steps) => {
      for (const { events, after } of steps) {
        if (!events.some(({ type }) => type === 'ended')) continue
        expect(after.play?.ended.every(({ fate, why }) => fate !== null || why === 'closed')).toBe(true)
        if (after.play?.now.is === 'waiting') expect(nextPair(after.play)).not.toBeNull()
        else expect(['toss', 'match', 'closed']).toContain(after.play?.now.is)
      }
    })
  })

  test('[M-8] matches are numbered without a gap, and each of them ends once', () => {
    everyScenario((steps) => {
      const log = logOf(steps)
      const called: number[] = []
      for (const event of log) {
        if (event.type === 'match-called') called.push(event.match.number)
        if (event.type === 'called-off') expect(called.pop()).toBe(event.matchNumber)
      }
      expect(called).toEqual(called.map((_, index) => index + 1))
      const { play } = replay(log)
      const ended = (play?.ended ?? []).map(({ number }) => number)
      expect(ended).toEqual(play?.now.is === 'match' ? called.slice(0, -1) : called)
      expect(log.filter(({ type }) => type === 'ended')).toHaveLength(ended.length)
    })
  })

  test('[M-6] no goal counts before the start or at the end of the clock, and no score is below zero', () => {
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'scored') continue
        const now = before.play?.now
        const clock = now?.is === 'match' ? now.match.clock : null
        expect(['running', 'last-play']).toContain(clock?.phase)
        if (clock?.phase === 'running') expect(event.at).toBeLessThan(clock.endsAt)
        if (now?.is === 'match') expect(now.match.score[event.side] + event.by).toBeGreaterThanOrEqual(0)
      }
    })
  })

  test('[M-3] no match that is decided goes on, and the winner is the side in front', () => {
    everyScenario((steps) => {
      for (const { after, at } of steps) {
        const { now, ended = [] } = after.play ?? {}
        if (now?.is === 'match') expect(isDecided(now.match)).toBe(false)
        for (const { score, winner, at: endedAt, playedMs } of ended) {
          expect(winner).toBe(score.a === score.b ? null : score.a > score.b ? 'a' : 'b')
          expect(endedAt).toBeLessThanOrEqual(at)
          expect(playedMs).toBeGreaterThanOrEqual(0)
        }
      }
    })
  })

  test('[C-1] what is left is never negative, never above the length, and never grows while the clock runs', () => {
    everyScenario((steps) => {
      let last = { number: 0, left: Number.POSITIVE_INFINITY }
      for (const { after, at, events } of steps) {
        const now = after.play?.now
        if (now?.is !== 'match') continue
        const { number } = now.match
        // one that was called off has left its number to this one
        if (events.some(({ type }) => type === 'match-called'))
          last = { number, left: Number.POSITIVE_INFINITY }
        const left = leftMs(now.match, at)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(lengthMs(now.match))
        if (number === last.number) expect(left).toBeLessThanOrEqual(last.left)
        last = { number, left }
      }
    })
  })

  test('[C-4] the clock, asked twice, says nothing new', () => {
    everyScenario((steps) => {
      for (const { by, at, after } of steps) {
        if (by === 'the clock') expect(overdue(after, moment(at))).toEqual([])
      }
    })
  })

  test("[M-9] nothing starts by itself while it is held, or at or after the session's end", () => {
    everyScenario((steps) => {
      for (const { event, before, by } of eventsOf(steps)) {
        if (by !== 'the clock' || event.type !== 'match-called') continue
        expect(event.at).toBeLessThan(before.settings.sessionEndsAt)
        expect(before.play?.held).toBe(false)
      }
    })
  })

  test('[M-5] a referee is on the list and of a team that waits', () => {
    everyScenario((steps) => {
      for (const { after } of steps) {
        const now = after.play?.now
        if (now?.is !== 'match' || now.match.referee === null) continue
        const { referee } = now.match
        const refereeTeam = after.teams.find(({ players }) => players.includes(referee))
        expect(after.participants.map(({ id }) => id)).toContain(referee)
        expect([now.match.a, now.match.b]).not.toContain(refereeTeam?.number)
      }
    })
  })

  test('[T-2] a coin that is due is tossed once, under the seal it was announced with, before anybody plays', () => {
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type === 'match-called') expect(before.play?.now.is).not.toBe('toss')
        if (event.type !== 'tossed') continue
        expect(before.play?.now).toEqual({ is: 'toss', commitment: event.commitment })
        expect(new Set(event.choices.map(({ side }) => side)).size).toBe(2)
      }
    })
  })

  test('[R-4] nothing that the group settles but the hours changes while a match is on', () => {
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'settings-changed' || before.play?.now.is !== 'match') continue
        const { sessionStartsAt, sessionEndsAt } = event.settings
        expect(event.settings).toEqual({ ...before.settings, sessionStartsAt, sessionEndsAt })
      }
    })
  })

  test('[D-11] whatever the group settles, an evening that has begun is no more closed than before, and ends no sooner', () => {
    const DAY = 24 * 60 * MINUTE
    const hours = fc.record({
      startsAt: fc.integer({ min: -DAY, max: DAY }),
      lasts: fc.integer({ min: MINUTE, max: DAY }),
      press: fc.nat(),
      // how long after that press somebody edits the group
      later: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: DAY })),
    })
    fc.assert(
      fc.property(scenario, hours, (generated, { startsAt, lasts, press: command, later }) => {
        const steps = runScenario(generated)
        const { after: game, at } = steps[command % steps.length]!
        const now = at + later
        const wanted = {
          ...generated.laterSettings,
          sessionStartsAt: startsAt,
          sessionEndsAt: startsAt + lasts,
        }
        const changed = apply(game, applySettings(game, wanted, now))
        expect(closedAt(changed, now)).toBe(closedAt(game, now))
        expect(isLongOver(changed, now)).toBe(isLongOver(game, now))
        expect(changed.settings.sessionEndsAt).toBeGreaterThanOrEqual(game.settings.sessionEndsAt)
        const isToStart = game.play === null && now < game.settings.sessionStartsAt
        if (!isToStart) expect(changed.settings.sessionStartsAt).toBe(game.settings.sessionStartsAt)
      }),
      { numRuns: 300 },
    )
  })

  test('[E-2] the log played again gives the same evening, also after a database has kept both as JSON', () => {
    const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value))
    everyScenario((steps) => {
      const log = logOf(steps)
      const live = steps.at(-1)?.after ?? INITIAL_GAME
      expect(replay(log)).toEqual(live)
      expect(replay(stored(log))).toEqual(live)
      expect(stored(live)).toEqual(live)
    })
  })
})

/** Which teams an event may move: those who play next, and those who leave the pitch. */
function teamsMovedBy(event: GameEvent, before: Game): readonly number[] {
  if (event.type === 'match-called') return [event.match.a, event.match.b]
  if (event.type !== 'lined-up' && event.type !== 'relined') return []
  // after a late goal also those who left the pitch before it came
  const last = before.play?.ended.at(-1)
  return [...orderOf(before).slice(0, 2), ...(last ? [last.a, last.b] : [])]
}
