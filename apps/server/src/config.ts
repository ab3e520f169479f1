import { resolve } from 'node:path'
import { z } from 'zod'
import { type Env, missing, port, splitAtCommas, text, url } from './config-fields.ts'
import { type MetricsConfig, metricsFields, metricsProblems, parseMetrics } from './config-metrics.ts'
import {
  type MapTiles,
  type PlacesConfig,
  parseMapTiles,
  parsePlaces,
  placeFields,
  placesProblems,
} from './config-places.ts'
import { type PushConfig, parsePush, pushFields, pushProblems } from './config-push.ts'
import { parseS3, s3Fields, s3Problems } from './config-s3.ts'
import { serverUrls } from './platform/db/primary.ts'
import type { S3 } from './platform/files/s3-storage.ts'

/** All settings of an operator. All of them are optional; docs/operating.md lists them for people. */
export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** null: the program runs its own PostgreSQL in the data folder. */
  databaseUrl: string | null
  /** The servers behind the pooler of `databaseUrl`; null: `databaseUrl` has no pooler. */
  databaseDirectUrl: string | null
  /** null: pictures are in the data folder. */
  s3: S3 | null
  /** null: mails are written to the data folder and their links printed. */
  smtpUrl: string | null
  mailFrom: MailAddress
  /** The contact address of this server; null: not set. */
  contactEmail: string | null
  trustProxy: false | number | string[]
  logLevel: LogLevel
  jobs: boolean
  /** null: no metrics are served. */
  metrics: MetricsConfig | null
  /** Whether pages report their loading times. */
  fieldTimings: boolean
  /** How long the program still serves as not ready after a stop signal. */
  drainMs: number
  /** The source of addresses, besides our own venues. */
  places: PlacesConfig
  /** null: there is no map; people see the places nearby instead. */
  mapTiles: MapTiles | null
  /** null: no notifications are sent to phones. */
  push: PushConfig | null
  /** The providers for signing in; null without credentials for one. */
  signIn: { google: GoogleClient | null; github: GitHubClient | null }
}

// not settings: changing these addresses would allow signing in as anyone
const GOOGLE = { issuer: 'https://accounts.google.com' }
const GITHUB = { login: 'https://github.com/login/oauth', api: 'https://api.github.com' }

/** Our credentials at the provider, and its addresses. */
export type GoogleClient = { id: string; secret: string; issuer: string }
export type GitHubClient = { id: string; secret: string; login: string; api: string }

export type MailAddress = { name: string; address: string }

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export class ConfigurationError extends Error {
  constructor(problems: string[]) {
    super(
      ['Turnout cannot start with these settings:', ...problems.map((problem) => `  - ${problem}`)].join(
        '\n',
      ),
    )
  }
}

export function loadConfig(env: Env, folder = process.cwd()): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(nonEmpty)
  const problems = [
    ...(parsed.error?.issues.map((issue) => issue.message) ?? []),
    ...incompleteSettings(nonEmpty),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems)

  const { PORT, ...settings } = parsed.data
  return {
    port: PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${PORT}`,
    dataDir: resolve(folder, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    s3: parseS3(settings),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL ?? null,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    jobs: settings.JOBS === 'on',
    metrics: parseMetrics(settings),
    fieldTimings: settings.FIELD_TIMINGS === 'on',
    drainMs: settings.DRAIN_SECONDS * 1000,
    places: parsePlaces(settings),
    mapTiles: parseMapTiles(settings),
    push: parsePush(settings),
    signIn: {
      google: oauthClient(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, GOOGLE),
      github: oauthClient(settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET, GITHUB),
    },
  }
}

const databaseUrl = (name: string) =>
  url(name, /^postgres(ql)?:/, 'postgres://turnout:secret@db.example.org/turnout', (value) =>
    serverUrls(value).every((server) => URL.canParse(server)),
  )

const Environment = z.object({
  PORT: port('PORT', 0, '; 0 takes any free port').default(3000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_URL: url('PUBLIC_URL', /^https?:/, 'https://turnout.example.org')
    .refine(isOrigin, 'PUBLIC_URL must be the bare address, without a path behind the host.')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: databaseUrl('DATABASE_URL').optional(),
  DATABASE_DIRECT_URL: databaseUrl('DATABASE_DIRECT_URL').optional(),
  SMTP_URL: url('SMTP_URL', /^smtps?:/, 'smtps://user:secret@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .transform(parseMailbox)
    .refine(
      ({ address }) => z.email().safeParse(address).success,
      'MAIL_FROM must be an email address such as Turnout <club@example.org>.',
    )
    .default({ name: 'Turnout', address: 'turnout@localhost' }),
  CONTACT_EMAIL: text
    .pipe(z.email('CONTACT_EMAIL must be an email address such as help@example.org.'))
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => !/^(true|yes|on|all|\*)$/i.test(value.trim()),
      'TRUST_PROXY must be how many proxies stand in front, or their addresses with commas between; trusting everybody would let anyone pretend to be somebody else.',
    )
    .transform(parseProxies)
    .default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`).default('info'),
  JOBS: z.enum(['on', 'off'], 'JOBS must be on or off.').default('on'),
  ...metricsFields,
  FIELD_TIMINGS: z.enum(['on', 'off'], 'FIELD_TIMINGS must be on or off.').default('off'),
  DRAIN_SECONDS: text
    .regex(/^([0-5]?\d|60)$/, 'DRAIN_SECONDS must be a number from 0 to 60.')
    .transform(Number)
    .default(0),
  ...placeFields,
  ...pushFields,
  ...s3Fields,
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GITHUB_CLIENT_ID: text.optional(),
  GITHUB_CLIENT_SECRET: text.optional(),
})

const JOBS_NEED_A_DATABASE =
  'JOBS is off but DATABASE_URL is not set: with its own database this program is the only one that could do the jobs.'

const incompleteSettings = (env: Env): string[] => [
  ...missing(env, 'SMTP_URL', 'MAIL_FROM', 'say whom the mails come from'),
  ...missing(env, 'MAIL_FROM', 'SMTP_URL', 'say which server sends the mails'),
  ...['GOOGLE_CLIENT', 'GITHUB_CLIENT'].flatMap((client) => [
    ...missing(env, `${client}_ID`, `${client}_SECRET`, 'nobody could sign in there without it'),
    ...missing(env, `${client}_SECRET`, `${client}_ID`, 'say which client the secret belongs to'),
  ]),
  ...missing(env, 'DATABASE_DIRECT_URL', 'DATABASE_URL', 'say which pooler it goes past'),
  ...(env.JOBS === 'off' && !env.DATABASE_URL ? [JOBS_NEED_A_DATABASE] : []),
  ...metricsProblems(env),
  ...placesProblems(env),
  ...pushProblems(env),
  ...s3Problems(env),
]

const oauthClient = <Urls extends object>(id: string | undefined, secret: string | undefined, urls: Urls) =>
  id && secret ? { id, secret, ...urls } : null

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true // reported already
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && !search && !hash
}

function parseMailbox(value: string): MailAddress {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(value) ?? []
  return address ? { name, address } : { name: 'Turnout', address: value.trim() }
}

function parseProxies(value: string): false | number | string[] {
  if (/^\s*(0|false|no|off)\s*$/i.test(value)) return false
  if (/^\s*\d+\s*$/.test(value)) return Number(value)
  return splitAtCommas(value)
}
