import type { Deps } from '../../deps.ts'
import { type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import { deliverPush } from './deliver-push.ts'
import { PUSH } from './enqueue-push.ts'
import type { FindPushText } from './push-message.ts'
import { deleteEndedSubscriptions } from './store.ts'

export const pushJobs = (deps: Deps, findText: FindPushText): readonly RegisteredJob[] => [
  registerJob(PUSH, deliverPush(deps, findText)),
]

export const tidyPush = async ({ sql, clock }: Deps): Promise<void> =>
  deleteEndedSubscriptions(sql, new Date(await clock.now(sql)))
