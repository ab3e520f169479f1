import { sendChatMessage } from '@turnout/contract/chat'
import { createPoll } from '@turnout/contract/chat-polls'
import { createEvent, publishEvent } from '@turnout/contract/events'
import { manualCheckIn, playBall } from '@turnout/contract/game-day'
import { createGroup } from '@turnout/contract/groups'
import {
  changeScore,
  getGameState,
  holdUpcomingMatch,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { takeBack } from '@turnout/contract/take-back'
import { assignCaptains, assignTeams } from '@turnout/contract/teams'
import { eq } from 'drizzle-orm'
import { chatMessages } from '../features/chat/tables.ts'
import { STREET_CUP } from '../features/events/testing.ts'
import { members } from '../features/members/tables.ts'
import { newId } from '../platform/ids.ts'
import { CANAL_SIDE, checkInAtPitch } from './game-setup.ts'
import type { Person } from './people.ts'
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
  /** A message of the member in the chat, which can be edited for as long as the test takes. */
  messageId: string
  pollId: string
  /** An event of the group, and a draft of one. */
  eventId: string
  draftId: string
  /** The last undo's entry. */
  undo: number
}

/** An hour of play, so that no sweep ends a match during a cell: it would look like a command of the actor. */
const MATCH_S = 3_600

/** A group of `ada` with members in every role, and the captain, the referee and twelve guests at the venue. */
export async function gameWithArrivals(
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

export async function kickedOff(
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

/** A goal of the first match that arrives after its end; it has to be decided, as the clock did not end the match. */
export async function addLatePress(ada: Person, game: MatrixGame): Promise<void> {
  const body = { team_id: game.teams[1]!, action: 'increment', match_number: 1 } as const
  await ada.call(changeScore, { params: game, body: { ...body, made_at: game.startedAt } })
  const { reply } = await ada.call(getGameState, { params: game })
  game.latePresses.push(...reply.late_presses.map(({ id }) => id))
}

export async function scores(ada: Person, { gameId, teams }: MatrixGame, goals: number[]): Promise<void> {
  for (const team of goals) {
    const body = { team_id: teams[team]!, action: 'increment' } as const
    await ada.call(changeScore, { params: { gameId }, body })
  }
}
