import type { GoingAnswer } from '../answers.ts'
import { forgetAnswer } from '../answers.ts'
import { planCupAhead } from '../cup/planned-cup.ts'
import {
  type ArrivalTime,
  dueSteps,
  GO_OR_NO_GO_BEFORE_MS,
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
import { cupOptions } from './cups.ts'
import { type Group, type Habits, randomGroup } from './season-group.ts'
import { newStanding, standingNextWeek } from './season-standing.ts'
import { type Random, seeded } from './seeded.ts'
import { sessionInZone } from './zones.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** One action at one moment of a game, for the checks. */
export interface Moment {
  at: number
  what: string
  before: ScheduledGame
  events: readonly ScheduledGameEvent[]
  after: ScheduledGame
  /** The people who had arrived by the start. */
  arrived: readonly string[]
  /** The people who had arrived by the end or, before it, until now. */
  arrivedByEnd: readonly string[]
  standing: readonly StandingAnswer[]
  timetable: Timetable
}

export interface PlayedGame {
  first: ScheduledGame
  log: readonly ScheduledGameEvent[]
  stored: ScheduledGame
}

/** Plays the games of one group over `weeks` weeks; `check` gets every moment of them. */
export function playSeason(seed: number, weeks: number, check: (moment: Moment) => void): PlayedGame[] {
  const random = seeded(seed)
  const group = randomGroup(random)
  const games: PlayedGame[] = []
  let previousEndsAt: number | null = null
  let standing: StandingAnswer[] = []
  for (let week = 0; week < weeks; week += 1) {
    const { arrived, ...game } = playGame(random, group, { week, previousEndsAt, standing }, check)
    games.push(game)
    standing = standingNextWeek(standing, { ...game, arrived })
    previousEndsAt = game.stored.session.endsAt
  }
  return games
}

type Act = () => Result<readonly ScheduledGameEvent[], string> | readonly ScheduledGameEvent[]

function playGame(
  random: Random,
  group: Group,
  {
    week,
    previousEndsAt,
    standing,
  }: { week: number; previousEndsAt: number | null; standing: StandingAnswer[] },
  check: (moment: Moment) => void,
): PlayedGame & { arrived: string[] } {
  const session = sessionInZone(group.zone, { week, weekday: group.weekday, hour: group.hour })
  const empty = scheduledGame(session)
  const first: ScheduledGame = {
    ...empty,
    minimum: group.minimum,
    cost: group.cost,
    attendance: { ...empty.attendance, places: group.places },
  }
  let game = first
  let at = session.startsAt - OPENS_BEFORE_MS - HOUR
  const log: ScheduledGameEvent[] = []
  const arrivals: ArrivalTime[] = []
  const arrivedBy = (time: number) =>
    arrivals.filter((arrival) => arrival.at <= time).map(({ personId }) => personId)
  const timetable = ({ startsAt } = game.session): Timetable => ({
    previousEndsAt,
    goOrNoGoAt: startsAt - GO_OR_NO_GO_BEFORE_MS,
  })
  const does = (at: number, what: string, act: Act) => {
    const before = game
    const decision = act()
    const events = 'ok' in decision ? (decision.ok ? decision.value : []) : decision
    game = events.reduce(evolveScheduledGame, game)
    log.push(...events)
    check({
      at,
      what,
      before,
      events,
      after: game,
      arrived: arrivedBy(game.session.startsAt),
      arrivedByEnd: arrivedBy(game.session.endsAt),
      standing: [...standing],
      timetable: timetable(),
    })
  }
  const isOffered = ({ id }: Habits) =>
    game.attendance.waiting.some((entry) => entry.personId === id && entry.offered)

  const answer = (person: Habits, at: number) => {
    const guests = random.chance(person.bringsGuests) ? random.int(1, 2) : 0
    const going: GoingAnswer = {
      personId: person.id,
      answeredBy: random.chance(0.1) ? 'admin' : 'self',
      guests: Array.from({ length: guests }, (_, index) => `${person.id}-guest-${index}`),
      atShortNotice: person.eager || random.chance(0.5),
    }
    const terms = { guestsAllowed: true, behind: random.chance(0.05) }
    does(at, 'in', () => answerIn(game, going, terms, at))
  }
  const organise = (at: number) => {
    const numbers = {
      places: group.places === null ? null : random.int(2, 16),
      minimum: group.minimum,
      cost: random.chance(0.3) ? null : { amount: random.int(1, 1000), currency: 'EUR' },
    }
    const payer = { personId: random.of(group.people).id, paid: random.chance(0.8) }
    const cup = random.chance(0.3) ? null : cupOptions({ durationS: random.int(2, 7) * 60 })
    const move = random.of([-DAY, -3 * HOUR, 2 * HOUR, DAY, 2 * DAY])
    const { date, startsAt, endsAt } = game.session
    const to = { date, startsAt: startsAt + move, endsAt: endsAt + move }
    const choices: [string, Act][] = [
      ['places', () => changeNumbers(game, numbers, at)],
      ['mark paid', () => markPaid(game, payer, { arrived: arrivedBy(at) })],
      ['plan a cup', () => planCupAhead(game, cup, { isOver: false, hasPlayBegun: false })],
      ['call spares', () => callSpares(game, at)],
      ['cancel', () => cancelGame(game, 'Pitch closed', { at, hasPlayBegun: false })],
      ['restore', () => restoreGame(game, { at, isAsking: true })],
      [
        'move',
        () =>
          moveGame(
            game,
            { session: to, venue: null },
            {
              ...{ at, isAsking: true, isDateTaken: false },
              ...{ hasArrivals: arrivals.length > 0, timetable: timetable(to) },
            },
          ),
      ],
    ]
    const [what, act] = random.of(choices)
    does(at, what, act)
  }
  const saysAlways = (personId: string, at: number) => {
    if (standing.some((answer) => answer.personId === personId)) return
    standing.push(newStanding(personId))
    does(at, 'always', () => answerStanding(game, [newStanding(personId)], at))
  }
  /** The loop calls this more often as the game comes nearer, as people look at their phones more often. */
  const personActs = (person: Habits, at: number) => {
    const { startsAt } = game.session
    if (at >= startsAt - HOUR && !arrivedBy(at).includes(person.id) && !game.cancelled) {
      const isExpected = game.attendance.going.some(({ id }) => id === person.id)
      if (random.chance(isExpected ? person.turnsUp * 0.4 : 0.03)) arrivals.push({ personId: person.id, at })
    }
    const asked = game.done.includes(person.spare ? 'spares-asked' : 'regulars-asked')
    if (asked && random.chance(person.answers * 0.3)) answer(person, at)
    else if (random.chance(person.dropsOut * 0.15))
      does(at, 'out', () => answerOut(game, { personId: person.id, answeredBy: 'self' }, at))
    else if (person.always && !person.spare && random.chance(0.02)) saysAlways(person.id, at)
    else if (random.chance(0.002))
      does(at, 'forget', () => forgetAnswer(game.attendance, person.id, momentOf(game, at)))
  }
  const takeOffers = (at: number) => {
    for (const person of random.shuffled(group.people))
      if (person.eager && isOffered(person)) does(at, 'accept', () => takePlace(game, person.id, at))
  }

  while (!game.done.includes('finished') && at < game.session.endsAt + DAY) {
    const left = game.session.startsAt - at
    at +=
      left > 2 * DAY
        ? random.int(4, 16) * HOUR
        : left > 5 * HOUR
          ? random.int(1, 4) * HOUR
          : random.int(5, 30) * MINUTE
    // sometimes the server is down
    if (random.chance(0.95)) does(at, 'clock', () => dueSteps(game, timetable(), { at, arrivals, standing }))
    for (const person of random.shuffled(group.people).slice(0, 5)) personActs(person, at)
    if (random.chance(0.03)) organise(at)
    takeOffers(at)
  }
  return { first, log, stored: game, arrived: arrivedBy(game.session.endsAt) }
}
