import { type AttendanceSettings, changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { leaveGroup } from '@turnout/contract/groups'
import { removeMember } from '@turnout/contract/members'
import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import type { ScheduledGameEvent } from '@turnout/rules/scheduled-game'
import { asc, eq } from 'drizzle-orm'
import { club } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { deactivateAccount } from '../accounts/deactivate-account.ts'
import { memberIdOf } from '../groups/testing.ts'
import { dueGroups } from './store.ts'
import { sweepOnce } from './sweep.ts'
import { scheduledGameLog } from './tables.ts'

const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve'] as const
export const SETTINGS: AttendanceSettings = {
  mode: 'who_comes',
  places: null,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
  cost: null,
  strangers_may_find: false,
}

/** A group that plays on Tuesdays at seven in London, on Monday: tomorrow's session and the one a week later. */
export async function week(server: TestServer, settings: Partial<AttendanceSettings> = {}) {
  const { ada, groupId, people } = await club(server, NAMES)
  await server.setTime('2026-06-15T12:00:00Z')
  const params = { groupId }
  await ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...settings } })
  const { reply } = await ada.call(listScheduledGames, { params })
  const [tomorrow, later] = reply as [(typeof reply)[0], (typeof reply)[0]]
  const [ben, cleo, dan, eve] = people as [Person, Person, Person, Person]
  const game = { params: { groupId, gameId: tomorrow.id } }
  const answer = (who: Person, body: object) =>
    who.call(answerScheduledGame, { ...game, body: body as { answer: 'going' } })
  return { ada, ben, cleo, dan, eve, groupId, params, reply, tomorrow, later, game, answer }
}

export type Week = Awaited<ReturnType<typeof week>>

/** All ways in which a member becomes a former member. */
export const WAYS_OUT: [
  name: string,
  go: (server: TestServer, club: Week, who: Person) => Promise<unknown>,
][] = [
  ['leaves', (_, { params }, who) => who.call(leaveGroup, { params })],
  [
    'is removed',
    async (_, { ada, groupId }, who) => {
      const memberId = await memberIdOf(ada, groupId, who)
      await ada.call(removeMember, { params: { groupId, memberId } })
    },
  ],
  [
    'closes their account',
    ({ deps }, _, who) => deps.transact((sql) => deactivateAccount(sql, deps, who.id)),
  ],
]

export const IN = { answer: 'going' }
export const OUT = { answer: 'not_going' }
export const LIMITED = { mode: 'limited', places: 2 } as const

/**
 * Runs the steps that are due now for the sessions of all groups. A round skips a group that is locked, for example by
 * a game that closes at the same moment, so rounds repeat until no group is due.
 */
export async function sweep({ deps }: TestServer): Promise<void> {
  do while (await sweepOnce(deps));
  while ((await dueGroups(deps.sql, await deps.clock.now(deps.sql), 1)).length > 0)
}

/** The events of the clock in a game, in order. */
export async function clockEvents({ deps }: TestServer, gameId: string): Promise<ScheduledGameEvent[]> {
  const entries = await deps.sql
    .select()
    .from(scheduledGameLog)
    .where(eq(scheduledGameLog.gameId, gameId))
    .orderBy(asc(scheduledGameLog.version))
  return entries.filter(({ command }) => command === 'clock').flatMap(({ events }) => events)
}
