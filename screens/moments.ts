import { planCup } from '@turnout/contract/cups'
import type { InputOf } from '@turnout/contract/endpoint'
import type { createGroup } from '@turnout/contract/groups'
import { closeGame, holdUpcomingMatch } from '@turnout/contract/live-match'
import { assignCaptains } from '@turnout/contract/teams'
import { WEEKDAYS } from '@turnout/rules/words'
import { type Arrival, type Club, checkInMember, draftTeams, startPlay } from '../demo/game-day.ts'
import { approveAll, canalSide, createGroupAs, requestToJoin, sessionAround } from '../demo/groups.ts'
import { type AppHost, callAs } from '../demo/host.ts'
import { matchControls } from '../demo/matches.ts'
import type { Person } from '../demo/people.ts'

const MINUTE_MS = 60_000

type Session = Pick<InputOf<typeof createGroup>['body'], 'playing_days' | 'game_start_time' | 'game_end_time'>

export interface WorldContext {
  host: AppHost
  ada: Person
  people: readonly Person[]
  now: number
}

export async function groupWithMembers(
  { host, ada, people, now }: WorldContext,
  name: string,
  session: Session = sessionAround(now),
): Promise<Club> {
  const { id: groupId } = await createGroupAs(host, ada, { ...canalSide(now), name, ...session })
  for (const person of people) await requestToJoin(host, person, groupId)
  await approveAll(host, ada, groupId)
  return { host, ada, groupId }
}

async function arrivals(club: Club, { people }: WorldContext): Promise<Arrival[]> {
  const arrived = []
  for (const person of [...people, club.ada]) arrived.push(await checkInMember(club, person))
  return arrived
}

/** Plays on every day but today. */
export async function notToday(context: WorldContext): Promise<string> {
  const session = sessionAround(context.now)
  const [today] = session.playing_days as [{ day: string }]
  const playing_days = WEEKDAYS.filter((day) => day !== today.day)
    .slice(1, 3)
    .map((day) => ({ day }))
  return (await groupWithMembers(context, 'Monday Legs', { ...session, playing_days })).groupId
}

/** A person may create at most ten groups a day: Ada creates the others, and is a member here. */
export async function laterToday(context: WorldContext, organiser: Person): Promise<string> {
  const people = context.people.map((person) => (person === organiser ? context.ada : person))
  const session = sessionAround(context.now + 130 * MINUTE_MS)
  const club = await groupWithMembers({ ...context, ada: organiser, people }, 'Late Shift Futsal', session)
  return club.groupId
}

async function everyoneArrived(context: WorldContext, name: string) {
  const club = await groupWithMembers(context, name)
  return { club, arrived: await arrivals(club, context) }
}

const giveArmband = ({ host, ada, groupId }: Club, { id }: Arrival, team: number) =>
  callAs(host, ada, assignCaptains, { params: { groupId }, body: { [id]: team } })

/** Everyone is there, and the first of them are captains. */
export async function withArmbands(
  context: WorldContext,
  name: string,
  captainCount: number,
): Promise<string> {
  const { club, arrived } = await everyoneArrived(context, name)
  for (const [index, captain] of arrived.slice(0, captainCount).entries())
    await giveArmband(club, captain, index + 1)
  return club.groupId
}

async function playBegun(context: WorldContext, name: string) {
  const { club, arrived } = await everyoneArrived(context, name)
  await draftTeams(club, arrived, async () => {})
  const gameId = await startPlay(club)
  return { club, gameId, touchlineApi: matchControls(club, gameId) }
}

export async function drawnMatch(context: WorldContext, name: string) {
  await context.host.setTime(context.now - 12 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, name)
  const { goalForA, goalForB } = await touchlineApi.kickOff(context.now - 9 * MINUTE_MS)
  await goalForA(60)
  await goalForB(150)
  await touchlineApi.until(context.now - MINUTE_MS)
  return { groupId: club.groupId, gameId }
}

export async function matchOnHold(context: WorldContext): Promise<string> {
  await context.host.setTime(context.now - 10 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, 'Winner Stays On')
  const { goalForA } = await touchlineApi.kickOff(context.now - 8 * MINUTE_MS)
  await goalForA(100)
  await goalForA(200)
  await callAs(club.host, club.ada, holdUpcomingMatch, { params: { gameId }, body: { hold: true } })
  return club.groupId
}

export async function finishedGame(context: WorldContext) {
  await context.host.setTime(context.now - 30 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, 'Home by Nine')
  for (const minutes of [28, 18]) {
    const { goalForA, goalForB } = await touchlineApi.kickOff(context.now - minutes * MINUTE_MS)
    await goalForB(70)
    await goalForA(120)
    await goalForA(200)
    await touchlineApi.until(context.now - (minutes - 7.2) * MINUTE_MS)
  }
  await callAs(club.host, club.ada, closeGame, { params: { gameId } })
  return { groupId: club.groupId, gameId }
}

/** The first semi-final is over, the second one is running. */
export async function cupBegun(context: WorldContext): Promise<string> {
  await context.host.setTime(context.now - 12 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, 'Cup Night')
  const cup = { format: 'knockout', third_place: true, duration_s: 300 } as const
  await callAs(club.host, club.ada, planCup, { params: { gameId }, body: { cup } })
  const { goalForA } = await touchlineApi.kickOff(context.now - 11 * MINUTE_MS)
  await goalForA(60)
  await touchlineApi.until(context.now - MINUTE_MS)
  return club.groupId
}

/** Every text at its maximum length, and the longest name among the members. */
export async function groupWithLongNames({ host, ada, people, now }: WorldContext): Promise<string> {
  const { id: groupId } = await createGroupAs(host, ada, {
    ...canalSide(now),
    name: 'Donaudampfschifffahrtsgesellschaft Walking Football for Beginners and Old Hands',
    description: `${'Everybody is welcome, and nobody is too slow. '.repeat(12)}`.trim(),
    venue_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll recreation ground, pitch number eleven',
    max_teams: 16,
    max_players_per_team: 5,
    playing_days: WEEKDAYS.map((day) => ({ day })),
    referee_required: true,
  })
  for (const person of people) await requestToJoin(host, person, groupId)
  await approveAll(host, ada, groupId)
  return groupId
}
