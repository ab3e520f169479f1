import type { InputOf } from '@turnout/contract/endpoint'
import { createGroup, joinGroup } from '@turnout/contract/groups'
import { approveMember, listMembers } from '@turnout/contract/members'
import { addMembers } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'

type NewGroup = InputOf<typeof createGroup>['body']

/** Ada's group: football on Tuesdays at seven, on Hackney Marshes. */
export const TUESDAYS: NewGroup = {
  name: 'Tuesday Football',
  description: 'Five a side, all welcome.',
  venue_name: 'Hackney Marshes',
  venue_address: 'Homerton Road, London',
  venue_latitude: 51.5533,
  venue_longitude: -0.0241,
  playing_days: ['TUESDAY'],
  game_start_time: '19:00',
  game_end_time: '21:00',
}

export async function createTestGroup(ada: Person, more: Partial<NewGroup> = {}): Promise<string> {
  const { reply } = await ada.call(createGroup, { body: { ...TUESDAYS, ...more } })
  return reply.id
}

/** The id of a person in the member list that Ada sees. */
export async function memberIdOf(ada: Person, groupId: string, who: Person): Promise<string> {
  const { reply } = await ada.call(listMembers, { params: { groupId }, query: { include_pending: 'true' } })
  const found = reply.find(({ user }) => user.id === who.id)
  if (!found) throw new Error(`${who.name} is not in the list of this group. Did they ask to join?`)
  return found.id
}

/** A person requests to join, and Ada lets them in. */
export async function approve(ada: Person, groupId: string, applicant: Person): Promise<string> {
  await applicant.call(joinGroup, { params: { groupId } })
  const memberId = await memberIdOf(ada, groupId, applicant)
  await ada.call(approveMember, { params: { groupId, memberId } })
  return memberId
}

/** Ada's group with Ben in it; Dan has an account and is not a member. */
export async function adasGroup(server: TestServer) {
  const [ada, ben, dan] = await Promise.all(['Ada', 'Ben', 'Dan'].map((name) => person(server, name)))
  if (!ada || !ben || !dan) throw new Error('Three people were asked for.')
  const groupId = await createTestGroup(ada)
  await addMembers(server, groupId, [ben])
  const bensId = await memberIdOf(ada, groupId, ben)
  return { ada, ben, dan, groupId, bensId, params: { groupId } }
}
