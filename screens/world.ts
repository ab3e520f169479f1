import { planCup } from '@turnout/contract/cups'
import type { InputOf } from '@turnout/contract/endpoint'
import type { createGroup } from '@turnout/contract/groups'
import { changeInvite, getInvite } from '@turnout/contract/invites'
import { closeGame, holdUpcomingMatch } from '@turnout/contract/live-match'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { assignCaptains } from '@turnout/contract/teams'
import { WEEKDAYS } from '@turnout/rules/words'
import { sessions, users } from '../apps/server/src/features/accounts/tables.ts'
import { notifications } from '../apps/server/src/features/notifications/tables.ts'
import { sha256 } from '../apps/server/src/platform/chance.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { type Arrival, type Club, checkInMember, draftTeams, startPlay } from '../demo/game-day.ts'
import { approveAll, canalSide, createGroupAs, requestToJoin, sessionAround } from '../demo/groups.ts'
import { type AppHost, callAs } from '../demo/host.ts'
import { matchControls } from '../demo/matches.ts'
import { addressOf, EARLY, LATER, makeAccounts, type Person } from '../demo/people.ts'
import { makeWorld } from '../demo/world.ts'

const MINUTE_MS = 60_000
const LONGEST = 'Maximiliane-Theodora von Wolkenstein-Featherstonehaugh'

/** Everybody through whose eyes a screen may be seen; the visitor has no session. */
const VIEWERS = {
  ada: 'Ada Okafor',
  ben: 'Ben Whitfield',
  cleo: 'Cleo Marchetti',
  dan: 'Dan Kowalczyk',
  olu: 'Olu Adeyemi',
  eve: 'Eve Lindgren',
  longest: LONGEST,
} as const

export type Viewer = keyof typeof VIEWERS | 'visitor'

export interface ScreenWorld {
  tokens: Record<keyof typeof VIEWERS, string>
  /** The demo club, in the middle of its fourth match. */
  group: string
  game: string
  watch: string
  invite: string
  groups: Record<GameMoment, string>
  /** Sessions to come. */
  scheduledGames: Record<'group' | 'longNames', string>
  pastGame: string
}

/** The demo club shows one moment of an evening; these groups stand at the others. */
export type GameMoment =
  | 'idle'
  | 'later'
  | 'waiting'
  | 'no armbands yet'
  | 'second armband'
  | 'drafting'
  | 'toss'
  | 'held'
  | 'over'
  | 'cup'
  | 'longNames'

type Session = Pick<InputOf<typeof createGroup>['body'], 'playing_days' | 'game_start_time' | 'game_end_time'>

/** The demo club, and beside it a group for every other moment of an evening. */
export async function makeScreenWorld(host: AppHost, now: number): Promise<ScreenWorld> {
  const { groupId, gameId } = await makeWorld(host, now)
  await makeAccounts(host, [VIEWERS.eve], now - MINUTE_MS)
  const accounts = await createSessions(host, [...new Set([...Object.values(VIEWERS), ...EARLY, ...LATER])])
  const personNamed = (name: string) => {
    const person = accounts.find((account) => account.name === name)
    if (!person) throw new Error(`Nobody on the walk is called ${name}.`)
    return person
  }
  const ada = personNamed(VIEWERS.ada)
  const others = [...EARLY, ...LATER].filter((name) => name !== LONGEST)
  const people = [VIEWERS.cleo, VIEWERS.ben, LONGEST, ...others].map(personNamed)
  const context = { host, ada, people, now }

  const club = { host, ada, groupId }
  const over = await finishedGame(context)
  const groups: Record<GameMoment, string> = {
    idle: await notToday(context),
    later: await laterToday(context, personNamed(VIEWERS.cleo)),
    waiting: (await groupWithMembers(context, 'First One Here', sessionAround(now + 65 * MINUTE_MS))).groupId,
    'no armbands yet': await withArmbands(context, 'Armbands in the Bag', 0),
    'second armband': await withArmbands(context, 'One Armband Left', 1),
    drafting: await withArmbands(context, 'Pick Me First', 2),
    toss: (await drawnMatch(context, 'Heads or Tails FC')).groupId,
    held: await matchOnHold(context),
    over: over.groupId,
    cup: await cupBegun(context),
    longNames: await groupWithLongNames(context),
  }
  await host.setTime(Date.now())
  for (const name of [VIEWERS.ben, LONGEST])
    await fillBell(context, personNamed(name), [groupId, groups.longNames])
  const { token: watch } = await callAs(host, ada, changeSpectatorLink, {
    params: { gameId },
    body: { open: true },
  })
  await callAs(host, ada, changeInvite, { params: { groupId }, body: { is_active: true } })
  const { token: invite } = await callAs(host, ada, getInvite, { params: { groupId: club.groupId } })
  return {
    tokens: sessionTokens(personNamed),
    group: groupId,
    game: gameId,
    watch: watch ?? '',
    invite: invite ?? '',
    groups,
    scheduledGames: {
      group: await lastSession(context, club.groupId),
      longNames: await lastSession(context, groups.longNames),
    },
    pastGame: over.gameId,
  }
}

/** One notification of most kinds, the newest unread. */
async function fillBell({ host, ada }: WorldContext, { id: userId }: Person, groupIds: readonly string[]) {
  const entries = []
  for (const groupId of groupIds) {
    const [session] = await callAs(host, ada, listScheduledGames, { params: { groupId } })
    if (!session) continue
    const { id, date, start_time, end_time, starts_at, time_zone, venue_name } = session
    const game = { id, date, start_time, end_time, starts_at, time_zone, venue_name }
    const from = { ...game, start_time: '10:00', end_time: '12:00' }
    entries.push(
      { groupId, kind: 'approved' as const, data: {} },
      { groupId, kind: 'game_over' as const, data: { game_id: id, date, winners: [2], matches: 9 } },
      { groupId, kind: 'game_cancelled' as const, data: { game, reason: 'Pitch closed for repairs' } },
      { groupId, kind: 'place_gained' as const, data: { game, why: 'free' } },
      { groupId, kind: 'game_moved' as const, data: { game, from } },
      { groupId, kind: 'join_requested' as const, data: { userId: ada.id } },
      { groupId, kind: 'game_open' as const, data: { game, places_left: 2 } },
    )
  }
  const now = Date.now()
  const rows = entries.map((entry, index) => {
    const createdAt = new Date(now - (entries.length - index) * 7 * 60 * MINUTE_MS)
    const readAt = index < entries.length - 3 ? createdAt : null
    return { ...entry, id: newId(), userId, key: String(index), createdAt, readAt, expiresAt: createdAt }
  })
  await host.deps.sql.insert(notifications).values(rows)
}

/** The last of the sessions that can be answered. */
async function lastSession({ host, ada }: WorldContext, groupId: string): Promise<string> {
  const sessions = await callAs(host, ada, listScheduledGames, { params: { groupId } })
  return sessions.at(-1)?.id ?? ''
}

const sessionTokens = (personNamed: (name: string) => Person) =>
  Object.fromEntries(
    Object.entries(VIEWERS).map(([viewer, name]) => [viewer, personNamed(name).token]),
  ) as ScreenWorld['tokens']

interface WorldContext {
  host: AppHost
  ada: Person
  people: readonly Person[]
  now: number
}

/** Sessions as they are made at the door; passwords are slow on purpose, and thirty of them take a while. */
async function createSessions({ deps }: AppHost, names: readonly string[]): Promise<Person[]> {
  const rows = await deps.sql.select({ id: users.id, email: users.email }).from(users)
  const people = names.map((name) => {
    const email = addressOf(name)
    const { id = '' } = rows.find((row) => row.email === email) ?? {}
    return { id, name, email, token: deps.chance.secret() }
  })
  const now = new Date()
  await deps.sql.insert(sessions).values(
    people.map(({ id, token }) => ({
      id: newId(),
      tokenHash: sha256(token),
      userId: id,
      remembered: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 12 * 60 * MINUTE_MS),
    })),
  )
  return people
}

async function groupWithMembers(
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
async function notToday(context: WorldContext): Promise<string> {
  const session = sessionAround(context.now)
  const [today] = session.playing_days as [{ day: string }]
  const playing_days = WEEKDAYS.filter((day) => day !== today.day)
    .slice(1, 3)
    .map((day) => ({ day }))
  return (await groupWithMembers(context, 'Monday Legs', { ...session, playing_days })).groupId
}

/** One person makes at most ten groups a day: Ada makes the others, and is a member here. */
async function laterToday(context: WorldContext, organiser: Person): Promise<string> {
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

/** All are there, and the first of them wear armbands. */
async function withArmbands(context: WorldContext, name: string, captainCount: number): Promise<string> {
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

async function drawnMatch(context: WorldContext, name: string) {
  await context.host.setTime(context.now - 12 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, name)
  const { goalForA, goalForB } = await touchlineApi.kickOff(context.now - 9 * MINUTE_MS)
  await goalForA(60)
  await goalForB(150)
  await touchlineApi.until(context.now - MINUTE_MS)
  return { groupId: club.groupId, gameId }
}

async function matchOnHold(context: WorldContext): Promise<string> {
  await context.host.setTime(context.now - 10 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, 'Winner Stays On')
  const { goalForA } = await touchlineApi.kickOff(context.now - 8 * MINUTE_MS)
  await goalForA(100)
  await goalForA(200)
  await callAs(club.host, club.ada, holdUpcomingMatch, { params: { gameId }, body: { hold: true } })
  return club.groupId
}

async function finishedGame(context: WorldContext) {
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

/** The first semi-final is over, the second one is on. */
async function cupBegun(context: WorldContext): Promise<string> {
  await context.host.setTime(context.now - 12 * MINUTE_MS)
  const { club, gameId, touchlineApi } = await playBegun(context, 'Cup Night')
  const cup = { format: 'knockout', third_place: true, duration_s: 300 } as const
  await callAs(club.host, club.ada, planCup, { params: { gameId }, body: { cup } })
  const { goalForA } = await touchlineApi.kickOff(context.now - 11 * MINUTE_MS)
  await goalForA(60)
  await touchlineApi.until(context.now - MINUTE_MS)
  return club.groupId
}

/** Every text as long as somebody may write it, and the longest name among the members. */
async function groupWithLongNames({ host, ada, people, now }: WorldContext): Promise<string> {
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
