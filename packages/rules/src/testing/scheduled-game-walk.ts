import { forgetAnswer } from '../answers.ts'
import { SHORT_NOTICE_MS } from '../attendance.ts'
import {
  type ArrivalTime,
  dueSteps,
  GO_OR_NO_GO_BEFORE_MS,
  nextStepAt,
  OPENS_BEFORE_MS,
  type Timetable,
} from '../game-steps.ts'
import { markPaid } from '../paid-list.ts'
import {
  answerIn,
  answerOut,
  answerStanding,
  callSpares,
  cancelGame,
  changeNumbers,
  moveGame,
  restoreGame,
  takePlace,
} from '../plan-game.ts'
import type { Result } from '../result.ts'
import {
  evolveScheduledGame,
  momentOf,
  type ScheduledGame,
  type ScheduledGameEvent,
  scheduledGame,
} from '../scheduled-game.ts'
import type { StandingAnswer } from '../standing-answers.ts'
import { breadthFirst, type Walk } from './breadth-first.ts'
import type { Moment } from './season.ts'
import { newStanding } from './season-standing.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const STARTS_AT = 30 * 24 * HOUR
const PEOPLE = ['ada', 'ben', 'cleo'] as const
/** This person waits behind the others. */
const BEHIND = 'cleo'

interface Position {
  at: number
  game: ScheduledGame
  arrivals: readonly ArrivalTime[]
  standing: readonly StandingAnswer[]
}

type Decision = Result<readonly ScheduledGameEvent[], string> | readonly ScheduledGameEvent[]

/** One action of a person, an organiser or the clock. */
interface Command {
  what: string
  /** The time to which the clock moves first. */
  until?: number
  decide: (position: Position) => Decision
  arrives?: string
  always?: string
}

const timetableOf = ({ session }: ScheduledGame): Timetable => ({
  previousEndsAt: null,
  goOrNoGoAt: session.startsAt - GO_OR_NO_GO_BEFORE_MS,
})

const arrivedBy = (arrivals: readonly ArrivalTime[], time: number) =>
  arrivals.filter(({ at }) => at <= time).map(({ personId }) => personId)

function* commandsOfPerson(personId: string, { at, game, arrivals, standing }: Position): Generator<Command> {
  const isOffered = game.attendance.waiting.some((entry) => entry.personId === personId && entry.offered)
  const isThere = arrivals.some((arrival) => arrival.personId === personId)
  for (const guests of [[], [`${personId}-guest`]])
    for (const atShortNotice of [true, false])
      yield {
        what: 'in',
        decide: ({ game, at }) =>
          answerIn(
            game,
            { personId, answeredBy: 'self', guests, atShortNotice },
            { guestsAllowed: true, behind: personId === BEHIND },
            at,
          ),
      }
  yield { what: 'out', decide: ({ game, at }) => answerOut(game, { personId, answeredBy: 'self' }, at) }
  yield {
    what: isOffered ? 'accept' : 'asks for a place',
    decide: ({ game, at }) => takePlace(game, personId, at),
  }
  yield {
    what: 'forget',
    decide: ({ game, at }) => forgetAnswer(game.attendance, personId, momentOf(game, at)),
  }
  if (!isThere && at >= game.session.startsAt - HOUR)
    yield { what: 'arrives', decide: () => [], arrives: personId }
  if (!standing.some((answer) => answer.personId === personId))
    yield {
      what: 'always',
      decide: ({ game, at }) => answerStanding(game, [newStanding(personId)], at),
      always: personId,
    }
}

function* commandsOfOrganiser({ arrivals }: Position): Generator<Command> {
  for (const places of [2, 3, null])
    yield {
      what: 'places',
      decide: ({ game, at }) => changeNumbers(game, { places, minimum: 3, cost: null }, at),
    }
  yield { what: 'call spares', decide: ({ game, at }) => callSpares(game, at) }
  yield {
    what: 'cancel',
    decide: ({ game, at }) => cancelGame(game, null, { at, hasPlayBegun: false }),
  }
  yield { what: 'restore', decide: ({ game, at }) => restoreGame(game, { at, isAsking: true }) }
  yield {
    what: 'mark paid',
    decide: ({ game, at }) =>
      markPaid(game, { personId: 'ada', paid: true }, { arrived: arrivedBy(arrivals, at) }),
  }
  for (const by of [-2 * HOUR, 24 * HOUR]) yield { what: 'move', decide: (position) => moved(position, by) }
}

function moved({ game, at, arrivals }: Position, by: number): Decision {
  const { date, startsAt, endsAt } = game.session
  const session = { date, startsAt: startsAt + by, endsAt: endsAt + by }
  const timetable = timetableOf({ ...game, session })
  const hasArrivals = arrivals.length > 0
  return moveGame(
    game,
    { session, venue: null },
    { at, hasArrivals, isDateTaken: false, isAsking: true, timetable },
  )
}

/** The clock one second before, at and after the next moments, and the steps that are due then. */
function* timePasses({ at, game }: Position): Generator<Command> {
  const { startsAt, endsAt } = game.session
  const boundaries = [nextStepAt(game, timetableOf(game), at), startsAt - SHORT_NOTICE_MS, startsAt, endsAt]
  const next = Math.min(
    ...boundaries.filter((boundary) => boundary !== null).filter((boundary) => boundary > at),
  )
  for (const about of [-SECOND, 0, SECOND]) {
    const until = next + about
    if (until > at && until < Number.POSITIVE_INFINITY)
      yield {
        what: 'clock',
        until,
        decide: ({ at, game, arrivals, standing }) =>
          dueSteps(game, timetableOf(game), { at, arrivals, standing }),
      }
  }
}

function* commandsAt(position: Position): Generator<Command> {
  yield* timePasses(position)
  for (const person of PEOPLE) yield* commandsOfPerson(person, position)
  yield* commandsOfOrganiser(position)
}

function after(from: Position, { decide, until, arrives, always }: Command) {
  const at = until ?? from.at
  const standing = always ? [...from.standing, newStanding(always)] : from.standing
  const arrivals = arrives ? [...from.arrivals, { personId: arrives, at }] : from.arrivals
  const decision = decide({ ...from, at })
  const events = 'ok' in decision ? (decision.ok ? decision.value : []) : decision
  const game = events.reduce(evolveScheduledGame, from.game)
  return { position: { at, game, arrivals, standing }, events }
}

/** Visits every state of a scheduled game that people, an organiser and the clock can cause. */
export function walkScheduledGame({
  most,
  digest,
  check,
}: {
  most: number
  digest: (text: string) => string
  check: (moment: Moment, path: () => string[]) => void
}): Walk & { seen: ReadonlySet<string> } {
  const seen = new Set<string>()
  const session = { date: '2026-03-04', startsAt: STARTS_AT, endsAt: STARTS_AT + 2 * HOUR }
  const empty = scheduledGame(session)
  const start: Position = {
    at: STARTS_AT - OPENS_BEFORE_MS - SECOND,
    game: { ...empty, minimum: 3, attendance: { ...empty.attendance, places: 2 } },
    arrivals: [],
    standing: [],
  }
  const found = breadthFirst<Position, Command>({
    start,
    most,
    commandsAt,
    keyOf: (position) => digest(JSON.stringify(position)),
    advance: (from, command, path) => {
      const { position, events } = after(from, command)
      for (const { type } of events) seen.add(type)
      const { at, game, arrivals, standing } = position
      check(
        {
          at,
          what: command.what,
          before: from.game,
          events,
          after: game,
          arrived: arrivedBy(arrivals, game.session.startsAt),
          arrivedByEnd: arrivedBy(arrivals, game.session.endsAt),
          standing,
          timetable: timetableOf(game),
        },
        () => path().map(({ what }) => what),
      )
      return position
    },
  })
  return { ...found, seen }
}
