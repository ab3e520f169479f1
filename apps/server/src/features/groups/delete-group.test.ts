import {
  deleteGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  updateGroup,
} from '@turnout/contract/groups'
import { approveMember, listMembers, makeAdmin, removeMember } from '@turnout/contract/members'
import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { groups } from './tables.ts'
import { adasGroup } from './testing.ts'

const server = sharedServer()

test('a deleted group is gone for everyone at once, in every call', async () => {
  const { ada, ben, groupId, bensId, params } = await adasGroup(server)
  const { reply } = await ada.call(deleteGroup, { params })
  expect(reply.message).toBe('Tuesday Football is deleted.')

  for (const who of [ada, ben]) {
    for (const endpoint of [getGroup, joinGroup, leaveGroup, deleteGroup])
      expect((await who.call(endpoint, { params })).problem).toMatchObject({
        code: 'group-not-found',
      })
    expect((await who.call(listMembers, { params, query: {} })).problem.code).toBe('group-not-found')
    for (const endpoint of [approveMember, makeAdmin, removeMember])
      expect((await who.call(endpoint, { params: { groupId, memberId: bensId } })).problem.status).toBe(404)
    expect((await who.call(updateGroup, { params, body: { name: 'Back again' } })).problem.status).toBe(404)
  }
  expect((await server.call(getGroup, { params })).problem.detail).toBe('Group not found')
  expect((await server.call(listGroups, { query: {} })).reply).toEqual([])
})

test('the operator can still restore it, because its row is only marked', async () => {
  const { ada, params } = await adasGroup(server)
  await ada.call(deleteGroup, { params })
  const [row] = await server.deps.sql.select().from(groups)
  expect(row).toMatchObject({ name: 'Tuesday Football', deletedAt: expect.any(Date) })
})

test('a member cannot delete it, an admin can', async () => {
  const { ada, ben, dan, groupId, bensId, params } = await adasGroup(server)
  for (const who of [ben, dan])
    expect((await who.call(deleteGroup, { params })).problem.code).toBe('not-allowed')
  await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
  expect((await ben.call(deleteGroup, { params })).status).toBe(200)
})

test('[B13] deleting twenty times at once deletes once', async () => {
  const { ada, params } = await adasGroup(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.call(deleteGroup, { params })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)])
})

test('[I15] the permissions of all watchers of the group are checked again, on every node', async () => {
  const { ada, params, groupId } = await adasGroup(server)
  const types: (string | undefined)[] = []
  const stop = server.deps.live.subscribe({
    changed() {},
    recheck: (who) => void types.push(who.groupId),
    lost() {},
  })
  await ada.call(deleteGroup, { params })
  await expect.poll(() => types).toContain(groupId)
  stop()
})
