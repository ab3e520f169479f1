import { joinGroup, leaveGroup } from '@turnout/contract/groups'
import { approveMembers, listMembers } from '@turnout/contract/members'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { adasGroup, createTestGroup, memberIdOf } from '../groups/testing.ts'

const server = sharedServer(resetServer)

/** Ada's group, with three pending requests. */
async function threeAsk() {
  const { ada, ben, bensId, dan, params } = await adasGroup(server)
  const asking = [dan, await person(server, 'Emma'), await person(server, 'Finn')]
  for (const who of asking) await who.call(joinGroup, { params })
  const ids = await Promise.all(asking.map((who) => memberIdOf(ada, params.groupId, who)))
  return { ada, ben, bensId, asking, ids, params }
}

const outcomes = (reply: { member_id: string; outcome: string }[]) =>
  Object.fromEntries(reply.map(({ member_id, outcome }) => [member_id, outcome]))

test('[G-5] Ada approves everyone on her list with one request, and each gets a mail', async () => {
  const { ada, asking, ids, params } = await threeAsk()
  const { reply } = await ada.call(approveMembers, { params, body: { member_ids: ids } })
  expect(outcomes(reply)).toEqual(Object.fromEntries(ids.map((id) => [id, 'approved'])))
  const list = await ada.call(listMembers, { params, query: { include_pending: 'true' } })
  expect(list.reply.filter(({ is_approved }) => is_approved)).toHaveLength(5)
  for (const { email } of asking)
    expect((await mailTo(server, email)).map(({ subject }) => subject)).toEqual([
      "You're in: “Tuesday Football”",
    ])
})

test('[G-5] people who withdrew, are in already or asked another group are named, and the others are approved', async () => {
  const { ada, bensId, asking, ids, params } = await threeAsk()
  await asking[0]?.call(leaveGroup, { params })
  const elsewhere = { groupId: await createTestGroup(ada, { name: 'Sunday Basketball' }) }
  const gus = await person(server, 'Gus')
  await gus.call(joinGroup, { params: elsewhere })
  const gusId = await memberIdOf(ada, elsewhere.groupId, gus)
  const member_ids = [...ids, bensId, gusId, newId()]
  const { reply } = await ada.call(approveMembers, { params, body: { member_ids } })
  expect(member_ids.map((id) => outcomes(reply)[id])).toEqual([
    'no-such-request',
    'approved',
    'approved',
    'already-member',
    'no-such-request',
    'no-such-request',
  ])
  const other = await ada.call(listMembers, { params: elsewhere, query: { include_pending: 'true' } })
  expect(other.reply.map(({ is_approved }) => is_approved)).toEqual([false, true])
})

test('[I2] a repeated request with its key gets the first answer, and with a new one the answer that they are in', async () => {
  const { ada, ids, params } = await threeAsk()
  const key = { 'idempotency-key': newId() }
  const first = await ada.call(approveMembers, { params, body: { member_ids: ids } }, key)
  const again = await ada.call(approveMembers, { params, body: { member_ids: ids } }, key)
  expect(again.reply).toEqual(first.reply)
  const anew = await ada.call(approveMembers, { params, body: { member_ids: ids } })
  expect(Object.values(outcomes(anew.reply))).toEqual(Array(3).fill('already-member'))
})

test('[B13] two organisers at once approve each person once', async () => {
  const { ada, ids, params } = await threeAsk()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ada.call(approveMembers, { params, body: { member_ids: index % 2 ? ids : ids.toReversed() } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const approved = answers.flatMap(({ reply }) => reply).filter(({ outcome }) => outcome === 'approved')
  expect(approved.map(({ member_id }) => member_id).sort()).toEqual(ids.toSorted())
})

test('only organisers can approve people, and only with a list of people', async () => {
  const { ada, ben, ids, params } = await threeAsk()
  expect((await ben.call(approveMembers, { params, body: { member_ids: ids } })).problem.code).toBe(
    'not-allowed',
  )
  for (const member_ids of [[], ['Dan'], Array(201).fill(ids[0])])
    expect((await ada.call(approveMembers, { params, body: { member_ids } })).problem.code).toBe(
      'invalid-input',
    )
})
