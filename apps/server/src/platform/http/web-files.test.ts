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
  '%s, asked for as %s, is %i: the page of the app for a browser, else a problem',
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
