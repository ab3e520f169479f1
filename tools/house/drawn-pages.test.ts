import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_CALLS } from '../../apps/web/src/shell/first-calls.ts'
import { PUBLIC_PAGES } from '../../apps/web/src/shell/public-pages.ts'
import { WAITING_PAGES } from '../../apps/web/src/shell/waiting-pages.ts'

const dist = join(import.meta.dirname, '../../apps/web/dist')
const drawn = (path: string): string =>
  readFileSync(join(dist, 'pages', `${path.slice(1).replaceAll('/', '~') || 'index'}.html`), 'utf8')

test.each(PUBLIC_PAGES)('$path can be read before any script has come', ({ path, description }) => {
  const html = drawn(path)
  const [, body = ''] = html.split('<body>')
  expect(body).toMatch(/<h1[^>]*>[^<]/)
  expect(body).toContain('<main id="content"')
  expect(html).toContain(`<meta name="description" content="${description}"`)
  expect(html).toMatch(path === '/' ? /<title>Turnout<\/title>/ : /<title>[^<]+ · Turnout<\/title>/)
})

test.each(PUBLIC_PAGES)(
  '$path carries what our content policy lets through: its styles in one piece, and no script',
  ({ path }) => {
    const html = drawn(path)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style="|<link rel="stylesheet"(?! disabled)|<script>| on[a-z]+="/)
    const scripts = [...html.matchAll(/<script ([^>]*)>/g)].map(([, said]) => said)
    expect(scripts).toEqual([expect.stringMatching(/^defer src="\/assets\/start-[\w-]+\.js"$/)])
  },
)

test.each([...PUBLIC_PAGES, ...WAITING_PAGES])(
  '$path names the files of its styles, so that none is fetched again',
  ({ path }) => {
    const html = drawn(path)
    const named = [...html.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(
      ([, file = '']) => file,
    )
    const styles = named.map((file) => readFileSync(join(dist, file), 'utf8'))
    expect(styles.length).toBeGreaterThan(0)
    expect(html).toContain(`<style>${styles.join('')}</style>`)
  },
)

test.each(PUBLIC_PAGES)('$path is drawn with the class names that its styles have', ({ path }) => {
  const [head = '', body = ''] = drawn(path).split('<body>')
  const short = [...body.matchAll(/ class="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => /^[A-Z]/.test(name))
  expect(short.length).toBeGreaterThan(10)
  expect(short.filter((name) => !new RegExp(`[.]${name}[^\\w-]`).test(head))).toEqual([])
})

test.each(PUBLIC_PAGES)('$path takes its doors away from whoever keeps a session', ({ path }) => {
  const html = drawn(path)
  const [, starter = ''] = /<script defer src="([^"]+)"/.exec(html) ?? []
  const nav = { style: { visibility: '' } }
  const page = { querySelector: (wanted: string) => (wanted === '[data-doors]' ? nav : null) }
  const run = new Function(
    'localStorage',
    'document',
    readFileSync(join(dist, starter), 'utf8').split(';const ')[0] ?? '',
  )
  expect(html).toMatch(/<nav [^>]*data-doors/)
  run({}, page)
  expect(nav.style.visibility).toBe('')
  run({ 'turnout.token': 'a-token' }, page)
  expect(nav.style.visibility).toBe('hidden')
})

test.each(WAITING_PAGES)(
  '$path stands as it waits, out of reach, and the app comes at once',
  ({ path, isForm }) => {
    const html = drawn(path)
    const [head = '', body = ''] = html.split('<body>')
    expect(body).toMatch(
      isForm
        ? /<div id="root"><\/div>/
        : /<div id="root"><div class="waiting" inert aria-hidden="true"><[\w!]/,
    )
    expect(/Loading|<h1/.test(body)).toBe(!isForm)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style="|<link rel="stylesheet"(?! disabled)|<script>| on[a-z]+="/)
    expect(head).toMatch(/<script async fetchpriority="high" src="\/assets\/head-start-[\w-]+\.js">/)
    expect(head).toMatch(/<script type="module" [^>]*src="\/assets\/turnout-/)
    const ahead = [...head.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)]
    expect(ahead.length).toBeGreaterThan(0)
    for (const [, file = ''] of ahead) expect(existsSync(join(dist, file)), file).toBe(true)
  },
)

test.each(FIRST_CALLS)(
  '$at has room for the words that the script before the app writes in',
  ({ at, says }) => {
    const rooms = [...drawn(at).matchAll(/ data-said="(\w+)"/g)].map(([, field]) => field)
    expect(new Set(rooms)).toEqual(new Set(says?.fields))
  },
)

test('what a server sends as text lies there compressed', () => {
  for (const file of ['index.html', 'sw.js', 'manifest.webmanifest'])
    for (const suffix of ['br', 'gz']) expect(existsSync(join(dist, `${file}.${suffix}`)), file).toBe(true)
})
