import { arrive, openGame } from '../arrival.ts'
import { dueAt, overdue } from '../clock.ts'
import { closedAt, isLongOver } from '../closing.ts'
import { type Game, INITIAL_GAME, type Settings } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
import { withNextPair } from '../next-pair.ts'
import type { PastCommand } from '../past-command.ts'
import { press } from '../presence.ts'
import { clockEndCount, reversibleEventCount } from '../take-back.ts'
import { apply, MINUTE, moment } from './games.ts'
import { COMMANDS, type ScenarioCommand } from './scenario-commands.ts'
import { TAKE_BACK_SCOPE } from './take-back-scope.ts'

/** Usually too short for the clock to close the game, sometimes long enough. */
const awayMs = (y: number) => (y % 4 === 0 ? 70 : 25) * MINUTE

/** The commands that are possible in a closed game too. */
const AT_ANY_TIME: readonly ScenarioCommand['command'][] = ['comesLate', 'decidesLate', 'corrects']

export interface Scenario {
  settings: Settings
  /** The settings to which the group changes during the game. */
  laterSettings: Settings
  arrivals: number
  commands: readonly ScenarioCommand[]
}

/** One commit, by the clock or by one command, with the game before and after it. */
export interface Step {
  by: ScenarioCommand['command'] | 'the clock' | 'the opening'
  at: number
  before: Game
  events: readonly GameEvent[]
  /** The number of its last events that an undo takes back together. */
  own: number
  after: Game
}

/** A game in the middle of a scenario, with the commands that can be undone and redone, the latest last. */
export interface Position {
  at: number
  game: Game
  /** The number of commits. */
  version: number
  reversible: readonly PastCommand[]
  undone: readonly PastCommand[]
}

/** Runs a whole game through the real decisions. A refused command changes nothing. */
export function runScenario({ settings, laterSettings, arrivals, commands }: Scenario): Step[] {
  const steps: Step[] = []
  let game = INITIAL_GAME
  const commit = (by: Step['by'], at: number, events: readonly GameEvent[]) => {
    const after = apply(game, events)
    steps.push({ by, at, before: game, events, own: 0, after })
    game = after
  }
  commit('the opening', 0, [openGame(settings)])
  for (let n = 0; n < arrivals; n++)
    commit('arrives', n, arrive(game, { id: `p${n}`, guest: n % 3 === 0, at: n }))

  let position: Position = { at: arrivals, game, version: steps.length, reversible: [], undone: [] }
  for (const command of commands) {
    const next = advance(position, command, laterSettings)
    steps.push(...next.steps)
    position = next.position
  }
  return steps
}

/** Lets the clock run until this command, then runs the command. */
export function advance(
  from: Position,
  command: ScenarioCommand,
  laterSettings: Settings,
): { steps: Step[]; position: Position } {
  const steps: Step[] = []
  let { at, game } = from
  const reversible = [...from.reversible]
  const undone = [...from.undone]
  const version = () => from.version + steps.length
  const commit = (by: Step['by'], events: readonly GameEvent[], own = 0) => {
    const step = { by, at, before: game, events, own, after: apply(game, events) }
    steps.push(step)
    game = step.after
    const past = reversibleCommand(step, version())
    if (past) {
      reversible.push(past)
      undone.length = 0
    }
  }
  const settle = () => {
    const due = overdue(game, moment(at))
    commit('the clock', due, clockEndCount(due))
  }
  const until = at + command.wait
  // while no one is there the clock acts on time, as the sweep does
  if (command.command === 'noOneIsThere')
    for (let due = dueAt(game); due !== null && due < until + awayMs(command.y); due = dueAt(game)) {
      at = Math.max(at, due)
      settle()
    }
  at = Math.max(at, until)
  settle()
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
    events.length > 0 ? [...pressed, ...events] : [],
    TAKE_BACK_SCOPE[command.command] === null ? 0 : reversibleEventCount(events),
  )
  const pastCommand = { version: version(), at, before, after: game }
  if (command.command === 'playsBall') undone.length = 0
  const [taken, given] = command.command === 'redoes' ? [undone, reversible] : [reversible, undone]
  const last = isUndoing && events.length > 0 ? taken.pop() : undefined
  if (last) given.push({ ...pastCommand, of: last.of })
  return { steps, position: { at, game, version: version(), reversible, undone } }
}

/** The game before and after the part of a step that can be undone; null for a step that cannot. */
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
