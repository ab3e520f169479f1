import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@turnout/contract/endpoints'
import { openApi } from '@turnout/contract/openapi'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from './deps.ts'
import { EVENTS } from './events.ts'
import { accountsEndpoints } from './features/accounts/endpoints.ts'
import { calendarEndpoints, calendarFeed } from './features/calendar/endpoints.ts'
import { overdueSweep } from './features/evening/public.ts'
import { gameDayEndpoints } from './features/game-day/endpoints.ts'
import { groupsEndpoints } from './features/groups/endpoints.ts'
import { groupPreview, shareCards } from './features/groups/public.ts'
import { historyEndpoints } from './features/history/endpoints.ts'
import { invitesEndpoints } from './features/invites/endpoints.ts'
import { Feed, liveMatchEndpoints, liveMatchStream } from './features/live-match/endpoints.ts'
import { membersEndpoints } from './features/members/endpoints.ts'
import { newsletterEndpoints, oneClick } from './features/newsletter/endpoints.ts'
import { placesEndpoints } from './features/places/endpoints.ts'
import { signInElsewhereEndpoints, signInElsewhereRoutes } from './features/sign-in-elsewhere/endpoints.ts'
import { sportsEndpoints } from './features/sports/endpoints.ts'
import { vendorsEndpoints } from './features/vendors/endpoints.ts'
import { jobKinds } from './jobs.ts'
import { isMigrated } from './platform/db/migrate.ts'
import { serveUploads } from './platform/files/serve-uploads.ts'
import { cspReports } from './platform/http/csp-reports.ts'
import { docs } from './platform/http/docs.ts'
import type { Served } from './platform/http/handle.ts'
import { secureHeaders } from './platform/http/headers.ts'
import { endLines } from './platform/http/lines.ts'
import { mount } from './platform/http/mount.ts'
import { observe } from './platform/http/observe.ts'
import { readJsonAndForms } from './platform/http/parsers.ts'
import { probes } from './platform/http/probes.ts'
import { serveMetrics } from './platform/http/serve-metrics.ts'
import { createServer } from './platform/http/server.ts'
import { webFiles } from './platform/http/web-files.ts'
import { lookAtOutbox, startJobs } from './platform/jobs/worker.ts'
import { webFolder } from './web-folder.ts'

export const API = '/api/v1'

const STOP_WITHIN_MS = 3_000

/** Everything that is served, feature by feature: the one list that the permission walk reads too. */
export const served: readonly Served<Deps>[] = [
  ...accountsEndpoints,
  ...vendorsEndpoints,
  ...newsletterEndpoints,
  ...signInElsewhereEndpoints,
  ...sportsEndpoints,
  ...groupsEndpoints,
  ...membersEndpoints,
  ...invitesEndpoints,
  ...calendarEndpoints,
  ...placesEndpoints,
  ...gameDayEndpoints,
  ...liveMatchEndpoints,
  ...historyEndpoints,
]

const api =
  (deps: Deps, feed: Feed): FastifyPluginAsync =>
  async (app) => {
    await cspReports(app)
    serveUploads(app, deps.files)
    mount(app, deps, served)
    liveMatchStream(app, deps, feed)
    calendarFeed(app, deps)
    shareCards(app, deps)
    await oneClick(app, deps)
    await signInElsewhereRoutes(app, deps)
  }

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, log, metrics } = deps
  const app = createServer({ log, trustProxy: config.trustProxy })
  await secureHeaders(app, { https: config.publicUrl.startsWith('https:'), mapTiles: config.mapTiles })
  observe(app, { metrics, events: EVENTS })
  await readJsonAndForms(app)
  if (config.metrics?.port === null) serveMetrics(app, metrics, config.metrics.token)
  lookAtOutbox(deps)
  await probes(app, { ready: () => isMigrated(deps.sql) })
  await docs(app, openApi(endpoints, { version: '0.1.0', server: API }))
  const feed = new Feed(deps)
  await app.register(api(deps, feed), { prefix: API })
  await webFiles(app, webFolder, {
    publicUrl: config.publicUrl,
    contactEmail: config.contactEmail,
    previewOf: (path) => groupPreview(deps, path),
  })
  const sweep = overdueSweep(deps)
  await sweep.caughtUp
  const letGo = endLines(app)
  const jobs = config.jobs ? startJobs(deps, jobKinds(deps)) : null
  app.addHook('preClose', async () => {
    // a proxy that asks hears that we are not ready, and sends everybody elsewhere; whoever still comes is served
    await sleep(config.drainMs)
    // then the watchers: they go elsewhere while requests in hand are finished
    feed.close()
    letGo()
    await Promise.race([Promise.all([sweep.stop(), jobs?.stop()]), sleep(STOP_WITHIN_MS)])
  })
  // last, so that what those requests ended is still told to the other nodes
  app.addHook('onClose', () => deps.close())
  return app
}
