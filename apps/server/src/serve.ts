import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createDeps } from './create-deps.ts'
import { createStorage } from './create-storage.ts'
import type { Deps, DepsOptions } from './deps.ts'
import { backUpBeforeUpgrade, describeBackup } from './platform/backup/backup-retention.ts'
import { createDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createPool, POOLER } from './platform/db/pool.ts'
import { followPrimary, Primary, serverUrls } from './platform/db/primary.ts'
import { secureHeaders } from './platform/http/headers.ts'
import { serveMetrics } from './platform/http/serve-metrics.ts'
import { createServer as createHttpServer } from './platform/http/server.ts'

/**
 * Node accepts one connection per round of its loop; the others wait in the backlog of the socket. With the
 * default of 511 some would be refused and retry only seconds later.
 */
const LISTEN_BACKLOG = 4_096

export type Running = { config: Config; deps: Deps; lines: string[]; stop(): Promise<void> }

/** The whole server, from the settings to the first request. Parts are closed in the reverse order. */
export async function serve(
  settings: Config,
  log: Logger,
  overrides: Pick<DepsOptions, 'clock'> = {},
): Promise<Running> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }

  try {
    const config = await withConcretePort(settings)
    const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, log, closers))
    if (!config.databaseUrl) await backUpFirst(databaseUrl, config, log)
    const direct = await Primary.connect(config.databaseDirectUrl ?? databaseUrl, log)
    closers.push(async () => direct.close())
    await migrateDatabase(direct.url)

    const pooler = config.databaseDirectUrl ? await Primary.connect(databaseUrl, log) : null
    closers.push(async () => pooler?.close())
    const pool = createPool((pooler ?? direct).url, pooler ? POOLER.overrides : {})
    followPrimary(pool, pooler ?? direct)
    closers.push(() => pool.end())
    const deps = await createDeps({
      config,
      primary: direct,
      pool,
      database: createDatabase(pool, pooler ? POOLER : undefined),
      log,
      ...overrides,
    })
    const app = await createApp(deps)
    closers.push(() => app.close())
    await app.listen({ port: config.port, host: config.host, backlog: LISTEN_BACKLOG })
    if (config.metrics?.port)
      closers.push(await serveMetricsPort(deps, { ...config.metrics, port: config.metrics.port }))
    return { config, deps, lines: describe(config), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The metrics on a separate port, which no proxy exposes. */
async function serveMetricsPort(
  { log, metrics }: Deps,
  { port, host, token }: { port: number; host: string; token: string | null },
) {
  const app = createHttpServer({ log, trustProxy: false })
  secureHeaders(app, { https: false })
  serveMetrics(app, metrics, token)
  await app.listen({ port, host })
  return () => {
    // an idle connection would keep the program from stopping
    app.server.closeAllConnections()
    return app.close()
  }
}

async function startOwnDatabase({ dataDir }: Config, log: Logger, closers: (() => Promise<unknown>)[]) {
  const embedded = await startEmbeddedPostgres(dataDir, {
    onUpgrade: (from, to) =>
      log.info(
        `The database is brought from PostgreSQL ${from} to ${to}. It takes a while; it may be killed.`,
      ),
  })
  closers.push(embedded.stop)
  embedded.onLost(() => log.error('The database went away; it is being started again.'))
  return embedded.url
}

async function backUpFirst(databaseUrl: string, config: Config, log: Logger) {
  const backupDeps = { databaseUrl, storage: createStorage(config), dataDir: config.dataDir }
  const backup = await backUpBeforeUpgrade(backupDeps, Date.now())
  if (backup) log.info(`Before the upgrade ${describeBackup(backup, config.dataDir)}`)
}

/** Mails contain links even before the first request, so "any free port" is resolved first. */
async function withConcretePort(config: Config): Promise<Config> {
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
  const localUrl = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
  return [
    databaseUrl ? `Data: PostgreSQL on ${hostsOf(databaseUrl)}, files in ${dataDir}` : `Data: ${dataDir}`,
    smtpUrl
      ? `Mail: through ${new URL(smtpUrl).host}, from ${mailFrom.address}`
      : `Mail: into ${join(dataDir, 'mail')}, links are printed here`,
    `Turnout listens on ${localUrl}${publicUrl === localUrl ? '' : `, links lead to ${publicUrl}`}`,
  ]
}

const hostsOf = (databaseUrl: string): string =>
  serverUrls(databaseUrl)
    .map((url) => new URL(url).host || 'a socket')
    .join(', ')
