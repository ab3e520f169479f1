import { login, register } from '@turnout/contract/accounts'
import { sendChatMessage } from '@turnout/contract/chat'
import { createPoll } from '@turnout/contract/chat-polls'
import { askVendor } from '@turnout/contract/enquiries'
import { createEvent, publishEvent } from '@turnout/contract/events'
import { manualCheckIn, playBall } from '@turnout/contract/game-day'
import { createGroup } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  holdUpcomingMatch,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { logout } from '@turnout/contract/me'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { takeBack } from '@turnout/contract/take-back'
import { assignCaptains, assignTeams } from '@turnout/contract/teams'
import { publishMyVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { users } from '../features/accounts/tables.ts'
import { PASSWORD, registrationForm } from '../features/accounts/testing.ts'
import { chatMessages } from '../features/chat/tables.ts'
import { STREET_CUP } from '../features/events/testing.ts'
import { members } from '../features/members/tables.ts'
import { makeVendor } from '../features/vendors/testing.ts'
import { newId } from '../platform/ids.ts'
import { CANAL_SIDE, CHECK_IN_TIME, checkInAtPitch } from './game-setup.ts'
import { type Person, person } from './people.ts'
import type { Actor } from './permission-matrix.ts'
import type { TestServer } from './server.ts'

type MemberIds = Record<
  'pending' | 'member' | 'captain' | 'referee' | 'admin' | 'spare' | 'late' | 'asker',
  string
>

/** One group with a game, and the ids that calls name. */
export interface MatrixGame {
  groupId: string
  gameId: string
  /** Membership ids. */
  memberIds: MemberIds
  guests: string[]
  teams: string[]
  /** When the clock of the first match was started. */
  startedAt: string
  latePresses: string[]
  /** The last command's entry in the log. */
  last: number
  /** The session of the next week. */
  scheduledGameId: string
  /** What the member wrote in the chat, still to be edited however long the test takes. */
  messageId: string
  pollId: string
  /** An event of the group, and a draft of one. */
  eventId: string
  draftId: string
  /** The last undo's entry. */
  undo: number
}

export interface World {
  tokens: Record<Actor, string | null>
  people: Record<string, Person>
  /** What the creator and somebody elsewhere have asked the outsider. */
  enquiries: { mine: string; elsewhere: string }
  /** Two captains are named, it is the turn of team 1. */
  drafting: MatrixGame
  /** A match is on, the clock runs, the referee is from team 3. */
  running: MatrixGame
  /** Between two matches, the next one is held. */
  waiting: MatrixGame
  /** It was 1-1, the coin is due. */
  drawn: MatrixGame
  /** By which anyone watches the running game. */
  spectatorToken: string
  /** Of a group that nobody of the others belongs to. */
  elsewhere: MatrixGame
}

/** An hour by the clock: no sweep may settle a match in the middle of a cell and be taken for whoever pressed. */
const MATCH_S = 3_600

const NAMES = [
  'outsider',
  'pending',
  'member',
  'captain',
  'referee',
  'admin',
  'creator',
  'spare',
  'late',
  'asker',
  'elsewhere',
]

/** One set-up for every cell of the matrix: everybody has their part, in every phase of a game. */
export async function matrixWorld(server: TestServer): Promise<World> {
  await server.setTime(CHECK_IN_TIME)
  const people: Record<string, Person> = {}
  for (const name of NAMES) people[name] = await person(server, name)
  people.platformAdmin = await person(server, 'platform', { admin: true })
  const gone = await person(server, 'gone')
  await gone.call(logout, {})
  await givePassword(server, people.member!)
  // signing up as a vendor opens no other door
  await makeVendor(server, people.outsider!)
  await people.outsider!.call(publishMyVendor)
  const enquiry = { params: { vendorId: people.outsider!.id }, body: { text: 'Dinner for 40?' } }
  const [asked, askedElsewhere] = [
    await people.creator!.call(askVendor, enquiry),
    await people.elsewhere!.call(askVendor, enquiry),
  ]

  const drafting = await gameWithArrivals(server, people, people.creator!)
  const { captain } = drafting.memberIds
  await people.creator!.call(assignCaptains, {
    params: { groupId: drafting.groupId },
    body: { [captain]: 1, [drafting.guests[0]!]: 2 },
  })
  const running = await kickedOff(server, people, people.creator!)
  const waiting = await kickedOff(server, people, people.creator!)
  await scores(people.creator!, waiting, [1, 1])
  await people.creator!.call(holdUpcomingMatch, { params: waiting, body: { hold: true } })
  await addLatePress(people.creator!, waiting)
  const drawn = await kickedOff(server, people, people.creator!)
  await scores(people.creator!, drawn, [1, 2])
  await people.creator!.call(endMatch, { params: drawn })

  const opened = await people.creator!.call(changeSpectatorLink, { params: running, body: { open: true } })
  const elsewhere = await kickedOff(server, await others(server), people.elsewhere!)
  await people.elsewhere!.call(endMatch, { params: elsewhere })
  await addLatePress(people.elsewhere!, elsewhere)

  return {
    people,
    enquiries: { mine: asked.reply.id, elsewhere: askedElsewhere.reply.id },
    spectatorToken: opened.reply.token ?? '',
    drafting,
    running,
    waiting,
    drawn,
    elsewhere,
    tokens: {
      visitor: null,
      unconfirmed: await unconfirmed(server),
      outsider: people.outsider!.token,
      pending: people.pending!.token,
      member: people.member!.token,
      captain: people.captain!.token,
      referee: people.referee!.token,
      admin: people.admin!.token,
      creator: people.creator!.token,
      platformAdmin: people.platformAdmin.token,
      adminElsewhere: people.elsewhere!.token,
      deadToken: gone.token,
    },
  }
}

async function others(server: TestServer): Promise<Record<string, Person>> {
  const names = ['pending', 'member', 'captain', 'referee', 'admin', 'spare', 'late', 'asker']
  const people = await Promise.all(names.map((name) => person(server, `other ${name}`)))
  return Object.fromEntries(names.map((name, index) => [name, people[index]!]))
}

async function givePassword({ deps }: TestServer, { id }: Person): Promise<void> {
  const passwordHash = await deps.passwords.hash(PASSWORD)
  await deps.sql.update(users).set({ passwordHash }).where(eq(users.id, id))
}

async function unconfirmed(server: TestServer): Promise<string> {
  const input = registrationForm('Dan', { role: 'vendor' })
  await server.call(register, { body: input })
  return (await server.call(login, { body: { email: input.email, password: input.password } })).reply
    .access_token
}

/** A group of `ada`'s, everybody in their seat, captain and referee and twelve guests at the pitch. */
async function gameWithArrivals(
  server: TestServer,
  people: Record<string, Person>,
  ada: Person,
): Promise<MatrixGame> {
  const match_rules = { duration_s: MATCH_S }
  const group = { ...CANAL_SIDE, max_players_per_team: 3, referee_required: true, match_rules }
  const { reply } = await ada.call(createGroup, { body: group })
  const groupId = reply.id
  const memberIds: Partial<MemberIds> = {}
  const states = { pending: 'pending', asker: 'pending', admin: 'admin' } as const
  for (const name of [
    'pending',
    'member',
    'captain',
    'referee',
    'admin',
    'spare',
    'late',
    'asker',
  ] as const) {
    const id = newId()
    const state = name in states ? states[name as keyof typeof states] : 'member'
    const userId = people[name]!.id
    await server.deps.sql.insert(members).values({ id, groupId, userId, state, joinedAt: new Date() })
    memberIds[name] = id
  }
  await checkInAtPitch(people.captain!, groupId)
  const guests = Array.from({ length: 12 }, (_, index) => ({
    name: `Guest ${index + 1}`,
    email: `guest${index + 1}@example.org`,
    phone: '+44 20 7946 0999',
  }))
  const arrived = await ada.call(manualCheckIn, { params: { groupId }, body: guests })
  await checkInAtPitch(people.referee!, groupId)
  const ids = arrived.reply.map(({ id }) => id)
  const { reply: sessions } = await ada.call(listScheduledGames, { params: { groupId } })
  return {
    groupId,
    gameId: '',
    memberIds: memberIds as MemberIds,
    guests: ids,
    teams: [],
    startedAt: '',
    latePresses: [],
    last: 0,
    scheduledGameId: sessions.at(-1)!.id,
    messageId: await writeMessage(server, people.member!, groupId),
    pollId: await ask(ada, groupId),
    eventId: await groupEvent(ada, groupId, true),
    draftId: await groupEvent(ada, groupId, false),
    undo: 0,
  }
}

async function kickedOff(
  server: TestServer,
  people: Record<string, Person>,
  ada: Person,
): Promise<MatrixGame> {
  const { groupId, memberIds, guests, ...set } = await gameWithArrivals(server, people, ada)
  const params = { groupId }
  const [g1, g2, g3, g4, g5, ...rest] = guests as [string, string, string, string, string, ...string[]]
  await ada.call(assignTeams, {
    params,
    body: { 1: [memberIds.captain, g1, g2], 2: [g3, g4, g5], 3: [memberIds.referee] },
  })
  await ada.call(assignCaptains, { params, body: { [memberIds.captain]: 1, [memberIds.referee]: 3 } })
  const { reply } = await ada.call(playBall, { params })
  const gameId = reply.game_id
  const state = await ada.call(getGameState, { params: { gameId } })
  const teams: string[] = []
  for (const team of state.reply.available_teams) teams[team.team_number] = team.id
  await ada.call(startMatch, { params: { gameId }, body: { team_a_id: teams[1]!, team_b_id: teams[2]! } })
  const timer = await ada.call(startTimer, { params: { gameId } })
  const started = (timer.reply.ends_at ?? 0) - MATCH_S * 1000
  const offers = async () => (await ada.call(getGameState, { params: { gameId } })).reply
  const { take_back: last } = await offers()
  await ada.call(holdUpcomingMatch, { params: { gameId }, body: { hold: true } })
  const { take_back: hold } = await offers()
  await ada.call(takeBack, { params: { gameId }, body: { version: hold?.version ?? 0 } })
  const { redo: undo } = await offers()
  const startedAt = new Date(started).toISOString()
  return {
    ...set,
    groupId,
    gameId,
    memberIds,
    guests: rest,
    teams,
    startedAt,
    latePresses: [],
    last: last?.version ?? 0,
    undo: undo?.version ?? 0,
  }
}

async function writeMessage(server: TestServer, author: Person, groupId: string): Promise<string> {
  const { reply } = await author.call(sendChatMessage, { params: { groupId }, body: { text: 'Who has it?' } })
  await server.deps.sql
    .update(chatMessages)
    .set({ sentAt: new Date(reply.sent_at + 3_600_000) })
    .where(eq(chatMessages.id, reply.id))
  return reply.id
}

async function groupEvent(ada: Person, groupId: string, isPublished: boolean): Promise<string> {
  const host = { type: 'group', group_id: groupId } as const
  const { reply } = await ada.call(createEvent, { body: { ...STREET_CUP, host } })
  if (isPublished) await ada.call(publishEvent, { params: { eventId: reply.id } })
  return reply.id
}

async function ask(ada: Person, groupId: string): Promise<string> {
  const body = { question: 'Drinks?', answers: ['Yes', 'No'] }
  return (await ada.call(createPoll, { params: { groupId }, body })).reply.id
}

/** A goal of the first match comes when that is over and was not ended by the clock. */
async function addLatePress(ada: Person, game: MatrixGame): Promise<void> {
  const body = { team_id: game.teams[1]!, action: 'increment', match_number: 1 } as const
  await ada.call(changeScore, { params: game, body: { ...body, made_at: game.startedAt } })
  const { reply } = await ada.call(getGameState, { params: game })
  game.latePresses.push(...reply.late_presses.map(({ id }) => id))
}

async function scores(ada: Person, { gameId, teams }: MatrixGame, goals: number[]): Promise<void> {
  for (const team of goals) {
    const body = { team_id: teams[team]!, action: 'increment' } as const
    await ada.call(changeScore, { params: { gameId }, body })
  }
}
