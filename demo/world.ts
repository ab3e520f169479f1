import type { GameState } from '@turnout/contract/game-state'
import { jobs } from '../apps/server/src/platform/jobs/tables.ts'
import { fillChat } from './chat.ts'
import { fillEvents, VENDORS } from './events.ts'
import { type Arrival, type Club, checkInGuest, checkInMember, draftTeams, startPlay } from './game-day.ts'
import { approveAll, canalSide, createGroupAs, OTHER_GROUPS, requestToJoin } from './groups.ts'
import type { AppHost } from './host.ts'
import { matchControls } from './matches.ts'
import { playPastGames } from './past-games.ts'
import {
  ABSENT,
  EARLY,
  endSetUpSessions,
  LATER,
  MAIN_PEOPLE,
  makeAccounts,
  ORGANISERS,
  PENDING,
  type Person,
} from './people.ts'
import { seeded } from './seeded-random.ts'
import { answerWeek, cancelSecondGame, type OtherGroup, openToStrangers } from './week.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export interface World {
  groupId: string
  gameId: string
  state: GameState
}

/**
 * A group in the middle of a game day at `now`: every step is a request of a person at its own time, and the
 * rules decide the result.
 */
export async function makeWorld(host: AppHost, now: number): Promise<World> {
  const names = [
    ...Object.keys(MAIN_PEOPLE),
    ...EARLY,
    ...LATER,
    ...ABSENT,
    ...PENDING,
    ...ORGANISERS,
    ...Object.keys(VENDORS),
  ]
  await host.setTime(now - 70 * DAY_MS)
  const people = await makeAccounts(host, names, now - 71 * DAY_MS)
  const personNamed = (name: string) => {
    const person = people.find((candidate) => candidate.name === name)
    if (!person) throw new Error(`Nobody in the demo is called ${name}.`)
    return person
  }
  const ada = personNamed('Ada Okafor')
  const group = await createGroupAs(host, ada, canalSide(now))
  const club: Club = { host, ada, groupId: group.id }

  const regulars = [
    personNamed('Cleo Marchetti'),
    personNamed('Ben Whitfield'),
    ...[...EARLY, ...LATER, ...ABSENT].map(personNamed),
  ]
  await fillGroup(club, regulars, now)
  await playPastGames(club, [ada, ...regulars.slice(0, 2 + EARLY.length + LATER.length)], now)
  const [hoops] = await createOtherGroups(club, ORGANISERS.map(personNamed), regulars, now)
  await answerWeek(club, personNamed, now)
  if (hoops) {
    await cancelSecondGame(club, hoops, now)
    await openToStrangers(club, hoops)
  }
  await fillEvents(host, personNamed, { organisers: ORGANISERS.map(personNamed), crowd: regulars }, now)
  await fillChat(club, personNamed, now)
  await addPendingRequests(club, [personNamed('Dan Kowalczyk'), ...PENDING.map(personNamed)], now)

  await draftUntilStart(club, await checkInEverybody(club, personNamed, now), now)
  const gameId = await startPlay(club)
  const state = await playMatches(club, gameId, now)
  await cleanUp(host)
  return { groupId: group.id, gameId, state }
}

/** A new member every day or two since the group began. */
async function fillGroup(club: Club, regulars: readonly Person[], now: number): Promise<void> {
  const random = seeded(7)
  const step = Math.round((60 * DAY_MS) / regulars.length)
  for (const [index, person] of regulars.entries()) {
    await club.host.setTime(now - 69 * DAY_MS + index * step + random(step))
    await requestToJoin(club.host, person, club.groupId)
    await approveAll(club.host, club.ada, club.groupId)
  }
}

async function createOtherGroups(
  { host, ada }: Club,
  organisers: readonly Person[],
  regulars: readonly Person[],
  now: number,
): Promise<OtherGroup[]> {
  const groups: OtherGroup[] = []
  for (const [index, organiser] of organisers.entries()) {
    await host.setTime(now - (6 - 2 * index) * DAY_MS)
    const body = OTHER_GROUPS[index]
    if (!body) return groups
    const { id } = await createGroupAs(host, organiser, body)
    const crowd = regulars.filter((_, place) => place % (4 + 3 * index) === 1)
    const members = index === 0 ? [ada, ...crowd] : crowd
    for (const person of members) await requestToJoin(host, person, id)
    await approveAll(host, organiser, id)
    groups.push({ groupId: id, organiser, members })
  }
  return groups
}

async function addPendingRequests(
  { host, groupId }: Club,
  people: readonly Person[],
  now: number,
): Promise<void> {
  const agoH = [20, 6, 2]
  for (const [index, person] of people.entries()) {
    await host.setTime(now - (agoH[index] ?? 2) * 60 * MINUTE_MS)
    await requestToJoin(host, person, groupId)
  }
}

/** Eighteen arrivals in forty minutes; Cleo first, four of them guests. */
async function checkInEverybody(
  club: Club,
  personNamed: (name: string) => Person,
  now: number,
): Promise<Arrival[]> {
  const member = (name: string) => () => checkInMember(club, personNamed(name))
  const guest = (name: string, phone?: string) => () => checkInGuest(club, name, phone)
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
  const random = seeded(11)
  const arrivals: Arrival[] = []
  for (const [index, arrives] of order.entries()) {
    await club.host.setTime(now - (72 - index * 2) * MINUTE_MS + random(MINUTE_MS))
    arrivals.push(await arrives())
  }
  return arrivals
}

async function draftUntilStart(club: Club, arrivals: readonly Arrival[], now: number): Promise<void> {
  let minute = 34
  const next = () => club.host.setTime(now - minute-- * MINUTE_MS)
  await next()
  await draftTeams(club, arrivals, next)
  await next()
}

/** 2-0 and the winner stays; 1-1 and the coin; 0-0 and both leave; then the fourth, with about four minutes left. */
async function playMatches(club: Club, gameId: string, now: number): Promise<GameState> {
  const { kickOff, toss, state } = matchControls(club, gameId)
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

/** The mails of ten weeks are not sent. */
async function cleanUp(host: AppHost): Promise<void> {
  await host.deps.sql.delete(jobs)
  await endSetUpSessions(host)
}
