import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySettings } from './arrival.ts'
import { closedAt, isLongOver } from './closing.ts'
import { INITIAL_GAME, replay } from './game.ts'
import type { GameEvent, Reason } from './game-events.ts'
import { leftMs, lengthMs } from './match.ts'
import { apply, MINUTE } from './testing/games.ts'
import { INVARIANTS } from './testing/invariants.ts'
import { everyScenario, everyStep, scenario } from './testing/random-scenarios.ts'
import { logOf, runScenario } from './testing/scenarios.ts'

test('the random games are varied enough: everything that can happen happens in some of them', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(scenario, (generated) => {
      for (const event of logOf(runScenario(generated))) {
        seen.add(event.type)
        if ('reason' in event) seen.add(event.reason.because)
        if (event.type === 'ended') seen.add(event.why)
      }
    }),
    { numRuns: 900, seed: 2028 },
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
    'format-chosen',
    'cup-drawn',
    'team-withdrew',
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
    'cup-match',
    'cup-toss',
    'cup-waits',
    'cup-over',
  ]
  expect([...events, ...reasons, 'goals', 'time', 'early'].filter((name) => !seen.has(name))).toEqual([])
})

describe('every game', () => {
  test('[L-1] has exactly two teams on the pitch, and every other team exactly once in the queue', () => {
    everyStep(INVARIANTS.everyTeamStandsOnce)
  })

  test('[L-2] lets no team that waits overtake another', () => {
    everyStep(INVARIANTS.noTeamIsOvertaken)
  })

  test('[L-2] [L-6] puts a team that leaves the pitch behind all that waited, and the staying team meets the first of them', () => {
    everyStep(INVARIANTS.leaversGoToTheBack)
  })

  test('[L-8] lets no team stay on at the limit of wins in a row, also by a coin, while another team waits', () => {
    everyStep(INVARIANTS.winsAreLimited)
  })

  test('[O-7] [O-10] in a cup has the two of its next match next, also after corrections, undo and teams that leave', () => {
    everyStep(INVARIANTS.theNextMatchIsThatOfTheCup)
  })

  test('[M-8] after every end has the next two, or a due coin, or the clock has closed it', () => {
    everyStep(INVARIANTS.everyEndIsSettled)
  })

  test('[M-8] numbers matches without a gap, and each of them ends once', () => {
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

  test('[M-6] counts no goal before the start or at the end of the clock, and no score is below zero', () => {
    everyStep(INVARIANTS.goalsCountWhileTheClockRuns)
  })

  test('[M-3] lets no decided match go on, and the winner is the side in front', () => {
    everyStep(INVARIANTS.aDecidedMatchIsOver)
  })

  test('[C-1] has time left that is never negative, never above the length, and never grows while the clock runs', () => {
    everyScenario((steps) => {
      let last = { number: 0, left: Number.POSITIVE_INFINITY }
      for (const { after, at, events } of steps) {
        const now = after.play?.now
        if (now?.is !== 'match') continue
        const { number } = now.match
        // a match that was called off has left its number to this one
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

  test('[C-4] gets no new event when the clock is processed twice', () => {
    everyStep(INVARIANTS.theClockHasNothingMoreToSay)
  })

  test("[M-9] [J-7] starts nothing without a command on hold, at or after the session's end, or with a team that is too small", () => {
    everyStep(INVARIANTS.theClockStartsWhatItMay)
  })

  test('[M-5] has a referee who is present and in a team that waits', () => {
    everyStep(INVARIANTS.theRefereeIsFree)
  })

  test('[T-2] tosses a due coin once, under its announced seal, before anyone plays', () => {
    everyStep(INVARIANTS.aCoinIsTossedOnce)
  })

  test("[R-4] changes none of the group's settings but the hours while a match is on", () => {
    everyStep(INVARIANTS.aMatchKeepsItsSettings)
  })

  test('[D-11] with an arrival is not closed, and does not end sooner, by any setting of the group', () => {
    const DAY = 24 * 60 * MINUTE
    const hours = fc.record({
      startsAt: fc.integer({ min: -DAY, max: DAY }),
      lasts: fc.integer({ min: MINUTE, max: DAY }),
      press: fc.nat(),
      // how long after that press a person edits the group
      later: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: DAY })),
    })
    fc.assert(
      fc.property(scenario, hours, (generated, { startsAt, lasts, press: command, later }) => {
        const steps = runScenario(generated)
        const { after: game, at } = steps[command % steps.length]!
        if (game.play === null && game.participants.length === 0) return
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
      { numRuns: 100 },
    )
  })

  test('[E-2] is the same after a replay of its log, also after a database has stored both as JSON', () => {
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
