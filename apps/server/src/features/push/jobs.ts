import type { Deps } from '../../deps.ts'
import { type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import { deliverPush } from './deliver-push.ts'
import { PUSH } from './enqueue-push.ts'
import type { FindPushText } from './push-message.ts'

export const pushJobs = (deps: Deps, findText: FindPushText): readonly RegisteredJob[] => [
  registerJob(PUSH, deliverPush(deps, findText)),
]
