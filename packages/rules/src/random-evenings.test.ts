import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLANK, type Evening, evolve, nextPair, peopledTeams, replay, type Settings } from './evening.ts'
import type { EveningEvent, Reason } from './evening-events.ts'
import { isDecided, leftMs, lengthMs, overdue } from './match.ts'
import { MINUTE, moment, SECOND } from './testing/evenings.ts'
import { logOf, type Night, type Press, playNight, type Step } from './testing/nights.ts'

const draws = fc.constantFrom('toss', 'both_off', 'longest_on_off', 'challenger_off')
const settings: fc.Arbitrary<Settings> = fc.record({
  maxTeams: fc.integer({ min: 2, max: 8 }),
  teamSize: fc.integer({ min: 1, max: 7 }),
  refereeRequired: fc.boolean(),
  sessionEndsAt: fc.integer({ min: 20 * MINUTE, max: 180 * MINUTE }),
  houseRules: fc.record({
    durationS: fc.integer({ min: 60, max: 900 }),
    win: fc.oneof(
      fc.record({
        by: fc.constant('lead'),
        lead: fc.integer({ min: 1, max: 3 }),
        goals: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ by: fc.constant('goals'), goals: fc.integer({ min: 1, max: 4 }) }),
      fc.constant({ by: 'time' } as const),
    ),
    knockoutGoals: fc.integer({ min: 1, max: 3 }),
    scoredDraw: draws,
    goallessDraw: draws,
    maxWinsInARow: fc.option(fc.integer({ min: 2, max: 4 })),
    atZero: fc.constantFrom('stop', 'stop', 'last_play'),
    changeoverS: fc.integer({ min: 0, max: 60 }),
  }),
})

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 * SECOND }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: MINUTE }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 12 * MINUTE }) },
)

const presses = (often: readonly Press['press'][], length: { minLength: number; maxLength: number }) =>
  fc.array(fc.record({ press: fc.constantFrom(...often), wait, x: fc.nat(999), y: fc.nat(999) }), {
    ...length,
    size: 'max',
  })

/** Drafting, then playing, with a little of each in the other, as in life. */
const night: fc.Arbitrary<Night> = fc.record({
  settings,
  later: settings,
  arrivals: fc.integer({ min: 0, max: 40 }),
  presses: fc
    .tuple(
      presses(
        [
          'nextCaptain',
          'nextCaptain',
          'anyCaptain',
          'picks',
          'picks',
          'picksAnybody',
          'draws',
          'drawsAnybody',
          'arrives',
          'leaves',
          'settles',
          'autoAssigns',
        ],
        { minLength: 0, maxLength: 25 },
      ).map((drafting) => drafting.map((press) => ({ ...press, wait: press.wait % SECOND }))),
      presses(['playsBall', 'draws', 'autoAssigns'], { minLength: 2, maxLength: 8 }).map((opening) =>
        opening.map((press) => ({ ...press, wait: 10 })),
      ),
      presses(
        [
          'playsBall',
          'starts',
          'starts',
          'starts',
          'startsAnyTwo',
          'startsClock',
          'startsClock',
          'startsClock',
          'pausesClock',
          'scores',
          'scores',
          'scores',
          'scores',
          'ends',
          'tosses',
          'tosses',
          'switchesStage',
          'holds',
          'settles',
          'onlyLooks',
          'arrives',
          'leaves',
          'draws',
          'anyCaptain',
        ],
        { minLength: 10, maxLength: 80 },
      ),
    )
    .map((parts) => parts.flat()),
})

const RUNS = 300
const everyNight = (holds: (steps: readonly Step[]) => void) =>
  fc.assert(
    fc.property(night, (one) => holds(playNight(one))),
    { numRuns: RUNS },
  )

/** Every event of a night with the evening just before and just after it. */
function* eventsOf(
  steps: readonly Step[],
): Generator<{ event: EveningEvent; before: Evening; after: Evening; by: Step['by'] }> {
  for (const { events, before, by } of steps) {
    let so = before
    for (const event of events) {
      const after = evolve(so, event)
      yield { event, before: so, after, by }
      so = after
    }
  }
}

const orderOf = ({ play }: Evening): readonly number[] => play?.order ?? []

test('the random evenings are wild enough: everything that can happen happens in some of them', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(night, (one) => {
      for (const event of logOf(playNight(one))) {
        seen.add(event.type)
        if ('reason' in event) seen.add(event.reason.because)
        if (event.type === 'ended') seen.add(event.why)
      }
    }),
    { numRuns: 400, seed: 2026 },
  )
  const events: EveningEvent['type'][] = [
    'opened',
    'settings-changed',
    'arrived',
    'left',
    'captain-named',
    'drafted',
    'auto-assigned',
    'play-began',
    'match-called',
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
    'postponed',
  ]
  const reasons: Reason['because'][] = [
    'first-in-line',
    'chosen',
    'rematch',
    'winner-stays',
    'wins-cap',
    'both-off',
    'longest-on-off',
    'challenger-off',
    'draw-needs-toss',
    'one-waits-toss',
    'toss-won',
  ]
  expect([...events, ...reasons, 'goals', 'time', 'early'].filter((name) => !seen.has(name))).toEqual([])
})

describe('of every evening it is true that', () => {
  test("[R-2] arrivals are numbered from 1 without a gap, and nobody's number or order ever changes", () => {
    everyNight((steps) => {
      const given = logOf(steps).flatMap((event) => (event.type === 'arrived' ? [event.no] : []))
      expect(given).toEqual(given.map((_, index) => index + 1))
      for (const { before, after } of steps) {
        const numbers = after.participants.map(({ no }) => no)
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
        for (const was of before.participants) {
          const is = after.participants.find(({ id }) => id === was.id)
          if (is) expect(is).toEqual(was)
        }
      }
    })
  })

  test('[K-7] nobody is in two teams, no team is over its size or past the most, and a captain is of their team', () => {
    everyNight((steps) => {
      for (const { after } of steps) {
        const drawn = after.teams.flatMap(({ players }) => players)
        expect(new Set(drawn).size).toBe(drawn.length)
        const here = new Set(after.participants.map(({ id }) => id))
        expect(drawn.filter((id) => !here.has(id))).toEqual([])
        for (const { number, players, captain } of after.teams) {
          expect(players.length).toBeLessThanOrEqual(after.settings.teamSize)
          expect(players.length).toBeGreaterThan(0)
          expect(number).toBeLessThanOrEqual(after.settings.maxTeams)
          if (captain !== null) expect(players).toContain(captain)
        }
      }
    })
  })

  test('[W-2] the window of the first arrivals is kept by every draw and every armband', () => {
    everyNight((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        for (const { team, ids } of drawnBy(event, before)) {
          for (const id of ids) expect(mayHave(after, before, team, id), `${id} in team ${team}`).toBe(true)
        }
      }
    })
  })

  test('[K-8] a substitute is somebody whom no team could have taken', () => {
    everyNight((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        if (event.type !== 'auto-assigned') continue
        const full = (team: number) => playersIn(after, team) >= after.settings.teamSize
        for (const id of event.substitutes) {
          for (let team = 1; team <= after.settings.maxTeams; team++)
            expect(full(team) || !mayHave(after, before, team, id), `${id} could be in team ${team}`).toBe(
              true,
            )
        }
      }
    })
  })

  test("[K-4] each team has one turn in the captains' draft", () => {
    everyNight((steps) => {
      const turns = logOf(steps).flatMap((event) =>
        event.type === 'drafted' && event.by === 'captain' ? [event.team] : [],
      )
      expect(turns).toEqual([...new Set(turns)])
    })
  })

  test('[L-1] exactly two are on the pitch, and every other team stands exactly once in the line', () => {
    everyNight((steps) => {
      for (const { after } of steps) {
        if (!after.play) continue
        expect([...orderOf(after)].sort((a, b) => a - b)).toEqual(peopledTeams(after))
        const { now } = after.play
        if (now.is !== 'match') continue
        expect(now.match.a).not.toBe(now.match.b)
        expect(orderOf(after).slice(0, 2)).toEqual([now.match.a, now.match.b])
      }
    })
  })

  test('[L-2] nobody who waits is overtaken by another team that waits', () => {
    everyNight((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        const moves = movedBy(event, before)
        const kept = (order: readonly number[], other: readonly number[]) =>
          order.filter((team) => !moves.includes(team) && other.includes(team))
        expect(kept(orderOf(after), orderOf(before))).toEqual(kept(orderOf(before), orderOf(after)))
      }
    })
  })

  test('[L-2] [L-6] whoever leaves the pitch stands behind all who waited, and whoever stays meets the first of them', () => {
    everyNight((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'lined-up') continue
        const [a = 0, b = 0, ...line] = orderOf(before)
        const [first = 0, ...others] = event.order
        const stays = first === a || first === b
        if (line.length === 0) expect([a, b]).toContain(first)
        else if (stays) expect(others).toEqual([...line, first === a ? b : a])
        else expect(event.order.slice(0, line.length)).toEqual(line)
      }
    })
  })

  test('[M-8] after every end the next two are known, or a coin is due', () => {
    everyNight((steps) => {
      for (const { events, after } of steps) {
        if (!events.some(({ type }) => type === 'ended')) continue
        expect(after.play?.ended.every(({ fate }) => fate !== null)).toBe(true)
        if (after.play?.now.is === 'waiting') expect(nextPair(after.play)).not.toBeNull()
        else expect(['toss', 'match']).toContain(after.play?.now.is)
      }
    })
  })

  test('[M-8] [I3] matches are numbered without a gap, and each of them ends once', () => {
    everyNight((steps) => {
      const log = logOf(steps)
      const called = log.flatMap((event) => (event.type === 'match-called' ? [event.match.number] : []))
      expect(called).toEqual(called.map((_, index) => index + 1))
      const { play } = replay(log)
      const ended = (play?.ended ?? []).map(({ number }) => number)
      expect(ended).toEqual(play?.now.is === 'match' ? called.slice(0, -1) : called)
      expect(log.filter(({ type }) => type === 'ended')).toHaveLength(ended.length)
    })
  })

  test('[M-6] [I5] no goal counts before the start or at the end of the clock, and no score is below zero', () => {
    everyNight((steps) => {
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
    everyNight((steps) => {
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

  test('[C-1] [I6] what is left is never negative, never above the length, and never grows while the clock runs', () => {
    everyNight((steps) => {
      let last = { number: 0, left: Number.POSITIVE_INFINITY }
      for (const { after, at } of steps) {
        const now = after.play?.now
        if (now?.is !== 'match') continue
        const { number } = now.match
        const left = leftMs(now.match, at)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(lengthMs(now.match))
        if (number === last.number) expect(left).toBeLessThanOrEqual(last.left)
        last = { number, left }
      }
    })
  })

  test('[C-4] the clock, asked twice, says nothing new', () => {
    everyNight((steps) => {
      for (const { by, at, after } of steps) {
        if (by === 'the clock') expect(overdue(after, moment(at))).toEqual([])
      }
    })
  })

  test("[M-9] nothing starts by itself while it is held, or at or after the session's end", () => {
    everyNight((steps) => {
      for (const { event, before, by } of eventsOf(steps)) {
        if (by !== 'the clock' || event.type !== 'match-called') continue
        expect(event.at).toBeLessThan(before.settings.sessionEndsAt)
        expect(before.play?.held).toBe(false)
      }
    })
  })

  test('[M-5] a referee is on the list and of a team that waits', () => {
    everyNight((steps) => {
      for (const { after } of steps) {
        const now = after.play?.now
        if (now?.is !== 'match' || now.match.referee === null) continue
        const { referee } = now.match
        const theirs = after.teams.find(({ players }) => players.includes(referee))
        expect(after.participants.map(({ id }) => id)).toContain(referee)
        expect([now.match.a, now.match.b]).not.toContain(theirs?.number)
      }
    })
  })

  test('[T-2] [I9] a coin that is due is tossed once, under the seal it was announced with, before anybody plays', () => {
    everyNight((steps) => {
      let due: string | null = null
      for (const { event } of eventsOf(steps)) {
        if (event.type === 'toss-due') due = event.commitment
        if (event.type === 'match-called') expect(due).toBeNull()
        if (event.type !== 'tossed') continue
        expect(event.commitment).toBe(due)
        expect(event.choices.a).not.toBe(event.choices.b)
        due = null
      }
    })
  })

  test('[R-4] nothing that the group settles changes while a match is on', () => {
    everyNight((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type === 'settings-changed') expect(before.play?.now.is).not.toBe('match')
      }
    })
  })

  test('[E-2] [I8] the log played again gives the same evening, also after a database has kept both as JSON', () => {
    const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value))
    everyNight((steps) => {
      const log = logOf(steps)
      const live = steps.at(-1)?.after ?? BLANK
      expect(replay(log)).toEqual(live)
      expect(replay(kept(log))).toEqual(live)
      expect(kept(live)).toEqual(live)
    })
  })
})

const playersIn = ({ teams }: Evening, team: number): number =>
  teams.find(({ number }) => number === team)?.players.length ?? 0

/** The rule of the window, said again: `then` is the evening after the draw, in which teams 1 and 2 may have filled up. */
function mayHave(then: Evening, { participants, settings }: Evening, team: number, id: string): boolean {
  const early =
    participants.findIndex((participant) => participant.id === id) < Math.max(10, 2 * settings.teamSize)
  const full = [1, 2].every((number) => playersIn(then, number) >= settings.teamSize)
  return team <= 2 ? early : !early || full
}

function drawnBy(event: EveningEvent, before: Evening): readonly { team: number; ids: readonly string[] }[] {
  switch (event.type) {
    case 'drafted':
      return [event]
    case 'auto-assigned':
      return event.teams
    case 'captain-named': {
      const ownAlready = before.teams.some(
        ({ number, players }) => number === event.team && players.includes(event.id),
      )
      return ownAlready ? [] : [{ team: event.team, ids: [event.id] }]
    }
    default:
      return []
  }
}

/** Which teams an event may move: those who play next, and those who leave the pitch. */
function movedBy(event: EveningEvent, before: Evening): readonly number[] {
  if (event.type === 'match-called') return [event.match.a, event.match.b]
  return event.type === 'lined-up' ? orderOf(before).slice(0, 2) : []
}
