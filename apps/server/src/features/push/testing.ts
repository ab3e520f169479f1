import { getPush, turnPushOn } from '@turnout/contract/push'
import type { Deps } from '../../deps.ts'
import { createJobRegistry } from '../../job-registry.ts'
import type { JobRegistry } from '../../platform/jobs/job-handler.ts'
import { jobs } from '../../platform/jobs/tables.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import type { Person } from '../../testing/people.ts'
import type { PushService, TestDevice } from '../../testing/push-service.ts'
import type { TestServer } from '../../testing/server.ts'
import { PUSH } from './enqueue-push.ts'
import { pushJobs } from './jobs.ts'
import type { FindPushText, PushMessage, PushText } from './push-message.ts'

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
  path: '/my-sports-groups/1',
  tag: 'game-1',
  urgency: 'normal',
  expiresAt: Date.now() + HOUR_MS,
  game: null,
  links: [],
  ...changes,
})

export const TEXT: PushText = {
  title: 'Tue 16 Jun 19:00: are you in?',
  body: 'Canal Side Kickabout · 2 places left',
}

/** Runs the jobs that are due, as a node does. */
export async function runJobs({ deps }: TestServer, registry = createJobRegistry(deps)): Promise<void> {
  await runDueJobs(deps, registry)
  registry.close()
}

/** For pushes without a notification, the test provides the text. */
export function pushRegistry(deps: Deps, findText: FindPushText = async () => TEXT): JobRegistry {
  const registry = createJobRegistry(deps)
  const others = registry.jobs.filter(({ name }) => name !== PUSH.name)
  return { ...registry, jobs: [...others, ...pushJobs(deps, findText)] }
}

export const runPushes = (server: TestServer, findText?: FindPushText): Promise<void> =>
  runJobs(server, pushRegistry(server.deps, findText))

export async function skipPauses({ deps }: TestServer): Promise<void> {
  await deps.sql.update(jobs).set({ runAt: new Date(0) })
}
