import { currentMatch, type Game, replay } from '@turnout/rules/game'
import type { EndedMatch, GameEvent, LatePress } from '@turnout/rules/game-events'
import type { Reason } from '@turnout/rules/reason'
import { cupOf } from '@turnout/rules/testing/cups'
import {
  arrivedGame,
  endMatchAt,
  MINUTE,
  run,
  runningGame,
  settings,
  startedGame,
} from '@turnout/rules/testing/games'
import { everyScenarioWithTakeBacks } from '@turnout/rules/testing/random-scenarios'
import { logOf } from '@turnout/rules/testing/scenarios'
import { expect, test } from 'vitest'
import { parseEvents, parseSnapshot, storedSnapshot } from './game-codec.ts'
import { upcast } from './game-upcasts.ts'

const SEALED = { commitment: 'sealed', secret: 'told', chance: null }
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('a log of any game is read as it was written, and so is its snapshot, also without a format', () => {
  everyScenarioWithTakeBacks((steps) => {
    const log = throughJson(logOf(steps))
    const game = throughJson(replay(log))
    expect(parseEvents(log)).toEqual(log)
    expect(parseSnapshot(game)).toEqual(game)
    expect(parseSnapshot(throughJson(storedSnapshot(game)))).toEqual(game)
  })
})

test('[E-5] a game that was stored before games could be called off is open', () => {
  const { calledOff: _, ...stored } = arrivedGame(4)
  expect(parseSnapshot(stored)).toEqual(arrivedGame(4))
})

test('[D-11] a session that was stored without its start began at the latest an hour before its end', () => {
  const { sessionStartsAt: _, ...stored } = settings()
  const complete = { ...stored, sessionStartsAt: stored.sessionEndsAt - 3_600_000 }
  const event = { type: 'opened', settings: stored }
  expect(parseEvents([event])).toEqual([{ type: 'opened', settings: complete }])
  expect(parseSnapshot({ ...arrivedGame(4), settings: stored }).settings).toEqual(complete)
})

test('a game that was stored without lineups has the players of its teams who arrived in time', () => {
  const game = run(runningGame(2), endMatchAt(5 * MINUTE))
  const late = game.teams[0]!.players[0]!
  const { lineups: kept, ...stored } = game
  const participants = game.participants.map((one) => (one.id === late ? { ...one, at: 5 * MINUTE } : one))
  const read = parseSnapshot(throughJson({ ...stored, format: 1, participants }))
  const [{ a, b }] = kept as [(typeof kept)[number]]
  expect(read.lineups).toEqual([{ a: { ...a, players: a.players.filter((id) => id !== late) }, b }])
  expect(parseSnapshot(throughJson({ ...stored, format: 1 })).lineups).toEqual(kept)
})

test('a game that was stored before people could go home or teams be even has no one gone and no open question', () => {
  const { evenTeams: _, gone: __, ...stored } = arrivedGame(4)
  expect(parseSnapshot({ ...stored, format: 2 })).toEqual(arrivedGame(4))
})

test('[T-4] a game that was stored without the tosses that were taken back has the others', () => {
  const { play, ...game } = startedGame(3)
  const { allTosses: _, ...stored } = play!
  const toss = { matchNumber: 1, result: 'heads', winner: 1, loser: 2, choices: [], ...SEALED } as const
  const complete = { ...stored, tosses: [toss], allTosses: [toss] }
  const withoutAll = { ...stored, tosses: [toss] }
  expect(parseSnapshot({ ...game, format: 3, play: withoutAll }).play).toEqual(complete)
  const event = { type: 'taken-back', version: 1, back: { of: 'play', play: withoutAll } }
  expect(parseEvents([event])).toMatchObject([{ back: { play: complete } }])
})

test('[O-12] a game that was stored before there were cups is one of winner-stays', () => {
  const { play, ...game } = startedGame(3)
  const { format: _, ...stored } = play!
  expect(parseSnapshot({ ...game, format: 6, play: stored }).play).toEqual(play)
})

test('[O-12] a cup that was stored before cups were drawn has not been drawn', () => {
  const { draws: _, ...stored } = cupOf(4)
  const chosen = { type: 'format-chosen', version: 1, chosen: stored }
  expect(parseEvents([chosen])).toMatchObject([{ chosen: { ...stored, draws: 0 } }])
})

test('[M-16] [J-4] a game that was stored before loans and questions existed has none', () => {
  const { play, ...game } = startedGame(3)
  const { loans: _, isAsked: __, ...stored } = play!
  expect(parseSnapshot({ ...game, format: 5, play: stored }).play).toMatchObject({
    loans: [],
    isAsked: false,
  })
})

test('[M-10] a game that was stored before groups chose the minutes of the knockout stage has ten', () => {
  const game = arrivedGame(4)
  const { knockoutLastS: _, ...houseRules } = game.settings.houseRules
  const stored = { ...game, format: 4, settings: { ...game.settings, houseRules } }
  expect(parseSnapshot(stored).settings.houseRules.knockoutLastS).toBe(600)
})

const ALL_REASONS: { [B in Reason['because']]: Extract<Reason, { because: B }> } = {
  'first-in-line': { because: 'first-in-line' },
  chosen: { because: 'chosen' },
  rematch: { because: 'rematch' },
  'both-off': { because: 'both-off' },
  'draw-needs-toss': { because: 'draw-needs-toss' },
  'nobody-longer-toss': { because: 'nobody-longer-toss' },
  'winner-stays': { because: 'winner-stays', stays: 1 },
  'toss-won': { because: 'toss-won', stays: 2 },
  'wins-cap': { because: 'wins-cap', off: 1, wins: 3 },
  'wins-cap-one-off': { because: 'wins-cap-one-off', off: 1, stays: 2, wins: 3 },
  'longest-on-off': { because: 'longest-on-off', off: 1, stays: 2 },
  'challenger-off': { because: 'challenger-off', off: 2, stays: 1 },
  'one-waits-toss': { because: 'one-waits-toss', cap: { off: 1, wins: 3 } },
  'cup-match': { because: 'cup-match', fixture: 4, stage: { is: 'third_place' }, nextGoal: true },
  'cup-toss': { because: 'cup-toss', stage: { is: 'knockout', of: 4, no: 2 } },
  'cup-waits': { because: 'cup-waits', team: 3 },
  'cup-over': { because: 'cup-over', winner: null },
}

test.each(Object.entries(ALL_REASONS))(
  '[E-2] a line-up because of %s is read as it was written',
  (_, reason) => {
    const event = { type: 'lined-up', order: [1, 2, 3], holder: { team: 1, wins: 1 }, reason, startsAt: null }
    expect(parseEvents([throughJson(event)])).toEqual([event])
  },
)

const { reason, calledAt, ...match } = currentMatch(runningGame(3))!
const PLAYED = run(runningGame(3), endMatchAt(5 * MINUTE)).play!
const CLOSED_MATCH: EndedMatch = { ...PLAYED.ended[0]!, why: 'closed' }
const PRESS = { matchNumber: 1, side: 'a', by: 1, madeAt: 1, at: 2 } as const
const LATE_PRESSES: LatePress[] = [
  { ...PRESS, id: 'first', fate: 'kept' },
  { ...PRESS, id: 'second', fate: 'dropped' },
]

test.each<[string, GameEvent]>([
  [
    'a coin of a cup with its queue',
    {
      type: 'toss-due',
      reason: { because: 'cup-toss', stage: { is: 'group', group: 1 } },
      commitment: 'sealed',
      order: [2, 1, 3],
    },
  ],
  [
    'an undo with the pair that was next',
    {
      type: 'taken-back',
      version: 3,
      back: {
        of: 'draft',
        ...{ teams: [], passed: [], drafted: [], gone: [], evenTeams: null, referee: null },
        line: {
          ...{ order: [1, 2], holder: null, atEnd: null },
          next: {
            now: { is: 'waiting', startsAt: 5 },
            reason: { because: 'one-waits-toss', cap: { off: 1, wins: 3 } },
            outcome: null,
          },
        },
      },
    },
  ],
  [
    'a goal that was dropped and one that was kept, and a match that closed with its game',
    {
      type: 'taken-back',
      version: 4,
      back: { of: 'play', calledOff: null, play: { ...PLAYED, ended: [CLOSED_MATCH], late: LATE_PRESSES } },
    },
  ],
  [
    'a match whose clock is paused',
    {
      type: 'match-called',
      ...{ match: { ...match, clock: { phase: 'paused', leftMs: 5 } }, reason, at: calledAt },
    },
  ],
  ['a clock that was moved', { type: 'clock-moved', byMs: -1_000 }],
])('%s is read as it was written', (_, event) => {
  expect(parseEvents([throughJson(event)])).toEqual([event])
})

test.each([
  ['an event that no rule knows', { type: 'abducted' }, "an event 'abducted'"],
  ['a goal for no side', { type: 'scored', side: 'c', by: 1, at: 0 }, 'side'],
  ['a goal without its time', { type: 'scored', side: 'a', by: 1 }, 'at'],
])('%s is not read', (_, event, message) => {
  expect(() => parseEvents([event])).toThrow(message)
})

test('a snapshot of the current format was written with its log entry, and is not read field by field', () => {
  const stored = storedSnapshot(startedGame(3)) as Game
  expect(parseSnapshot(stored).play).toBe(stored.play)
})

test.each([[null], ['a text'], [7]])('%o is no game', (stored) => {
  expect(() => parseSnapshot(stored)).toThrow()
})

test('a stored value gets what came after its format, and nothing before', () => {
  const steps = ['first', 'second', 'third'].map(
    (step) => (stored: { format?: unknown; steps: string[] }) => ({
      ...stored,
      steps: [...stored.steps, step],
    }),
  )
  expect(upcast({ format: 1, steps: [] }, steps).steps).toEqual(['second', 'third'])
  expect(upcast({ steps: [] }, steps).steps).toEqual(['first', 'second', 'third'])
})

test('a snapshot without a format is refused when a part of it is missing', () => {
  const { teams: _, ...incomplete } = arrivedGame(4)
  expect(() => parseSnapshot(incomplete)).toThrow('teams')
})
