import { arrive, followSettings, openEvening, removeParticipant } from '../arrival.ts'
import { autoAssign } from '../auto-assign.ts'
import { assignCaptain, nextCaptain } from '../captains.ts'
import { overdue } from '../clock.ts'
import { closedAt, closeEvening } from '../closing.ts'
import { tossCoin } from '../coin-toss.ts'
import { assignTeams, draftTurn, eligibleFor, mostAtOnce, playBall, selectPlayers } from '../draft.ts'
import { BLANK, currentMatch, type Evening, nextPair, type Settings } from '../evening.ts'
import type { EveningEvent, GivenBack } from '../evening-events.ts'
import { lateGoal, settleLatePress } from '../late-press.ts'
import { changeScore, endMatch, holdNext, pauseClock, startClock, startMatch, switchStage } from '../match.ts'
import { nameReferee } from '../referee.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Act, takeBack, takenWith } from '../take-back.ts'
import { movePlayer } from '../transfer.ts'
import { after, moment } from './evenings.ts'

/** Somebody presses something, `wait` ms after the last press; `x` and `y` choose whom or which. */
export interface Press {
  press: keyof typeof PRESSES
  wait: number
  x: number
  y: number
}

export interface Night {
  settings: Settings
  /** What the group settles later in the evening. */
  later: Settings
  arrivals: number
  presses: readonly Press[]
}

/** One commit: what the clock brought about or one press, and the evening on both sides of it. */
export interface Step {
  by: Press['press'] | 'the clock' | 'the opening'
  at: number
  before: Evening
  events: readonly EveningEvent[]
  after: Evening
}

/** A whole night through the real decisions; what they refuse is a press that changed nothing. */
export function playNight({ settings, later, arrivals, presses }: Night): Step[] {
  const steps: Step[] = []
  const acts: Act[] = []
  let so = BLANK
  const commit = (by: Step['by'], at: number, events: readonly EveningEvent[]) => {
    const next = after(so, events)
    steps.push({ by, at, before: so, events, after: next })
    so = next
  }
  commit('the opening', 0, [openEvening(settings)])
  for (let n = 0; n < arrivals; n++)
    commit('arrives', n, arrive(so, { id: `p${n}`, guest: n % 3 === 0, at: n }))

  let at = arrivals
  for (const press of presses) {
    at += press.wait
    commit('the clock', at, overdue(so, moment(at)))
    const isClosed = closedAt(so, at) !== null
    const answer = PRESSES[press.press](so, { ...press, at, later, last: acts.at(-1) })
    const events = answer.ok && (!isClosed || press.press === 'takesBack') ? answer.value : []
    const before = so
    commit(press.press, at, events)
    const of = GIVES_BACK[press.press]
    if (of !== null && takenWith(events) > 0) acts.push({ version: steps.length, of, at, before, after: so })
    if (events.some(({ type }) => type === 'taken-back')) acts.pop()
  }
  return steps
}

export const logOf = (steps: readonly Step[]): EveningEvent[] => steps.flatMap(({ events }) => events)

interface Pressed {
  at: number
  x: number
  y: number
  later: Settings
  /** What would be taken back. */
  last: Act | undefined
}

type Decides = (so: Evening, pressed: Pressed) => Result<readonly EveningEvent[], string>

const oneOf = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

const anybody = ({ participants }: Evening, n: number): string => oneOf(participants, n)?.id ?? 'nobody'

const anyTeam = ({ settings }: Evening, n: number): number => 1 + (n % (settings.maxTeams + 1))

const somebodyFor = (so: Evening, team: number, { x, y }: Pressed): string[] => {
  const eligible = eligibleFor(so, team)
  return eligible.slice(x % Math.max(1, eligible.length)).slice(0, 1 + (y % so.settings.teamSize))
}

const PRESSES = {
  arrives: (so, { x, at }) =>
    ok(arrive(so, { id: x % 5 === 0 ? anybody(so, x) : `late${so.arrivals}`, guest: x % 2 === 0, at })),
  leaves: (so, { x }) => removeParticipant(so, anybody(so, x)),
  nextCaptain: (so) => {
    const next = nextCaptain(so)
    return assignCaptain(so, { team: next?.team ?? 1, id: next?.id ?? 'nobody' })
  },
  anyCaptain: (so, { x, y }) => assignCaptain(so, { team: anyTeam(so, x), id: anybody(so, y) }),
  passesArmbandOn: (so, { x }) => {
    const alone = so.teams.filter(({ captain, players }) => captain !== null && players.length === 1)
    const team = oneOf(alone, x)?.number ?? 1
    const next = eligibleFor(so, team).find((id) => !so.passed.includes(id))
    return assignCaptain(so, { team, id: next ?? 'nobody' })
  },
  picks: (so, pressed) => {
    const team = draftTurn(so) ?? anyTeam(so, pressed.x)
    const ids = somebodyFor(so, team, pressed).slice(0, Math.max(1, mostAtOnce(so, team)))
    return selectPlayers(so, { team, ids })
  },
  picksAnybody: (so, { x, y }) => selectPlayers(so, { team: anyTeam(so, x), ids: [anybody(so, y)] }),
  draws: (so, pressed) => {
    const team = anyTeam(so, pressed.x)
    return assignTeams(so, [{ team, ids: somebodyFor(so, team, pressed) }])
  },
  drawsAnybody: (so, { x, y }) =>
    assignTeams(so, [
      { team: anyTeam(so, x), ids: [anybody(so, y)] },
      { team: anyTeam(so, y), ids: [anybody(so, x), anybody(so, x + 1)] },
    ]),
  moves: (so, { x, y }) =>
    movePlayer(so, { id: anybody(so, x), to: y % 5 === 0 ? null : anyTeam(so, y), swapWith: null }),
  swaps: (so, { x, y }) => {
    const { players = [], number = null } = oneOf(so.teams, x) ?? {}
    return movePlayer(so, { id: anybody(so, y), to: number, swapWith: oneOf(players, y) ?? 'nobody' })
  },
  autoAssigns: (so) => autoAssign(so),
  playsBall: (so, { at }) => playBall(so, { at }),
  starts: (so, { x, at }) => {
    const [a, b] = (so.play && nextPair(so.play)) ?? [1, 2]
    return startMatch(so, x % 2 === 0 ? { a, b, freely: false } : { a: b, b: a, freely: false }, moment(at))
  },
  startsAnyTwo: (so, { x, y, at }) =>
    startMatch(so, { a: anyTeam(so, x), b: anyTeam(so, y), freely: true }, moment(at)),
  startsClock: (so, { at }) => startClock(so, moment(at)),
  pausesClock: (so, { at }) => pauseClock(so, moment(at)),
  scores: (so, { x, y, at }) => {
    const match = currentMatch(so)
    const team = match ? (x % 3 > 0 ? match.a : match.b) : anyTeam(so, x)
    return changeScore(so, { team, by: y % 5 === 0 ? -1 : 1 + Math.floor((y % 10) / 9) }, moment(at))
  },
  comesLate: (so, { x, y, at }) => {
    const ended = oneOf(so.play?.ended.slice(-1 - (x % 2)) ?? [], x)
    const [team, madeAt] = [x % 3 > 0 ? ended?.a : ended?.b, (ended?.spells[0]?.from ?? at) + y]
    const press = {
      id: `late at ${at}`,
      match: ended?.number,
      madeAt,
      team: team ?? 1,
      by: y % 5 === 0 ? -1 : 1,
    }
    return lateGoal(so, press, moment(at)) ?? ok([])
  },
  decidesLate: (so, { x, y, at }) =>
    settleLatePress(so, { id: oneOf(so.play?.late ?? [], x)?.id ?? 'none', keep: y % 2 === 0 }, moment(at)),
  ends: (so, { at }) => endMatch(so, moment(at)),
  tosses: (so, { x, y, at }) => {
    const [a = 1, b = 2] = so.play?.order ?? []
    const [one, other] = x % 2 === 0 ? (['heads', 'tails'] as const) : (['tails', 'heads'] as const)
    return tossCoin(so, {
      choices: [
        { team: a, side: one },
        { team: b, side: other },
      ],
      coin: { secret: 'told', chance: null, result: y % 2 === 0 ? 'heads' : 'tails' },
      at,
    })
  },
  namesReferee: (so, { x }) => nameReferee(so, x % 4 === 0 ? null : anybody(so, x)),
  switchesStage: (so, { x }) => switchStage(so, x % 2 === 0 ? 'knockout' : 'normal'),
  holds: (so, { x, at }) => holdNext(so, x % 2 === 0, moment(at)),
  settles: (so, { later, at }) => ok(followSettings(so, later, at)),
  closes: (so, { at }) => closeEvening(so, at),
  onlyLooks: () => ok([]),
  takesBack: (so, { last, at }) => (last ? takeBack(so, last, moment(at)) : refuse('nothing-to-take-back')),
} as const satisfies Record<string, Decides>

/** What each press gives back when it is taken back; null for one that stays. */
export const GIVES_BACK: Record<Press['press'], GivenBack['of'] | null> = {
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
  moves: 'draft',
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
  settles: null,
  onlyLooks: null,
  takesBack: null,
}
