import { openApi } from '@turnout/contract/openapi'
import { promised } from '@turnout/contract/promised'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from './deps.ts'
import { accountsEndpoints } from './features/accounts/endpoints.ts'
import { overdueSweep } from './features/evening/public.ts'
import { gameDayEndpoints } from './features/game-day/endpoints.ts'
import { groupsEndpoints } from './features/groups/endpoints.ts'
import { liveMatchEndpoints, liveMatchStream } from './features/live-match/endpoints.ts'
import { membersEndpoints } from './features/members/endpoints.ts'
import { sportsEndpoints } from './features/sports/endpoints.ts'
import { jobKinds } from './jobs.ts'
import { isMigrated } from './platform/db/migrate.ts'
import { serveUploads } from './platform/files/serve-uploads.ts'
import { cspReports } from './platform/http/csp-reports.ts'
import { docs } from './platform/http/docs.ts'
import type { Served } from './platform/http/handle.ts'
import { secureHeaders } from './platform/http/headers.ts'
import { mount } from './platform/http/mount.ts'
import { readJsonAndForms } from './platform/http/parsers.ts'
import { probes } from './platform/http/probes.ts'
import { createServer } from './platform/http/server.ts'
import { webFiles } from './platform/http/web-files.ts'
import { startJobs } from './platform/jobs/worker.ts'
import { webFolder } from './web-folder.ts'

export const API = '/api/v1'

/** Everything that is served, feature by feature: the one list that the permission walk reads too. */
export const served: readonly Served<Deps>[] = [
  ...accountsEndpoints,
  ...sportsEndpoints,
  ...groupsEndpoints,
  ...membersEndpoints,
  ...gameDayEndpoints,
  ...liveMatchEndpoints,
]

const api =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    await cspReports(app)
    serveUploads(app, deps.files)
    mount(app, deps, served)
    liveMatchStream(app, deps)
  }

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, log } = deps
  const app = createServer({ log, trustProxy: config.trustProxy })
  await secureHeaders(app, { https: config.publicUrl.startsWith('https:') })
  await readJsonAndForms(app)
  await probes(app, { ready: () => isMigrated(deps.sql) })
  await docs(app, openApi(promised, { version: '0.1.0', server: API }))
  await app.register(api(deps), { prefix: API })
  await webFiles(app, webFolder)
  const sweep = overdueSweep(deps)
  const jobs = config.jobs ? startJobs(deps, jobKinds(deps)) : null
  app.addHook('preClose', async () => {
    await sweep.stop()
    await jobs?.stop()
    await deps.close()
  })
  return app
}
