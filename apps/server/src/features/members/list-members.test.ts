import { joinGroup } from '@turnout/contract/groups'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { adasGroup, approve } from '../groups/testing.ts'

const server = sharedServer()

const withPending = { include_pending: 'true' } as const

test('[M4] members see names and never addresses', async () => {
  const { ben, params } = await adasGroup(server)
  const { reply } = await ben.call(listMembers, { params })
  expect(reply.map(({ user }) => user.first_name)).toEqual(['Ada', 'Ben'])
  expect(JSON.stringify(reply)).not.toMatch(/@|phone|email|password|hash/)
})

test('[M4] Ada sees their contacts', async () => {
  const { ada, ben, params } = await adasGroup(server)
  const { reply } = await ada.call(listMembers, { params })
  expect(reply[1]?.user).toMatchObject({ email: ben.email, phone_number: '+44 20 7946 0000' })
})

test('only Ada sees pending requests, and only if she includes them', async () => {
  const { ada, ben, dan, params } = await adasGroup(server)
  await dan.call(joinGroup, { params })
  const names = async (who: typeof ada, query: object) =>
    (await who.call(listMembers, { params, query })).reply.map(({ user }) => user.first_name)

  expect(await names(ada, withPending)).toEqual(['Dan', 'Ada', 'Ben'])
  expect(await names(ada, {})).toEqual(['Ada', 'Ben'])
  expect(await names(ben, withPending)).toEqual(['Ada', 'Ben'])
})

test('pending requests come first, then admins, then everyone by name', async () => {
  const { ada, dan, groupId, params } = await adasGroup(server)
  for (const name of ['Émile', 'eva', 'Zoe', 'Ebba']) await approve(ada, groupId, await person(server, name))
  await ada.call(makeAdmin, {
    params: { groupId, memberId: await approve(ada, groupId, await person(server, 'Yuri')) },
  })
  await dan.call(joinGroup, { params })
  const { reply } = await ada.call(listMembers, { params, query: withPending })
  expect(reply.map(({ user }) => user.first_name)).toEqual([
    'Dan',
    'Ada',
    'Yuri',
    'Ben',
    'Ebba',
    'Émile',
    'eva',
    'Zoe',
  ])
})

test('outsiders, visitors and platform admins see no names', async () => {
  const { dan, params } = await adasGroup(server)
  const operator = await person(server, 'Olu', { admin: true })
  await dan.call(joinGroup, { params })
  for (const who of [dan, operator, await person(server, 'Eve')])
    expect((await who.call(listMembers, { params })).problem).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
  expect((await server.call(listMembers, { params })).problem.code).toBe('not-signed-in')
})
