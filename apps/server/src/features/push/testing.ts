import { getPush, turnPushOn } from '@turnout/contract/push'
import { createJobRegistry } from '../../job-registry.ts'
import { jobs } from '../../platform/jobs/tables.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import type { Person } from '../../testing/people.ts'
import type { PushService, TestDevice } from '../../testing/push-service.ts'
import type { TestServer } from '../../testing/server.ts'
import type { PushMessage } from './push-message.ts'

export const PUSH_CONTACT = 'mailto:club@example.org'

/** What the person's browser does after 'Tell me on this phone'. */
export async function turnOn(who: Person, service: PushService): Promise<TestDevice> {
  const { reply } = await who.call(getPush)
  const device = service.subscribe(reply.public_key ?? '')
  await who.call(turnPushOn, { body: { endpoint: device.endpoint, keys: device.keys } })
  return device
}

const HOUR_MS = 3_600_000

export const message = (changes: Partial<PushMessage> = {}): PushMessage => ({
  notificationId: 'a',
  title: 'Tue 16 Jun 19:00: are you in?',
  body: 'Canal Side Kickabout · 2 places left',
  path: '/my-sports-groups/1',
  tag: 'game-1',
  urgency: 'normal',
  expiresAt: Date.now() + HOUR_MS,
  game: null,
  links: [],
  ...changes,
})

/** As a node does at once, and after every pause that a job waits for. */
export async function runJobs({ deps }: TestServer): Promise<void> {
  const registry = createJobRegistry(deps)
  await runDueJobs(deps, registry)
  registry.close()
}

export async function skipPauses({ deps }: TestServer): Promise<void> {
  await deps.sql.update(jobs).set({ runAt: new Date(0) })
}
