import { createGroup, deleteGroup, getGroup } from '@turnout/contract/groups'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { afterEach, describe, expect, test } from 'vitest'
import { CANAL_SIDE } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { deactivateAccount } from '../accounts/deactivate-account.ts'
import { mailTo } from '../accounts/testing.ts'
import { restoreGroup } from './restore-group.ts'
import { adasGroup } from './testing.ts'

const server = sharedServer()

/** Restores it like the operator's command. */
const restore = (groupId: string) =>
  server.deps.transact(async (sql) =>
    restoreGroup(sql, server.deps, groupId, await server.deps.clock.now(sql)),
  )
const leaves = ({ id }: Person) => server.deps.transact((sql) => deactivateAccount(sql, server.deps, id))

describe('[M7] a deleted group with deactivated members', () => {
  const rolesIn = async (who: Person, params: { groupId: string }) =>
    (await who.call(listMembers, { params, query: {} })).reply.map(({ user, role, is_creator }) => [
      user.first_name,
      is_creator ? `creator, ${role}` : role,
    ])

  test('[A-4] passes to the other admin when it is restored, and the deactivated creator is no member any more', async () => {
    const { ada, ben, groupId, bensId, params } = await adasGroup(server)
    await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
    await ben.call(deleteGroup, { params })
    await leaves(ada)
    expect(await restore(groupId)).toMatchObject({ type: 'restored' })
    expect(await rolesIn(ben, params)).toEqual([['Ben', 'creator, admin']])
    expect((await mailTo(server, ben.email)).at(-1)?.subject).toBe('“Tuesday Football” is yours now')
  })

  test('[A-4] passes to a member if there is no other admin', async () => {
    const { ada, ben, groupId, params } = await adasGroup(server)
    await ada.call(deleteGroup, { params })
    await leaves(ada)
    await restore(groupId)
    expect(await rolesIn(ben, params)).toEqual([['Ben', 'creator, admin']])
  })

  test('is restored under the name Former player if no one is left', async () => {
    const ada = await person(server, 'Ada')
    const params = { groupId: (await ada.call(createGroup, { body: CANAL_SIDE })).reply.id }
    await leaves(ada)
    expect((await server.call(getGroup, { params })).status).toBe(404)
    expect(await restore(params.groupId)).toMatchObject({ type: 'restored' })
    expect((await server.call(getGroup, { params })).reply.member_count).toBe(1)
  })
})

afterEach(() => expectInvariants(server))
