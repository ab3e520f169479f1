import { applySettings, arrive, openGame, removeParticipant } from '../arrival.ts'
import { autoAssign } from '../auto-assign.ts'
import { assignCaptain, nextCaptain } from '../captains.ts'
import { dueAt, overdue } from '../clock.ts'
import { closedAt, endGame, isLongOver } from '../closing.ts'
import { tossCoin } from '../coin-toss.ts'
import { fillPlace, goHome, lendPlayer, substitutePlayer } from '../come-and-go.ts'
import { correctResult } from '../correct-result.ts'
import {
  assignTeams,
  type Drafter,
  draftTurn,
  eligibleFor,
  maxPicksAtOnce,
  playBall,
  selectPlayers,
  unassigned,
} from '../draft.ts'
import { evenTeams } from '../even-teams.ts'
import { currentMatch, type Game, INITIAL_GAME, nextPair, type Settings } from '../game.ts'
import type { GameEvent, Restored } from '../game-events.ts'
import { lateGoal, settleLatePress } from '../late-press.ts'
import {
  changeScore,
  endMatch,
  holdNextMatch,
  pauseClock,
  startClock,
  startMatch,
  switchStage,
} from '../match.ts'
import { movePlayer } from '../move-player.ts'
import { withNextPair } from '../next-pair.ts'
import type { PastCommand } from '../past-command.ts'
import { press } from '../presence.ts'
import { nameReferee } from '../referee.ts'
import { ok, type Result, refuse } from '../result.ts'
import { clockEndCount, reversibleEventCount, takeBack } from '../take-back.ts'
import { apply, MINUTE, moment } from './games.ts'

/** Mostly too short for the clock to close the game, and now and then long enough. */
const awayMs = (y: number) => (y % 4 === 0 ? 70 : 25) * MINUTE

/** What people can do in a closed game too. */
const AT_ANY_TIME: readonly ScenarioCommand['command'][] = ['comesLate', 'decidesLate', 'corrects']

/** Somebody presses something, `wait` ms after the last press; `x` and `y` choose whom or which. */
export interface ScenarioCommand {
  command: keyof typeof COMMANDS
  wait: number
  x: number
  y: number
}

export interface Scenario {
  settings: Settings
  /** What the group settles later in the evening. */
  laterSettings: Settings
  arrivals: number
  commands: readonly ScenarioCommand[]
}

/** One commit: what the clock brought about or one press, and the evening on both sides of it. */
export interface Step {
  by: ScenarioCommand['command'] | 'the clock' | 'the opening'
  at: number
  before: Game
  events: readonly GameEvent[]
  /** How many of the events, the last ones, are taken back together. */
  own: number
  after: Game
}

/** A whole night through the real decisions; what they refuse is a press that changed nothing. */
export function runScenario({ settings, laterSettings, arrivals, commands }: Scenario): Step[] {
  const steps: Step[] = []
  const reversible: PastCommand[] = []
  const undone: PastCommand[] = []
  let game = INITIAL_GAME
  const commit = (by: Step['by'], at: number, events: readonly GameEvent[], own = 0) => {
    const step = { by, at, before: game, events, own, after: apply(game, events) }
    steps.push(step)
    game = step.after
    const command = reversibleCommand(step, steps.length)
    if (command) {
      reversible.push(command)
      undone.length = 0
    }
  }
  const settle = (now: number) => {
    const due = overdue(game, moment(now))
    commit('the clock', now, due, clockEndCount(due))
  }
  commit('the opening', 0, [openGame(settings)])
  for (let n = 0; n < arrivals; n++)
    commit('arrives', n, arrive(game, { id: `p${n}`, guest: n % 3 === 0, at: n }))

  let at = arrivals
  for (const command of commands) {
    const until = at + command.wait
    // while no one is there the clock is asked on time, as the sweep does
    if (command.command === 'noOneIsThere')
      for (let due = dueAt(game); due !== null && due < until + awayMs(command.y); due = dueAt(game)) {
        at = Math.max(at, due)
        settle(at)
      }
    at = Math.max(at, until)
    settle(at)
    const isClosed = closedAt(game, at) !== null
    const pressed = isLongOver(game, at) ? [] : [press(at, at - (command.y % 3) * MINUTE)]
    const before = apply(game, pressed)
    const decision = COMMANDS[command.command](before, {
      ...command,
      at,
      laterSettings,
      last: reversible.at(-1),
      lastUndone: undone.at(-1),
    })
    const isUndoing = command.command === 'takesBack' || command.command === 'redoes'
    const isTooLate = isUndoing ? isLongOver(game, at) : isClosed && !AT_ANY_TIME.includes(command.command)
    const events = decision.ok && !isTooLate ? withNextPair(before, decision.value, moment(at)) : []
    commit(
      command.command,
      at,
      events.length > 0 ? [...pressed, ...events] : [],
      TAKE_BACK_SCOPE[command.command] === null ? 0 : reversibleEventCount(events),
    )
    const pastCommand = { version: steps.length, at, before, after: game }
    if (command.command === 'playsBall') undone.length = 0
    const [from, to] = command.command === 'redoes' ? [undone, reversible] : [reversible, undone]
    const last = isUndoing && events.length > 0 ? from.pop() : undefined
    if (last) to.push({ ...pastCommand, of: last.of })
  }
  return steps
}

/** The game around what is taken back with a step; null for a step that stays. */
export function reversibleCommand(
  { by, at, before, events, own, after }: Step,
  version: number,
): PastCommand | null {
  const of = by === 'the opening' ? null : by === 'the clock' ? 'play' : TAKE_BACK_SCOPE[by]
  return of !== null && own > 0
    ? { version, of, at, before: apply(before, events.slice(0, -own)), after }
    : null
}

export const logOf = (steps: readonly Step[]): GameEvent[] => steps.flatMap(({ events }) => events)

interface CommandInput {
  at: number
  x: number
  y: number
  laterSettings: Settings
  /** What would be taken back. */
  last: PastCommand | undefined
  /** What would be redone: the undo of it. */
  lastUndone: PastCommand | undefined
}

type CommandDecider = (game: Game, input: CommandInput) => Result<readonly GameEvent[], string>

const pickFrom = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

const anyParticipant = ({ participants }: Game, n: number): string =>
  pickFrom(participants, n)?.id ?? 'nobody'

const anyTeam = ({ settings }: Game, n: number): number => 1 + (n % (settings.maxTeams + 1))

const eligiblePlayers = (game: Game, team: number, { x, y }: CommandInput): string[] => {
  const eligible = eligibleFor(game, team)
  return eligible.slice(x % Math.max(1, eligible.length)).slice(0, 1 + (y % game.settings.teamSize))
}

/** An organiser, or the captain of some team. */
const drafterFor = (game: Game, x: number, y: number): Drafter =>
  (x + y) % 3 > 0
    ? { isOrganiser: true, id: null }
    : { isOrganiser: false, id: pickFrom(game.teams, x)?.captain ?? 'nobody' }

const COMMANDS = {
  arrives: (game, { x, at }) =>
    ok(
      arrive(game, {
        id: x % 5 === 0 ? anyParticipant(game, x) : `late${game.arrivals}`,
        guest: x % 2 === 0,
        at,
      }),
    ),
  leaves: (game, { x }) => removeParticipant(game, anyParticipant(game, x)),
  nextCaptain: (game) => {
    const next = nextCaptain(game)
    return assignCaptain(game, { team: next?.team ?? 1, id: next?.id ?? 'nobody' })
  },
  anyCaptain: (game, { x, y }) =>
    assignCaptain(game, { team: anyTeam(game, x), id: anyParticipant(game, y) }),
  passesArmbandOn: (game, { x }) => {
    const alone = game.teams.filter(({ captain, players }) => captain !== null && players.length === 1)
    const team = pickFrom(alone, x)?.number ?? 1
    const next = eligibleFor(game, team).find((id) => !game.passed.includes(id))
    return assignCaptain(game, { team, id: next ?? 'nobody' })
  },
  picks: (game, input) => {
    const team = draftTurn(game) ?? anyTeam(game, input.x)
    const ids = eligiblePlayers(game, team, input).slice(0, Math.max(1, maxPicksAtOnce(game, team)))
    return selectPlayers(game, { team, ids })
  },
  picksAnybody: (game, { x, y }) =>
    selectPlayers(game, { team: anyTeam(game, x), ids: [anyParticipant(game, y)] }),
  draws: (game, input) => {
    const team = anyTeam(game, input.x)
    return assignTeams(game, [{ team, ids: eligiblePlayers(game, team, input) }])
  },
  drawsAnybody: (game, { x, y }) =>
    assignTeams(game, [
      { team: anyTeam(game, x), ids: [anyParticipant(game, y)] },
      { team: anyTeam(game, y), ids: [anyParticipant(game, x), anyParticipant(game, x + 1)] },
    ]),
  moves: (game, { x, y }) =>
    movePlayer(game, {
      id: anyParticipant(game, x),
      to: y % 5 === 0 ? null : anyTeam(game, y),
      swapWith: null,
    }),
  swaps: (game, { x, y }) => {
    const { players = [], number = null } = pickFrom(game.teams, x) ?? {}
    return movePlayer(game, {
      id: anyParticipant(game, y),
      to: number,
      swapWith: pickFrom(players, y) ?? 'nobody',
    })
  },
  goesHome: (game, { x, y, at }) =>
    goHome(game, { id: anyParticipant(game, x), gone: true, at }, drafterFor(game, x, y)),
  comesBack: (game, { x, y, at }) =>
    goHome(
      game,
      { id: pickFrom(game.gone, x) ?? anyParticipant(game, x), gone: false, at },
      drafterFor(game, x, y),
    ),
  comesInFor: (game, { x, y }) =>
    substitutePlayer(
      game,
      {
        playerIn: (y % 4 > 0 && pickFrom(unassigned(game), y)?.participant.id) || anyParticipant(game, y),
        playerOut: anyParticipant(game, x),
      },
      drafterFor(game, x, y),
    ),
  isLent: (game, { x, y }) =>
    lendPlayer(
      game,
      { id: anyParticipant(game, x), to: y % 6 === 0 ? null : anyTeam(game, y) },
      drafterFor(game, x, y),
    ),
  fillsPlace: (game, { x, y }) =>
    fillPlace(
      game,
      { team: anyTeam(game, x), id: y % 3 === 0 ? anyParticipant(game, y) : null },
      drafterFor(game, x, y),
    ),
  autoAssigns: (game) => autoAssign(game),
  evens: (game, { x, y }) =>
    evenTeams(game, { teams: x % 6 === 0 ? null : 2 + (x % 6), assign: y % 2 === 0 }),
  playsBall: (game, { at }) => playBall(game, { at }),
  starts: (game, { x, at }) => {
    const [a, b] = (game.play && nextPair(game.play)) ?? [1, 2]
    return startMatch(
      game,
      x % 2 === 0 ? { a, b, anyPairing: false } : { a: b, b: a, anyPairing: false },
      moment(at),
    )
  },
  startsAnyTwo: (game, { x, y, at }) =>
    startMatch(game, { a: anyTeam(game, x), b: anyTeam(game, y), anyPairing: true }, moment(at)),
  startsClock: (game, { at }) => startClock(game, moment(at)),
  pausesClock: (game, { at }) => pauseClock(game, moment(at)),
  scores: (game, { x, y, at }) => {
    const match = currentMatch(game)
    const team = match ? (x % 3 > 0 ? match.a : match.b) : anyTeam(game, x)
    return changeScore(game, { team, by: y % 5 === 0 ? -1 : 1 + Math.floor((y % 10) / 9) }, moment(at))
  },
  comesLate: (game, { x, y, at }) => {
    const ended = pickFrom(game.play?.ended.slice(-1 - (x % 2)) ?? [], x)
    const [team, madeAt] = [x % 3 > 0 ? ended?.a : ended?.b, (ended?.spells[0]?.from ?? at) + y]
    const goal = {
      id: `late at ${at}`,
      match: ended?.number,
      madeAt,
      team: team ?? 1,
      by: y % 5 === 0 ? -1 : 1,
    }
    return lateGoal(game, goal, moment(at)) ?? ok([])
  },
  decidesLate: (game, { x, y, at }) =>
    settleLatePress(
      game,
      { id: pickFrom(game.play?.late ?? [], x)?.id ?? 'none', keep: y % 2 === 0 },
      moment(at),
    ),
  corrects: (game, { x, y, at }) =>
    correctResult(
      game,
      {
        match: pickFrom(game.play?.ended ?? [], x)?.number ?? 1,
        score: { a: x % 4, b: y % 4 },
        reason: 'Counted again',
      },
      at,
    ),
  ends: (game, { at }) => endMatch(game, moment(at)),
  tosses: (game, { x, y, at }) => {
    const [a = 1, b = 2] = game.play?.order ?? []
    const [first, second] = x % 2 === 0 ? (['heads', 'tails'] as const) : (['tails', 'heads'] as const)
    return tossCoin(game, {
      choices: [
        { team: a, side: first },
        { team: b, side: second },
      ],
      coin: { secret: 'told', chance: null, result: y % 2 === 0 ? 'heads' : 'tails' },
      at,
    })
  },
  namesReferee: (game, { x }) => nameReferee(game, x % 4 === 0 ? null : anyParticipant(game, x)),
  switchesStage: (game, { x }) => switchStage(game, x % 2 === 0 ? 'knockout' : 'normal'),
  holds: (game, { x, at }) => holdNextMatch(game, x % 2 === 0, moment(at)),
  settles: (game, { laterSettings: later, at }) => ok(applySettings(game, later, at)),
  closes: (game, { at }) => endGame(game, at),
  onlyLooks: () => ok([]),
  noOneIsThere: () => ok([]),
  takesBack: (game, { last, at }) =>
    last ? takeBack(game, last, moment(at)) : refuse('nothing-to-take-back'),
  redoes: (game, { lastUndone, at }) =>
    lastUndone ? takeBack(game, lastUndone, moment(at)) : refuse('nothing-to-redo'),
} as const satisfies Record<string, CommandDecider>

/** What each press gives back when it is taken back; null for one that stays. */
export const TAKE_BACK_SCOPE: Record<ScenarioCommand['command'], Restored['of'] | null> = {
  arrives: null,
  leaves: null,
  nextCaptain: 'draft',
  anyCaptain: 'draft',
  passesArmbandOn: 'draft',
  picks: 'draft',
  picksAnybody: 'draft',
  draws: 'draft',
  drawsAnybody: 'draft',
  autoAssigns: 'draft',
  evens: 'draft',
  moves: 'draft',
  goesHome: 'draft',
  comesBack: 'draft',
  comesInFor: 'draft',
  fillsPlace: 'draft',
  isLent: 'play',
  swaps: 'draft',
  playsBall: null,
  starts: 'play',
  startsAnyTwo: 'play',
  startsClock: 'play',
  pausesClock: 'play',
  scores: 'play',
  ends: 'play',
  tosses: 'play',
  switchesStage: 'play',
  holds: 'play',
  namesReferee: 'play',
  comesLate: 'play',
  decidesLate: 'play',
  closes: 'play',
  corrects: 'play',
  settles: null,
  onlyLooks: null,
  noOneIsThere: null,
  takesBack: null,
  redoes: null,
}
