import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const club = '/srv/club'

test('without settings, every value works on a laptop', () => {
  expect(loadConfig({}, club)).toEqual({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir: '/srv/club/data',
    databaseUrl: null,
    databaseDirectUrl: null,
    s3: null,
    smtpUrl: null,
    mailFrom: { name: 'Turnout', address: 'turnout@localhost' },
    contactEmail: null,
    trustProxy: false,
    logLevel: 'info',
    jobs: true,
    metrics: null,
    fieldTimings: false,
    drainMs: 0,
    places: { type: 'photon', url: 'https://photon.komoot.io' },
    mapTiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    push: null,
    signIn: { google: null, github: null },
  })
})

test('with id and secret of a provider, people can sign in there, and no setting changes its address', () => {
  const env = {
    GOOGLE_CLIENT_ID: 'club.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'one',
    GITHUB_CLIENT_ID: 'Iv1.club',
    GITHUB_CLIENT_SECRET: 'two',
  }
  expect(loadConfig(env, club).signIn).toEqual({
    google: { id: 'club.apps.googleusercontent.com', secret: 'one', issuer: 'https://accounts.google.com' },
    github: {
      id: 'Iv1.club',
      secret: 'two',
      login: 'https://github.com/login/oauth',
      api: 'https://api.github.com',
    },
  })
})

test('with all settings of S3, pictures are stored there', () => {
  const env = { S3_ENDPOINT: 'https://s3.example.org/turnout/', S3_KEY_ID: 'club', S3_SECRET: 'four+bibs/' }
  const s3 = {
    endpoint: 'https://s3.example.org/turnout',
    region: 'auto',
    keyId: 'club',
    secret: 'four+bibs/',
  }
  expect(loadConfig(env, club).s3).toEqual(s3)
})

const mail = { SMTP_URL: 'smtps://ada:secret@mail.example.org', MAIL_FROM: 'club@example.org' }

const tiles = {
  MAP_TILES: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
  MAP_ATTRIBUTION: '© OpenStreetMap contributors',
}

test.each([
  [
    'an empty setting counts as not set',
    { PORT: '', DATA_DIR: ' ' },
    { port: 3000, dataDir: '/srv/club/data' },
  ],
  ['links follow the port', { PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [
    'a slash behind the address is forgiven',
    { PUBLIC_URL: 'https://turn.out/' },
    { publicUrl: 'https://turn.out' },
  ],
  ['the data may lie anywhere', { DATA_DIR: '/var/lib/turnout' }, { dataDir: '/var/lib/turnout' }],
  [
    'a sender has a name',
    { ...mail, MAIL_FROM: 'Ada, Club <ada@club.org>' },
    { mailFrom: { name: 'Ada, Club', address: 'ada@club.org' } },
  ],
  [
    'a sender without a name is Turnout',
    mail,
    { mailFrom: { name: 'Turnout', address: 'club@example.org' } },
  ],
  [
    'people may write to whoever runs it',
    { CONTACT_EMAIL: ' help@club.org ' },
    { contactEmail: 'help@club.org' },
  ],
  ['one proxy stands in front', { TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [
    'two proxies are named',
    { TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' },
    { trustProxy: ['10.0.0.1', '10.1.0.0/16'] },
  ],
  [
    "a Photon of the club's own may be asked over http",
    { PHOTON_URL: 'http://photon:2322/' },
    { places: { type: 'photon', url: 'http://photon:2322' } },
  ],
  [
    'Google is asked with a key',
    { PLACES: 'google', GOOGLE_PLACES_KEY: 'secret' },
    { places: { type: 'google', url: 'https://places.googleapis.com', key: 'secret' } },
  ],
  ['nobody outside is asked for addresses', { PLACES: 'local' }, { places: { type: 'local' } }],
  [
    'a map has tiles and makers',
    { ...tiles, MAP_TILES: 'https://tiles.example.org:8443/{z}/{x}/{y}.png?key=1' },
    {
      mapTiles: {
        url: 'https://tiles.example.org:8443/{z}/{x}/{y}.png?key=1',
        attribution: '© OpenStreetMap contributors',
      },
    },
  ],
  ['a map may come from several hosts', tiles, { mapTiles: { url: tiles.MAP_TILES } }],
  ['there may be no map', { MAP_TILES: 'off' }, { mapTiles: null }],
  ['a proxy looks every few seconds', { DRAIN_SECONDS: '5' }, { drainMs: 5_000 }],
  ['another node does the jobs', { JOBS: 'off', DATABASE_URL: 'postgres://db/turnout' }, { jobs: false }],
])('%s', (_fact, env, expected) => {
  expect(loadConfig(env, club)).toMatchObject(expected)
})

test.each([
  ['PORT', { PORT: 'http' }, 'PORT must be a number from 0 to 65535'],
  ['PORT', { PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  ['PUBLIC_URL', { PUBLIC_URL: 'turnout.example.org' }, 'PUBLIC_URL must be an address such as'],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://example.org/club' }, 'PUBLIC_URL must be the bare address'],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db/turnout' }, 'DATABASE_URL must be an address such as'],
  ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address such as'],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'Ada' }, 'MAIL_FROM must be an email address'],
  ['CONTACT_EMAIL', { CONTACT_EMAIL: 'the bar' }, 'CONTACT_EMAIL must be an email address'],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be how many proxies stand in front'],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug'],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: '90' }, 'DRAIN_SECONDS must be a number from 0 to 60.'],
  ['JOBS', { JOBS: 'maybe' }, 'JOBS must be on or off.'],
  ['PLACES', { PLACES: 'bing' }, 'PLACES must be photon, google, local or off.'],
  ['PHOTON_URL', { PHOTON_URL: 'photon:2322' }, 'PHOTON_URL must be an address such as'],
  [
    'MAP_TILES',
    { ...tiles, MAP_TILES: 'https://tiles.example.org' },
    'MAP_TILES must be osm, off or an address such as',
  ],
  ['Google without a key', { PLACES: 'google' }, 'PLACES is google but GOOGLE_PLACES_KEY is not set'],
  ['a key for nobody', { GOOGLE_PLACES_KEY: 'secret' }, 'GOOGLE_PLACES_KEY is set but PLACES is not google'],
  ['a Photon that is not asked', { PLACES: 'off', PHOTON_URL: 'http://photon' }, 'nobody would ask there'],
  [
    'a map without its makers',
    { MAP_TILES: tiles.MAP_TILES },
    'MAP_TILES is an address but MAP_ATTRIBUTION is not set',
  ],
  [
    'makers without a map',
    { MAP_ATTRIBUTION: '© Ada' },
    'MAP_ATTRIBUTION is set but MAP_TILES is no address',
  ],
  ['a mail server alone', { SMTP_URL: mail.SMTP_URL }, 'SMTP_URL is set but MAIL_FROM is not'],
  ['a sender alone', { MAIL_FROM: mail.MAIL_FROM }, 'MAIL_FROM is set but SMTP_URL is not'],
  ['half a Google client', { GOOGLE_CLIENT_ID: 'club' }, 'GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET'],
  ['the other half', { GOOGLE_CLIENT_SECRET: 'one' }, 'GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID'],
  ['half a GitHub client', { GITHUB_CLIENT_ID: 'club' }, 'GITHUB_CLIENT_ID is set but GITHUB_CLIENT_SECRET'],
  [
    'S3_ENDPOINT',
    { S3_ENDPOINT: 'https://s3.example.org', S3_KEY_ID: 'club', S3_SECRET: 'bibs' },
    'with the bucket behind it',
  ],
  [
    'S3 without its secret',
    { S3_ENDPOINT: 'https://s3.example.org/turnout', S3_KEY_ID: 'club' },
    'S3_SECRET is not set',
  ],
  ['nobody to do the jobs', { JOBS: 'off' }, 'JOBS is off but DATABASE_URL is not set'],
  [
    'a way past no pooler',
    { DATABASE_DIRECT_URL: 'postgres://db/turnout' },
    'DATABASE_DIRECT_URL is set but DATABASE_URL is not',
  ],
])('the start fails with a sentence: %s %j', (_setting, env, sentence) => {
  expect(() => loadConfig(env, club)).toThrow(sentence)
})

test('all problems are reported at once, each on its own line', () => {
  const start = () => loadConfig({ PORT: 'x', JOBS: 'maybe', SMTP_URL: mail.SMTP_URL }, club)
  expect(start).toThrow(
    /^Turnout cannot start with these settings:\n {2}- PORT .*\n {2}- JOBS .*\n {2}- SMTP_URL /,
  )
})
