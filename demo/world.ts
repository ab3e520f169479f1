import type { GameState } from '@turnout/contract/game-state'
import { jobs } from '../apps/server/src/platform/jobs/tables.ts'
import { seeded } from './chance.ts'
import { type Arrival, arrive, bring, type Club, draft, openTheMatches } from './evening.ts'
import { ask, canalSide, found, letIn, OTHER_GROUPS } from './groups.ts'
import type { Host } from './host.ts'
import { touchline } from './matches.ts'
import { playPastEvenings } from './past-evenings.ts'
import {
  ABSENT,
  CAST,
  EARLY,
  endSetUpSessions,
  LATER,
  makeAccounts,
  ORGANISERS,
  PENDING,
  type Person,
} from './people.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export interface World {
  groupId: string
  gameId: string
  state: GameState
}

/**
 * A club in the middle of a game day at `now`: everybody does with their own hands what they do at the pitch,
 * at the hour at which they would have done it, and the rules say what comes of it.
 */
export async function makeWorld(host: Host, now: number): Promise<World> {
  const names = [...Object.keys(CAST), ...EARLY, ...LATER, ...ABSENT, ...PENDING, ...ORGANISERS]
  await host.setTime(now - 70 * DAY_MS)
  const people = await makeAccounts(host, names, now - 71 * DAY_MS)
  const named = (name: string) => {
    const person = people.find((one) => one.name === name)
    if (!person) throw new Error(`Nobody in the demo is called ${name}.`)
    return person
  }
  const ada = named('Ada Okafor')
  const group = await found(host, ada, canalSide(now))
  const club: Club = { host, ada, groupId: group.id }

  const regulars = [
    named('Cleo Marchetti'),
    named('Ben Whitfield'),
    ...[...EARLY, ...LATER, ...ABSENT].map(named),
  ]
  await gather(club, regulars, now)
  await playPastEvenings(club, [ada, ...regulars.slice(0, 2 + EARLY.length + LATER.length)], now)
  await foundTheOthers(club, ORGANISERS.map(named), regulars, now)
  await letSomeWait(club, [named('Dan Kowalczyk'), ...PENDING.map(named)], now)

  await playUntil(club, await turnOut(club, named, now), now)
  const gameId = await openTheMatches(club)
  const state = await playMatches(club, gameId, now)
  await tidyUp(host)
  return { groupId: group.id, gameId, state }
}

/** Somebody new every day or two since the group began. */
async function gather(club: Club, regulars: readonly Person[], now: number): Promise<void> {
  const chance = seeded(7)
  const step = Math.round((60 * DAY_MS) / regulars.length)
  for (const [index, person] of regulars.entries()) {
    await club.host.setTime(now - 69 * DAY_MS + index * step + chance(step))
    await ask(club.host, person, club.groupId)
    await letIn(club.host, club.ada, club.groupId)
  }
}

async function foundTheOthers(
  { host, ada }: Club,
  organisers: readonly Person[],
  regulars: readonly Person[],
  now: number,
): Promise<void> {
  for (const [index, organiser] of organisers.entries()) {
    await host.setTime(now - (6 - 2 * index) * DAY_MS)
    const body = OTHER_GROUPS[index]
    if (!body) return
    const { id } = await found(host, organiser, body)
    const crowd = regulars.filter((_, place) => place % (4 + 3 * index) === 1)
    for (const person of index === 0 ? [ada, ...crowd] : crowd) await ask(host, person, id)
    await letIn(host, organiser, id)
  }
}

async function letSomeWait({ host, groupId }: Club, people: readonly Person[], now: number): Promise<void> {
  const agoH = [20, 6, 2]
  for (const [index, person] of people.entries()) {
    await host.setTime(now - (agoH[index] ?? 2) * 60 * MINUTE_MS)
    await ask(host, person, groupId)
  }
}

/** Eighteen in forty minutes; Cleo first, four of them guests. */
async function turnOut(club: Club, named: (name: string) => Person, now: number): Promise<Arrival[]> {
  const member = (name: string) => () => arrive(club, named(name))
  const guest = (name: string, phone?: string) => () => bring(club, name, phone)
  const [early, later] = [EARLY.map(member), LATER.map(member)]
  const order = [
    member('Cleo Marchetti'),
    ...early.slice(0, 2),
    member('Ada Okafor'),
    guest('Ollie (Ravi’s brother)'),
    member('Ben Whitfield'),
    ...early.slice(2),
    guest('Kit', '+44 7700 900123'),
    ...later.slice(0, 4),
    guest('Marguerite'),
    guest('Big Dave', '+44 7700 900456'),
    ...later.slice(4),
  ]
  const chance = seeded(11)
  const arrivals: Arrival[] = []
  for (const [index, comes] of order.entries()) {
    await club.host.setTime(now - (72 - index * 2) * MINUTE_MS + chance(MINUTE_MS))
    arrivals.push(await comes())
  }
  return arrivals
}

async function playUntil(club: Club, arrivals: readonly Arrival[], now: number): Promise<void> {
  let minute = 34
  const next = () => club.host.setTime(now - minute-- * MINUTE_MS)
  await next()
  await draft(club, arrivals, next)
  await next()
}

/** 2-0 and the winner stays; 1-1 and the coin; 0-0 and both go off; then the fourth, with some four minutes left. */
async function playMatches(club: Club, gameId: string, now: number): Promise<GameState> {
  const { kickOff, toss, state } = touchline(club, gameId)
  const before = (minutes: number, seconds = 0) => now - minutes * MINUTE_MS - seconds * 1000

  const first = await kickOff(before(22, 15))
  await first.goalForA(95)
  await first.goalForA(220)

  const second = await kickOff(before(18, 10))
  await second.goalForB(110)
  await second.goalForA(275)

  await toss(before(10, 30))
  await kickOff(before(10, 10))

  const fourth = await kickOff(before(2, 45))
  await fourth.goalForA(64)
  await club.host.setTime(Date.now())
  return state()
}

/** The mails of ten weeks have been read long ago. */
async function tidyUp(host: Host): Promise<void> {
  await host.deps.sql.delete(jobs)
  await endSetUpSessions(host)
}
