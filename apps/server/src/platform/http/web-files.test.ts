import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createServer } from './server.ts'
import { webFiles } from './web-files.ts'

test.each([
  ['/faq', 'text/html', 200, 'text/html'],
  ['/faq', '*/*', 200, 'text/html'],
  ['/faq', '', 200, 'text/html'],
  ['/faq', 'text/plain', 200, 'text/html'],
  ['/faq', 'image/*,*/*;q=0.5', 200, 'text/html'],
  ['/faq', 'application/json', 404, 'application/problem+json'],
  ['/faq', 'application/json, text/plain, */*', 404, 'application/problem+json'],
  ['/groups/lions', 'text/html', 200, 'text/html'],
  ['/groups/nobody', 'text/html', 404, 'text/html'],
  ['/groups/nobody', '*/*', 404, 'text/html'],
  ['/no-such-page', 'text/html', 404, 'text/html'],
  ['/no-such-page', 'TEXT/HTML', 404, 'text/html'],
  ['/no-such-page', '*/*', 404, 'application/problem+json'],
])(
  '%s, requested as %s, is %i: the page of the app for a browser, else a problem',
  async (url, accept, status, type) => {
    const folder = mkdtempSync(join(tmpdir(), 'turnout-web-'))
    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Turnout</title></head>')
    writeFileSync(join(folder, 'pages/routes.json'), JSON.stringify(['/', '/faq', '/groups/$groupId']))
    const app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
    try {
      const site = {
        publicUrl: 'https://turnout.example',
        contactEmail: null,
        fieldTimings: false,
        previewOf: async (path: string) => (path === '/groups/nobody' ? ('not-found' as const) : null),
      }
      await webFiles(app, folder, site)
      const answer = await app.inject({ url, headers: { accept } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, `${type}; charset=utf-8`])
    } finally {
      await app.close()
      rmSync(folder, { recursive: true })
    }
  },
)

const IMMUTABLE = 'public, max-age=31536000, immutable'

test.each([
  ['/assets/app-1.js', 200, IMMUTABLE, 'br'],
  ['/sw.js', 200, 'no-cache', undefined],
  ['/assets/app-1.js.map', 404, undefined, undefined],
  ['/assets/app-1.js.br', 404, undefined, undefined],
  ['/assets/.secret.js', 404, undefined, undefined],
  ['/assets/', 404, undefined, undefined],
  ['/assets/gone-2.js', 404, undefined, undefined],
  ['/assets/../hidden.html', 404, undefined, undefined],
  ['/assets/..%2findex.html', 404, undefined, undefined],
  ['/assets/%2e%2e/index.html', 404, undefined, undefined],
  ['/pages/routes.json', 404, undefined, undefined],
])('the file %s is answered with %i', async (url, status, cacheControl, encoding) => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-web-'))
  for (const name of ['pages', 'assets']) mkdirSync(join(folder, name))
  const files = ['index.html', 'sw.js', 'pages/routes.json', 'assets/app-1.js', 'assets/app-1.js.br']
  for (const name of [...files, 'assets/app-1.js.map', 'assets/.secret.js'])
    writeFileSync(join(folder, name), '[]')
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
  try {
    const site = { publicUrl: 'https://turnout.example', contactEmail: null, fieldTimings: false }
    await webFiles(app, folder, { ...site, previewOf: async () => null })
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    const { 'cache-control': cached, 'content-encoding': encoded } = answer.headers
    expect([answer.statusCode, encoded]).toEqual([status, encoding])
    if (cacheControl) expect(cached).toBe(cacheControl)
  } finally {
    await app.close()
    rmSync(folder, { recursive: true })
  }
})

const WAITING =
  '<!doctype html><head><title>Event</title></head><body><h1>{{title}}</h1><p>{{description}}</p>'

test.each([
  [null, '<h1>&nbsp;</h1><p>&nbsp;</p>'],
  ['not-found', '<h1>&nbsp;</h1><p>&nbsp;</p>'],
  [
    { title: '<b>{{description}}</b>', description: 'Fri 12 Jun & $& more', image: '/a.png', path: '/' },
    '<h1>&#60;b&#62;{{description}}&#60;/b&#62;</h1><p>Fri 12 Jun &#38; $&#38; more</p>',
  ],
] as const)('a page that waits says what a link to it would: %j', async (preview, body) => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-web-'))
  for (const name of ['pages', 'assets']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), WAITING)
  writeFileSync(join(folder, 'pages/events~$eventId.html'), WAITING)
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
  try {
    const site = { publicUrl: 'https://turnout.example', contactEmail: null, fieldTimings: false }
    await webFiles(app, folder, { ...site, previewOf: async () => preview })
    const { body: html } = await app.inject({ url: '/events/1', headers: { accept: 'text/html' } })
    expect(html).toContain(`<body>${body}`)
    // without the measurement no page announces it
    expect(html).not.toContain('field-timings')
  } finally {
    await app.close()
    rmSync(folder, { recursive: true })
  }
})
