import { makeAdmin } from '@turnout/contract/members'
import { sql as query } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { adasGroup } from './features/groups/testing.ts'
import { findMembership } from './features/members/store.ts'
import { jobs } from './platform/jobs/tables.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'

const lines: string[] = []
const server = sharedServer(undefined, () =>
  testServer({ LOG_LEVEL: 'info' }, {}, { write: (line) => void lines.push(line) }),
)
beforeEach(() => void lines.splice(0))

const logged = () => lines.filter((line) => line.includes('"admin-made"')).map((line) => JSON.parse(line))

test('the subscribers of a promotion mail it, log it and send it to all nodes', async () => {
  const rechecked: unknown[] = []
  const stop = server.deps.live.subscribe({ changed() {}, lost() {}, recheck: (who) => rechecked.push(who) })
  const { ada, ben, groupId, bensId } = await adasGroup(server)
  await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
  const queued = await server.deps.sql.select().from(jobs)
  expect(queued.map(({ payload }) => payload)).toMatchObject([{ template: 'made-admin', to: ben.id }])
  expect(logged()).toMatchObject([{ event: 'admin-made', groupId, userId: ben.id, by: ada.id }])
  await expect.poll(() => rechecked).toEqual([{ groupId, userId: ben.id }])
  stop()
})

test('if the mail cannot be queued, the promotion does not happen and nothing reports it', async () => {
  const { ada, ben, groupId, bensId } = await adasGroup(server)
  await server.deps.sql.execute(query`alter table jobs add constraint full_up check (false) not valid`)
  const answer = await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
  await server.deps.sql.execute(query`alter table jobs drop constraint full_up`)
  expect(answer.status).toBe(500)
  expect((await findMembership(server.deps.sql, groupId, ben.id))?.state).toBe('member')
  expect(logged()).toEqual([])
})
