import { askVendor } from '@turnout/contract/enquiries'
import { listEvents } from '@turnout/contract/event-search'
import { changeInvite, getInvite } from '@turnout/contract/invites'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { listVendors } from '@turnout/contract/vendors'
import { sessions, users } from '../apps/server/src/features/accounts/tables.ts'
import { notifications } from '../apps/server/src/features/notifications/tables.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { sessionRow } from '../apps/server/src/testing/people.ts'
import { sessionAround } from '../demo/groups.ts'
import { type AppHost, callAs } from '../demo/host.ts'
import { addressOf, EARLY, LATER, makeAccounts, type Person } from '../demo/people.ts'
import { makeWorld } from '../demo/world.ts'
import {
  cupBegun,
  drawnMatch,
  finishedGame,
  groupWithLongNames,
  groupWithMembers,
  laterToday,
  matchOnHold,
  notToday,
  type WorldContext,
  withArmbands,
} from './moments.ts'

const MINUTE_MS = 60_000
const LONGEST = 'Maximiliane-Theodora von Wolkenstein-Featherstonehaugh'

/** All people whose view may be shown; the visitor has no session. */
const VIEWERS = {
  ada: 'Ada Okafor',
  ben: 'Ben Whitfield',
  cleo: 'Cleo Marchetti',
  dan: 'Dan Kowalczyk',
  olu: 'Olu Adeyemi',
  eve: 'Eve Lindgren',
  simone: 'Simone Baptiste',
  sal: 'Sal Marino',
  longest: LONGEST,
} as const

export type Viewer = keyof typeof VIEWERS | 'visitor'

export interface ScreenWorld {
  tokens: Record<keyof typeof VIEWERS, string>
  /** The demo group, in the middle of its fourth match. */
  group: string
  game: string
  watch: string
  invite: string
  groups: Record<GameMoment, string>
  /** Future sessions. */
  scheduledGames: Record<'group' | 'longNames', string>
  pastGame: string
  /** Simone's event, with attendees. */
  event: string
  /** Sal's page, and Ben's enquiry to him. */
  vendor: string
  enquiry: string
}

/** The demo group shows one moment of a game; these groups show the others. */
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

/** The demo group, and another group for every other moment of a game. */
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
    ...(await eventAndVendor(host, personNamed(VIEWERS.ben))),
  }
}

async function eventAndVendor(host: AppHost, ben: Person) {
  const [event] = await callAs(host, ben, listEvents, { query: { search: 'Brass on the bridge' } })
  const [vendor] = await callAs(host, ben, listVendors, { query: { search: 'Chip Van' } })
  if (!event || !vendor) throw new Error('The demo club has its events and vendors no more.')
  const body = {
    text: 'Could you feed forty people after the final, and from what time?',
    place: 'Weaver Street',
  }
  const { id: enquiry } = await callAs(host, ben, askVendor, { params: { vendorId: vendor.id }, body })
  return { event: event.id, vendor: vendor.id, enquiry }
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

/** The last session that can be answered. */
async function lastSession({ host, ada }: WorldContext, groupId: string): Promise<string> {
  const sessions = await callAs(host, ada, listScheduledGames, { params: { groupId } })
  return sessions.at(-1)?.id ?? ''
}

const sessionTokens = (personNamed: (name: string) => Person) =>
  Object.fromEntries(
    Object.entries(VIEWERS).map(([viewer, name]) => [viewer, personNamed(name).token]),
  ) as ScreenWorld['tokens']

/** Sessions without signing in: hashing thirty passwords would take a while. */
async function createSessions({ deps }: AppHost, names: readonly string[]): Promise<Person[]> {
  const rows = await deps.sql.select({ id: users.id, email: users.email }).from(users)
  const people = names.map((name) => {
    const email = addressOf(name)
    const { id = '' } = rows.find((row) => row.email === email) ?? {}
    return { id, name, email, token: deps.chance.secret() }
  })
  await deps.sql.insert(sessions).values(
    people.map(({ id, token }) => ({
      ...sessionRow(id, token),
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
    })),
  )
  return people
}
