import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@turnout/contract/endpoints'
import { openApi } from '@turnout/contract/openapi'
import { rawRoutes } from '@turnout/contract/raw-routes'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { AUDIT_EVENTS } from './audit-events.ts'
import type { Deps } from './deps.ts'
import { accountsEndpoints } from './features/accounts/endpoints.ts'
import { calendarEndpoints, calendarFeed } from './features/calendar/endpoints.ts'
import { chatEndpoints } from './features/chat/endpoints.ts'
import { eventsEndpoints } from './features/events/endpoints.ts'
import { eventPreview, eventSitemap } from './features/events/link-preview.ts'
import { eventCard } from './features/events/share-card.ts'
import { fieldTimingsEndpoints } from './features/field-timings/endpoints.ts'
import { startOverdueSweep } from './features/game/overdue-sweep.ts'
import { gameDayEndpoints } from './features/game-day/endpoints.ts'
import { groupsEndpoints } from './features/groups/endpoints.ts'
import { groupPreview, groupSitemap } from './features/groups/link-preview.ts'
import { groupCard } from './features/groups/share-card.ts'
import { historyEndpoints } from './features/history/endpoints.ts'
import { invitesEndpoints } from './features/invites/endpoints.ts'
import { cupCard, cupPreview } from './features/live-match/cup-preview.ts'
import { liveMatchEndpoints, liveMatchStream } from './features/live-match/endpoints.ts'
import { membersEndpoints } from './features/members/endpoints.ts'
import { newsletterEndpoints, oneClick } from './features/newsletter/endpoints.ts'
import { notificationsEndpoints } from './features/notifications/endpoints.ts'
import { unsubscribeFromMails } from './features/notifications/one-click.ts'
import { oauthEndpoints, oauthRoutes } from './features/oauth/endpoints.ts'
import { passkeysEndpoints } from './features/passkeys/endpoints.ts'
import { mapTiles, placesEndpoints } from './features/places/endpoints.ts'
import { pushEndpoints } from './features/push/endpoints.ts'
import { groupStream, scheduledGamesEndpoints } from './features/scheduled-games/endpoints.ts'
import { startSessionSweep } from './features/scheduled-games/start-sweep.ts'
import { secondFactorEndpoints } from './features/second-factor/endpoints.ts'
import { sportsEndpoints } from './features/sports/endpoints.ts'
import { vendorsEndpoints } from './features/vendors/endpoints.ts'
import { vendorPreview, vendorSitemap } from './features/vendors/link-preview.ts'
import { createJobRegistry } from './job-registry.ts'
import { isMigrated } from './platform/db/migrate.ts'
import { serveUploads } from './platform/files/serve-uploads.ts'
import { trackConnections } from './platform/http/connections.ts'
import { cspReports } from './platform/http/csp-reports.ts'
import { docs } from './platform/http/docs.ts'
import type { ServedEndpoint } from './platform/http/handle.ts'
import { secureHeaders } from './platform/http/headers.ts'
import { mount } from './platform/http/mount.ts'
import { readJsonAndForms } from './platform/http/parsers.ts'
import { probes } from './platform/http/probes.ts'
import { recordRequests } from './platform/http/record-requests.ts'
import { serveMetrics } from './platform/http/serve-metrics.ts'
import { createServer } from './platform/http/server.ts'
import { constantPages, sitemap } from './platform/http/sitemap.ts'
import { webFiles } from './platform/http/web-files.ts'
import { registerOutboxMetrics, startJobs } from './platform/jobs/worker.ts'
import { Streams } from './platform/live/streams.ts'
import { shareCards } from './platform/share-cards/share-cards.ts'
import { webFolder } from './web-folder.ts'

export const API = '/api/v1'

const STOP_TIMEOUT_MS = 3_000

/** Everything that is served, feature by feature: the one list that the permission walk reads too. */
export const servedEndpoints: readonly ServedEndpoint<Deps>[] = [
  ...accountsEndpoints,
  ...vendorsEndpoints,
  ...newsletterEndpoints,
  ...notificationsEndpoints,
  ...oauthEndpoints,
  ...passkeysEndpoints,
  ...secondFactorEndpoints,
  ...pushEndpoints,
  ...sportsEndpoints,
  ...scheduledGamesEndpoints,
  ...eventsEndpoints,
  ...chatEndpoints,
  ...groupsEndpoints,
  ...membersEndpoints,
  ...invitesEndpoints,
  ...calendarEndpoints,
  ...placesEndpoints,
  ...gameDayEndpoints,
  ...liveMatchEndpoints,
  ...historyEndpoints,
  ...fieldTimingsEndpoints,
]

export const api =
  (deps: Deps, streams: Streams): FastifyPluginAsync =>
  async (app) => {
    await cspReports(app)
    serveUploads(app, deps.files)
    mount(app, deps, servedEndpoints)
    liveMatchStream(app, deps, streams)
    groupStream(app, deps, streams)
    calendarFeed(app, deps)
    shareCards(app, deps, { byId: [groupCard, eventCard], byLink: cupCard(deps) })
    mapTiles(app, deps)
    await oneClick(app, deps)
    await unsubscribeFromMails(app, deps)
    // in a scope of their own: only there a cookie is looked at
    await app.register((scope) => oauthRoutes(scope, deps))
  }

/** Pages of the web that everybody may read, and that are worth finding. */
const PUBLIC_PAGES = [
  '/',
  '/sports/groups',
  '/sports/select',
  '/vendors',
  '/help',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
  '/fair-toss',
]

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, log, metrics } = deps
  const app = createServer({ log, trustProxy: config.trustProxy })
  secureHeaders(app, { https: config.publicUrl.startsWith('https:') })
  recordRequests(app, { metrics, events: AUDIT_EVENTS })
  await readJsonAndForms(app)
  if (config.metrics?.port === null) serveMetrics(app, metrics, config.metrics.token)
  registerOutboxMetrics(deps)
  await probes(app, { ready: () => isMigrated(deps.sql), databaseStatus: deps.databaseStatus })
  await docs(app, () => openApi({ endpoints, rawRoutes }, { version: '0.1.0', server: API }))
  const streams = new Streams(deps)
  await app.register(api(deps, streams), { prefix: API })
  sitemap(app, {
    publicUrl: config.publicUrl,
    sources: [constantPages(PUBLIC_PAGES), groupSitemap(deps), eventSitemap(deps), vendorSitemap(deps)],
  })
  await webFiles(app, webFolder, {
    publicUrl: config.publicUrl,
    contactEmail: config.contactEmail,
    fieldTimings: config.fieldTimings,
    previewOf: async (path) =>
      (await groupPreview(deps, path)) ??
      (await eventPreview(deps, path)) ??
      (await cupPreview(deps, path)) ??
      vendorPreview(deps, path),
  })
  const sweep = startOverdueSweep(deps)
  await sweep.caughtUp
  const closeConnections = trackConnections(app)
  const jobs = config.jobs ? startJobs(deps, createJobRegistry(deps)) : null
  const sessionSweep = config.jobs ? startSessionSweep(deps) : null
  app.addHook('preClose', async () => {
    // a proxy that asks hears that we are not ready, and sends everybody elsewhere; whoever still comes is served
    await sleep(config.drainMs)
    // then the watchers: they go elsewhere while requests in hand are finished
    streams.close()
    closeConnections()
    await Promise.race([
      Promise.all([sweep.stop(), jobs?.stop(), sessionSweep?.stop()]),
      sleep(STOP_TIMEOUT_MS),
    ])
  })
  // last, so that what those requests ended is still told to the other nodes
  app.addHook('onClose', () => deps.close())
  return app
}
