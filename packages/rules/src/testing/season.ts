import type { GoingAnswer } from '../answers.ts'
import { forgetAnswer } from '../answers.ts'
import {
  type ArrivalTime,
  dueSteps,
  GO_OR_NO_GO_BEFORE_MS,
  OPENS_BEFORE_MS,
  type Timetable,
} from '../game-steps.ts'
import type { Cost } from '../money.ts'
import { markPaid } from '../paid-list.ts'
import {
  answerIn,
  answerOut,
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
import { type Random, seeded } from './seeded.ts'
import { sessionInZone } from './zones.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A person with habits: how likely it is that they do each of these in a week. */
interface Habits {
  id: string
  spare: boolean
  answers: number
  dropsOut: number
  turnsUp: number
  bringsGuests: number
  /** Takes every place that is offered to them. */
  eager: boolean
}

interface Group {
  zone: string
  weekday: number
  hour: number
  places: number | null
  minimum: number | null
  cost: Cost | null
  people: readonly Habits[]
}

/** What has happened in one moment of a game, for the checks. */
export interface Moment {
  at: number
  what: string
  before: ScheduledGame
  events: readonly ScheduledGameEvent[]
  after: ScheduledGame
  /** Those who were there when it began. */
  arrived: readonly string[]
  /** Those who were there when it ended, or are until now. */
  arrivedByEnd: readonly string[]
  timetable: Timetable
}

export interface PlayedGame {
  first: ScheduledGame
  log: readonly ScheduledGameEvent[]
  stored: ScheduledGame
}

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'America/Santiago',
] as const

function randomGroup(random: Random): Group {
  const places = random.chance(0.75) ? random.int(2, 16) : null
  const people = Array.from({ length: random.int(4, 24) }, (_, index) => ({
    id: `p${index}`,
    spare: random.chance(0.2),
    answers: random.of([0.2, 0.6, 0.9, 1]),
    dropsOut: random.of([0, 0.1, 0.4]),
    turnsUp: random.of([0.5, 0.9, 1]),
    bringsGuests: random.of([0, 0, 0.2, 0.6]),
    eager: random.chance(0.6),
  }))
  const minimum = random.chance(0.4) ? random.int(2, 12) : null
  return {
    zone: random.of(ZONES),
    weekday: random.int(0, 6),
    hour: random.int(0, 23),
    places,
    minimum,
    cost: random.chance(0.5) ? { amount: 500, currency: 'EUR' } : null,
    people,
  }
}

/** The games of one group over so many weeks; `check` sees every moment of them. */
export function playSeason(seed: number, weeks: number, check: (moment: Moment) => void): PlayedGame[] {
  const random = seeded(seed)
  const group = randomGroup(random)
  const games: PlayedGame[] = []
  let previousEndsAt: number | null = null
  for (let week = 0; week < weeks; week += 1) {
    const game = playGame(random, group, { week, previousEndsAt }, check)
    games.push(game)
    previousEndsAt = game.stored.session.endsAt
  }
  return games
}

type Act = () => Result<readonly ScheduledGameEvent[], string> | readonly ScheduledGameEvent[]

function playGame(
  random: Random,
  group: Group,
  { week, previousEndsAt }: { week: number; previousEndsAt: number | null },
  check: (moment: Moment) => void,
): PlayedGame {
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
  const timetable = (): Timetable => ({
    previousEndsAt,
    goOrNoGoAt: game.session.startsAt - GO_OR_NO_GO_BEFORE_MS,
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
      timetable: timetable(),
    })
  }
  const isOffered = ({ id }: Habits) =>
    game.attendance.waiting.some((entry) => entry.id === id && entry.offered)

  const answer = (person: Habits, at: number) => {
    const guests = random.chance(person.bringsGuests) ? random.int(1, 2) : 0
    const going: GoingAnswer = {
      personId: person.id,
      answeredBy: random.chance(0.1) ? 'admin' : 'self',
      guests: Array.from({ length: guests }, (_, index) => `${person.id}-guest-${index}`),
      atShortNotice: person.eager || random.chance(0.5),
    }
    const terms = { maxGuests: 2, behind: random.chance(0.05) }
    does(at, 'in', () => answerIn(game, going, terms, at))
  }
  const organise = (at: number) => {
    const numbers = {
      places: group.places === null ? null : random.int(2, 16),
      minimum: group.minimum,
      cost: random.chance(0.3) ? null : { amount: random.int(1, 1000), currency: 'EUR' },
    }
    const payer = { personId: random.of(group.people).id, paid: random.chance(0.8) }
    const move = random.of([-DAY, -3 * HOUR, 2 * HOUR, DAY, 2 * DAY])
    const { date, startsAt, endsAt } = game.session
    const to = { date, startsAt: startsAt + move, endsAt: endsAt + move }
    const choices: [string, Act][] = [
      ['places', () => changeNumbers(game, numbers, at)],
      ['mark paid', () => markPaid(game, payer, arrivedBy(at))],
      ['call spares', () => callSpares(game, at)],
      ['cancel', () => cancelGame(game, 'Pitch closed', { at, hasPlayBegun: false })],
      ['restore', () => restoreGame(game, at)],
      [
        'move',
        () =>
          moveGame(
            game,
            { session: to, venue: null },
            { at, hasArrivals: arrivals.length > 0, isDateTaken: false, timetable: timetable() },
          ),
      ],
    ]
    const [what, act] = random.of(choices)
    does(at, what, act)
  }
  /** People look at their phones more often as the game comes nearer. */
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
    // the server is down now and then
    if (random.chance(0.95)) does(at, 'clock', () => dueSteps(game, timetable(), { at, arrivals }))
    for (const person of random.shuffled(group.people).slice(0, 5)) personActs(person, at)
    if (random.chance(0.03)) organise(at)
    takeOffers(at)
  }
  return { first, log, stored: game }
}
