import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DrawnPage, drawnPages } from '../../apps/web/src/drawn-pages.ts'
import { appUrl } from './web-weight.ts'

const dist = join(import.meta.dirname, '../../apps/web/dist')
const prerendered = (path: string): string =>
  readFileSync(join(dist, 'pages', `${path.slice(1).replaceAll('/', '~') || 'index'}.html`), 'utf8')

const drawnAs = (drawn: DrawnPage['drawn']) =>
  Object.entries(drawnPages)
    .filter(([, page]) => page.drawn === drawn)
    .map(([path, { description }]) => ({ path, description }))
const PUBLIC_PAGES = drawnAs('content')
const STANDING = drawnAs('skeleton')
const FORMS = drawnAs('preloads')

/** The files that the page lists. */
const namedIn = (html: string, what: 'app' | 'parts'): string[] =>
  new RegExp(` data-${what}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? []

test.each(PUBLIC_PAGES)('$path can be read before any script has loaded', ({ path, description }) => {
  const html = prerendered(path)
  const [, body = ''] = html.split('<body>')
  expect(body).toMatch(/<h1[^>]*>[^<]/)
  expect(body).toContain('<main id="content"')
  expect(html).toContain(`<meta name="description" content="${description}"`)
  expect(html).toMatch(path === '/' ? /<title>Turnout<\/title>/ : /<title>[^<]+ · Turnout<\/title>/)
})

test.each(PUBLIC_PAGES)(
  '$path contains only what our content policy allows: its styles in one piece, and no script',
  ({ path }) => {
    const html = prerendered(path)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style="|<link rel="stylesheet"(?! disabled)|<script>| on[a-z]+="/)
    const scripts = [...html.matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts).toEqual([expect.stringMatching(/^defer src="\/assets\/start-[\w-]+\.js" data-app=/)])
    expect(namedIn(html, 'app').at(-1)).toBe(appUrl())
    for (const file of [...namedIn(html, 'app'), ...namedIn(html, 'parts')])
      expect(existsSync(join(dist, file)), file).toBe(true)
  },
)

test.each([...PUBLIC_PAGES, ...STANDING, ...FORMS])(
  '$path names its style files, so that none is loaded again',
  ({ path }) => {
    const html = prerendered(path)
    const named = [...html.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(
      ([, file = '']) => file,
    )
    const styles = named.map((file) => readFileSync(join(dist, file), 'utf8'))
    expect(styles.length).toBeGreaterThan(0)
    const letters = /@font-face\{[^}]*url\([^}]*\}/g
    const [, now = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const [, later = ''] = /<style media="not all">(.*?)<\/style>/s.exec(html) ?? []
    const all = styles.join('')
    if (!later) return expect(now).toBe(all)
    // fonts are chosen with those styles; until then a page uses fonts that every device has
    const meant = /(--\w+:)("[^"]+", ?)("Nearly [^;}]+)/g
    expect(now).toBe(all.replaceAll(letters, '').replaceAll(meant, '$1$3'))
    expect(now).not.toContain('Special Gothic Variable')
    expect(later).toBe(`${all.match(letters)?.join('')}:root{${all.match(meant)?.join(';')}}`)
  },
)

test.each(PUBLIC_PAGES)('$path is prerendered with the class names of its styles', ({ path }) => {
  const [head = '', body = ''] = prerendered(path).split('<body>')
  const short = [...body.matchAll(/ class="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => /^[A-Z]/.test(name))
  expect(short.length).toBeGreaterThan(10)
  expect(short.filter((name) => !new RegExp(`[.]${name}[^\\w-]`).test(head))).toEqual([])
})

const POLICY = / style="|<link rel="stylesheet"(?! disabled)|<script>| on[a-z]+="/

test.each(STANDING)(
  '$path is prerendered in its loading state and inert, requests all of the app, and runs none of it before it is painted',
  ({ path }) => {
    const html = prerendered(path)
    const [head = '', body = ''] = html.split('<body>')
    expect(body).toMatch(/<div id="root"><div class="waiting" inert aria-hidden="true"><[\w!]/)
    expect(body).toMatch(/Loading|<h1/)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).not.toMatch(POLICY)
    const scripts = [...html.matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts).toEqual([
      expect.stringMatching(/^async src="\/assets\/prefetch-[\w-]+\.js" data-waits data-app="[^"]+"$/),
    ])
    const requests = [
      ...head.matchAll(/<link rel="modulepreload" crossorigin fetchpriority="low" href="([^"]+)"/g),
    ].map(([, file = '']) => file)
    expect(requests).toEqual(expect.arrayContaining(namedIn(html, 'app')))
    expect(requests.length).toBeGreaterThan(namedIn(html, 'app').length)
    for (const file of requests) expect(existsSync(join(dist, file)), file).toBe(true)
    // fonts do not delay it: the first text uses a font of the device
    expect(head).not.toMatch(/as="font"/)
    expect(head).toMatch(/<style media="not all">@font-face\{[^}]*url\(/)
  },
)

const NAMED = STANDING.filter(({ path }) => /\$(event|vendor|group)Id(\/game-day)?$/.test(path))

test('a page with a name of its own shows a placeholder for it while it waits', () => {
  expect(NAMED).toHaveLength(5)
  for (const { path } of NAMED) expect(prerendered(path), path).toMatch(/<h1[^>]*>\{\{title\}\}/)
})

test.each(FORMS)(
  '$path is not prerendered, so that no one types into it too early, and the app starts at once',
  ({ path }) => {
    const html = prerendered(path)
    const [head = '', body = ''] = html.split('<body>')
    expect(body).toMatch(/<div id="root"><\/div>/)
    expect(html).not.toMatch(POLICY)
    expect(head).toMatch(new RegExp(`<script type="module" [^>]*src="${appUrl()}"`))
    expect(head).toMatch(/<link rel="modulepreload" /)
  },
)

test('the text files that a server sends exist in compressed form', () => {
  for (const file of ['index.html', 'sw.js', 'manifest.webmanifest'])
    for (const suffix of ['br', 'gz']) expect(existsSync(join(dist, `${file}.${suffix}`)), file).toBe(true)
})
