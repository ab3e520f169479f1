import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createDeps, type Deps, type Ground } from './deps.ts'
import { backUpBeforeUpgrade, saidOf } from './platform/backup/kept-backups.ts'
import { createDatabase } from './platform/db/database.ts'
import { startEmbedded } from './platform/db/embedded.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createPool } from './platform/db/pool.ts'
import { secureHeaders } from './platform/http/headers.ts'
import { serveMetrics } from './platform/http/serve-metrics.ts'
import { createServer as createHttpServer } from './platform/http/server.ts'
import { storageOf } from './storage-of.ts'

/**
 * Node lets in one a round of its loop; all others wait before the door. Of more than may wait there (511, if
 * nothing is said) some are turned away and come again only seconds later.
 */
const AT_THE_DOOR = 4_096

export type Running = { config: Config; deps: Deps; lines: string[]; stop(): Promise<void> }

/** The whole server, from the settings to the first request. What was opened last is closed first. */
export async function serve(
  settings: Config,
  log: Logger,
  own: Pick<Ground, 'clock'> = {},
): Promise<Running> {
  const opened: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close()
  }

  try {
    const config = await withRealPort(settings)
    const databaseUrl = config.databaseUrl ?? (await ownDatabase(config, log, opened))
    if (!config.databaseUrl) await putAside(databaseUrl, config, log)
    await migrateDatabase(databaseUrl)

    const pool = createPool(databaseUrl)
    opened.push(() => pool.end())
    const deps = await createDeps({ config, databaseUrl, pool, database: createDatabase(pool), log, ...own })
    const app = await createApp(deps)
    opened.push(() => app.close())
    await app.listen({ port: config.port, host: config.host, backlog: AT_THE_DOOR })
    if (config.metrics?.port)
      opened.push(await tellMetrics(deps, { ...config.metrics, port: config.metrics.port }))
    return { config, deps, lines: describe(config), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The numbers on a door of their own, which no proxy shows to the world. */
async function tellMetrics(
  { log, metrics }: Deps,
  { port, host, token }: { port: number; host: string; token: string | null },
) {
  const app = createHttpServer({ log, trustProxy: false })
  await secureHeaders(app, { https: false })
  serveMetrics(app, metrics, token)
  await app.listen({ port, host })
  return () => {
    // a line on which nobody says anything would keep the whole program from stopping in order
    app.server.closeAllConnections()
    return app.close()
  }
}

async function ownDatabase({ dataDir }: Config, log: Logger, opened: (() => Promise<unknown>)[]) {
  const embedded = await startEmbedded(dataDir)
  opened.push(embedded.stop)
  embedded.onLost(() => log.error('The database went away; it is being started again.'))
  return embedded.url
}

async function putAside(databaseUrl: string, config: Config, log: Logger) {
  const ground = { databaseUrl, storage: storageOf(config), dataDir: config.dataDir }
  const aside = await backUpBeforeUpgrade(ground, Date.now())
  if (aside) log.info(`Before the upgrade ${saidOf(aside, config.dataDir)}`)
}

/** Links are written into mails before the first request comes, so "any free port" becomes a number first. */
async function withRealPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const probe = createServer().listen(0, config.host)
  await new Promise((listening, failed) => probe.once('listening', listening).once('error', failed))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  const port = address && typeof address === 'object' ? address.port : 0
  const publicUrl = config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl
  return { ...config, port, publicUrl }
}

function describe({ port, host, publicUrl, dataDir, databaseUrl, smtpUrl, mailFrom }: Config): string[] {
  const here = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
  return [
    `Turnout listens on ${here}${publicUrl === here ? '' : `, links lead to ${publicUrl}`}`,
    databaseUrl
      ? `Data: PostgreSQL on ${new URL(databaseUrl).host || 'a socket'}, files in ${dataDir}`
      : `Data: ${dataDir}`,
    smtpUrl
      ? `Mail: through ${new URL(smtpUrl).host}, from ${mailFrom.address}`
      : `Mail: into ${join(dataDir, 'mail')}, links are printed here`,
  ]
}
