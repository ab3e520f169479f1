import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@turnout/contract/endpoints'
import { openApi } from '@turnout/contract/openapi'
import { rawRoutes } from '@turnout/contract/raw-routes'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { AUDIT_EVENTS } from './audit-events.ts'
import type { Deps } from './deps.ts'
import * as accounts from './features/accounts/endpoints.ts'
import * as calendar from './features/calendar/endpoints.ts'
import { calendarFeed } from './features/calendar/feed.ts'
import * as chat from './features/chat/endpoints.ts'
import * as events from './features/events/endpoints.ts'
import { eventPreview, eventSitemap } from './features/events/link-preview.ts'
import { eventCard } from './features/events/share-card.ts'
import * as fieldTimings from './features/field-timings/endpoints.ts'
import { startOverdueSweep } from './features/game/overdue-sweep.ts'
import * as gameDay from './features/game-day/endpoints.ts'
import * as groups from './features/groups/endpoints.ts'
import { groupPreview, groupSitemap } from './features/groups/link-preview.ts'
import { groupCard } from './features/groups/share-card.ts'
import * as history from './features/history/endpoints.ts'
import * as invites from './features/invites/endpoints.ts'
import { cupCard, cupPreview } from './features/live-match/cup-preview.ts'
import * as liveMatch from './features/live-match/endpoints.ts'
import { liveMatchStream } from './features/live-match/stream.ts'
import * as members from './features/members/endpoints.ts'
import * as newsletter from './features/newsletter/endpoints.ts'
import { oneClick } from './features/newsletter/one-click.ts'
import * as notifications from './features/notifications/endpoints.ts'
import { unsubscribeFromMails } from './features/notifications/one-click.ts'
import { oauthRoutes } from './features/oauth/browser-routes.ts'
import * as oauth from './features/oauth/endpoints.ts'
import * as passkeys from './features/passkeys/endpoints.ts'
import * as places from './features/places/endpoints.ts'
import { mapTiles } from './features/places/map-tiles.ts'
import * as push from './features/push/endpoints.ts'
import * as scheduledGames from './features/scheduled-games/endpoints.ts'
import { startSessionSweep } from './features/scheduled-games/start-sweep.ts'
import { groupStream } from './features/scheduled-games/stream.ts'
import * as secondFactor from './features/second-factor/endpoints.ts'
import * as sports from './features/sports/endpoints.ts'
import * as vendors from './features/vendors/endpoints.ts'
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

/** All endpoints, by feature: the one list, which the permission tests read too. */
const FEATURES: readonly Readonly<Record<string, ServedEndpoint<Deps>>>[] = [
  accounts,
  vendors,
  newsletter,
  notifications,
  oauth,
  passkeys,
  secondFactor,
  push,
  sports,
  scheduledGames,
  events,
  chat,
  groups,
  members,
  invites,
  calendar,
  places,
  gameDay,
  liveMatch,
  history,
  fieldTimings,
]

export const servedEndpoints = FEATURES.flatMap((feature) => Object.values(feature))

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
    // in a separate scope: only these routes read cookies
    await app.register((scope) => oauthRoutes(scope, deps))
  }

/** Public pages of the web that search engines should find. */
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
    // a proxy's readiness check now fails and it sends requests elsewhere; requests that still come are served
    await sleep(config.drainMs)
    // then the streams: their clients reconnect elsewhere while requests in flight are finished
    streams.close()
    closeConnections()
    await Promise.race([
      Promise.all([sweep.stop(), jobs?.stop(), sessionSweep?.stop()]),
      sleep(STOP_TIMEOUT_MS),
    ])
  })
  // last, so that changes of those requests still reach the other nodes
  app.addHook('onClose', () => deps.close())
  return app
}
