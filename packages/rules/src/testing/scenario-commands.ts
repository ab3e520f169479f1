import { applySettings, arrive, removeParticipant } from '../arrival.ts'
import { autoAssign } from '../auto-assign.ts'
import { assignCaptain, nextCaptain } from '../captains.ts'
import { endGame } from '../closing.ts'
import { tossCoin } from '../coin-toss.ts'
import { fillPlace, goHome, lendPlayer, substitutePlayer } from '../come-and-go.ts'
import { correctResult } from '../correct-result.ts'
import { playBallWithCup } from '../cup/planned-cup.ts'
import { drawCup, planCup, withdrawTeam } from '../cup/run-cup.ts'
import {
  assignTeams,
  type Drafter,
  draftTurn,
  eligibleFor,
  maxPicksAtOnce,
  selectPlayers,
  unassigned,
} from '../draft.ts'
import { evenTeams } from '../even-teams.ts'
import { currentMatch, type Game, nextPair, type Settings } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
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
import type { PastCommand } from '../past-command.ts'
import { nameReferee } from '../referee.ts'
import { ok, type Result, refuse } from '../result.ts'
import { takeBack } from '../take-back.ts'
import { cupOptions } from './cups.ts'
import { moment } from './games.ts'

/** A command `wait` ms after the one before; `x` and `y` choose the person, the team or the value. */
export interface ScenarioCommand {
  command: keyof typeof COMMANDS
  wait: number
  x: number
  y: number
}

interface CommandInput {
  at: number
  x: number
  y: number
  laterSettings: Settings
  /** The command that an undo would reverse. */
  last: PastCommand | undefined
  /** The undo that a redo would reverse. */
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

const anyCup = (x: number, y: number) =>
  cupOptions({
    is: pickFrom(['knockout', 'round_robin', 'groups'] as const, y) ?? 'knockout',
    drawnKnockout: x % 2 === 0 ? 'toss' : 'next_goal',
    tieBreakers: x % 3 === 0 ? [] : ['between_themselves'],
  })

export const COMMANDS = {
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
    evenTeams(game, { teams: x % 6 === 0 ? null : 1 + (x % 6), assign: y % 2 === 0 }),
  playsBall: (game, { x, y, at }) => playBallWithCup(game, x % 3 === 0 ? anyCup(x, y) : null, { at }),
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
    const choices = [
      { team: a, side: first },
      { team: b, side: second },
    ] as const
    const coin = { secret: 'told', chance: null, result: y % 2 === 0 ? 'heads' : 'tails' } as const
    return tossCoin(game, { choices, coin }, moment(at))
  },
  plansCup: (game, { x, y }) => planCup(game, x % 9 === 0 ? null : anyCup(x, y)),
  drawsCup: (game, { x, y }) =>
    drawCup(game, { seed: `${x}`, chance: `${y}` }, (text) => `${text.length}${text.slice(-3)}`),
  leavesCup: (game, { x }) => withdrawTeam(game, anyTeam(game, x)),
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
