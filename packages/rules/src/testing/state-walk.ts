import { dueAt } from '../clock.ts'
import { closesAt } from '../closing.ts'
import type { Game, Settings } from '../game.ts'
import type { PastCommand } from '../past-command.ts'
import { breadthFirst } from './breadth-first.ts'
import { SECOND } from './games.ts'
import type { ScenarioCommand } from './scenario-commands.ts'
import { advance, type Position, type Step } from './scenarios.ts'

export type CommandName = ScenarioCommand['command']

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The values of `x` and `y` to try with each command: all people, all teams, both answers. */
function choicesOf({ participants, settings, play, teams }: Game): Record<CommandName, [number[], number[]]> {
  const people = upTo(participants.length)
  const numbers = upTo(settings.maxTeams)
  const one = [1]
  return {
    arrives: [[1, 2], one],
    leaves: [people, one],
    nextCaptain: [one, one],
    anyCaptain: [numbers, people],
    passesArmbandOn: [upTo(teams.length), one],
    picks: [people, [0, 1]],
    picksAnybody: [numbers, people],
    draws: [people, [0, 1]],
    drawsAnybody: [people, people],
    moves: [people, [0, ...numbers.map((number) => number + 1)]],
    swaps: [upTo(teams.length), people],
    goesHome: [people, one],
    comesBack: [people, one],
    comesInFor: [people, people],
    isLent: [people, [0, ...numbers.map((number) => number + 1)]],
    fillsPlace: [numbers, [0, 1]],
    autoAssigns: [one, one],
    evens: [
      [0, 1, 2],
      [0, 1],
    ],
    playsBall: [[0, 1], one],
    starts: [[0, 1], one],
    startsAnyTwo: [numbers, numbers],
    startsClock: [one, one],
    pausesClock: [one, one],
    scores: [
      [0, 1],
      [0, 1, 9],
    ],
    comesLate: [
      [0, 1, 2],
      [0, 1],
    ],
    decidesLate: [upTo(play?.late.length ?? 0), [0, 1]],
    corrects: [upTo(Math.min(4, play?.ended.length ?? 0)), [0, 1]],
    ends: [one, one],
    tosses: [
      [0, 1],
      [0, 1],
    ],
    plansCup: [
      [0, 1, 2, 3],
      [0, 1],
    ],
    drawsCup: [one, one],
    leavesCup: [numbers, one],
    namesReferee: [people, one],
    switchesStage: [[0, 1], one],
    holds: [[0, 1], one],
    settles: [one, one],
    closes: [one, one],
    onlyLooks: [one, one],
    noOneIsThere: [one, [0, 1]],
    takesBack: [one, one],
    redoes: [one, one],
  }
}

/** All commands that are possible now, and waits until shortly before, at and after each coming deadline. */
function* commandsAt({ game, at }: Position, names: readonly CommandName[]): Generator<ScenarioCommand> {
  const choices = choicesOf(game)
  for (const command of names) {
    const [xs, ys] = choices[command]
    for (const x of xs) for (const y of ys) yield { command, wait: 0, x, y }
  }
  for (const boundary of [
    dueAt(game),
    game.settings.sessionStartsAt,
    game.settings.sessionEndsAt,
    closesAt(game),
  ])
    for (const about of [-SECOND, 0, SECOND, 3 * SECOND]) {
      const wait = (boundary ?? at) + about - at
      if (wait > 0) yield { command: 'onlyLooks', wait, x: 1, y: 1 }
    }
}

/** Positions with the same future have the same key. */
function keys(digest: (text: string) => string) {
  const known = new WeakMap<Game, string>()
  const keyOfGame = (game: Game): string => {
    const key = known.get(game) ?? digest(JSON.stringify(game))
    known.set(game, key)
    return key
  }
  const keyOfPast = ({ of, at, before, after }: PastCommand) =>
    [of, at, keyOfGame(before), keyOfGame(after)].join()
  return ({ at, game, reversible, undone }: Position): string =>
    digest([at, keyOfGame(game), ...reversible.map(keyOfPast), 'undone', ...undone.map(keyOfPast)].join())
}

interface WalkOptions {
  start: Position
  commands: readonly CommandName[]
  /** The settings to which the group changes during the walk. */
  laterSettings: Settings
  /** The maximum of states; the walk ends there at the latest. */
  most: number
  /** The maximum of people, so that the walk does not add arrivals for ever. */
  mostPeople: number
  digest: (text: string) => string
  /** `path`: the commands that led from the start to this step. */
  check: (step: Step, path: () => ScenarioCommand[]) => void
}

/** Visits every state that the commands lead to, and returns which of them had an effect. */
export function walk({ start, commands, laterSettings, most, mostPeople, digest, check }: WalkOptions) {
  const effective = new Set<Step['by']>()
  const found = breadthFirst<Position, ScenarioCommand>({
    start,
    commandsAt: (position) => commandsAt(position, commands),
    keyOf: keys(digest),
    most,
    advance: (from, command, path) => {
      if (command.command === 'arrives' && from.game.participants.length >= mostPeople) return null
      const { steps, position } = advance(from, command, laterSettings)
      for (const step of steps) {
        if (step.events.length > 0) effective.add(step.by)
        check(step, path)
      }
      const hasEvents = steps.some(({ events }) => events.length > 0)
      return hasEvents || position.at > from.at ? position : null
    },
  })
  return { ...found, effective }
}
