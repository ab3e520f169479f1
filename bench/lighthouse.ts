import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { published } from '../apps/server/src/features/events/testing.ts'
import { publishedVendor } from '../apps/server/src/features/vendors/testing.ts'
import { person } from '../apps/server/src/testing/people.ts'
import type { Program } from '../apps/server/src/testing/program.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
import { ensureBrowser, SANDBOX_FLAGS } from '../tools/browser.mjs'
import { type Figure, report } from './support/measure.ts'
import { createGames, openProgram } from './support/setup.ts'

/** The scores of Lighthouse for some pages on its slow phone; npx downloads it when the bench runs. */
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const WEEK_MS = 7 * 24 * 3_600_000
type Category = keyof typeof AIMS

/** Lighthouse needs a newer Node than we do, so npx downloads that as well. */
const BROUGHT = ['--yes', '--package=node@24', '--package=lighthouse@13.5.0', '--', 'lighthouse']

function lighthouse(...args: string[]) {
  const npm = process.env.npm_execpath
  const windows = process.platform === 'win32'
  const [file, ...before] = npm ? [process.execPath, npm] : [windows ? 'npm.cmd' : 'npm']
  return spawnSync(file, [...before, 'exec', ...BROUGHT, ...args], {
    encoding: 'utf8',
    shell: !npm && windows,
    timeout: 180_000,
  })
}

/** A browser without a cache, signed in with the given token. */
class FreshBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnout-lighthouse-'))
  #process: ChildProcess | null = null

  /** Returns its debugging port. */
  async start(origin: string, token: string | null): Promise<string> {
    this.#process = spawn(
      ensureBrowser(),
      [
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#folder}`,
        '--disable-dev-shm-usage',
        '--no-first-run',
        ...SANDBOX_FLAGS,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const port = await this.#readPort()
    if (token) await signIn(port, origin, token)
    return port
  }

  async #readPort(): Promise<string> {
    const lines = createInterface({ input: this.#process!.stderr! })
    for await (const line of lines) {
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? []
      if (port) return port
    }
    throw new Error('The browser ended before it could be driven.')
  }

  async stop(): Promise<void> {
    if (!this.#process) return
    const gone = once(this.#process, 'exit')
    this.#process.kill()
    await gone
    // its child processes may still be writing, so the removal is retried
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 200 })
  }
}

/** On a file of the origin, so that no part of the app is loaded before the measurement. */
async function signIn(port: string, origin: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${origin}/favicon.svg`)
  const kept = { name: TOKEN_KEY, token }
  await page.evaluate(({ name, token }) => localStorage.setItem(name, token), kept)
  await page.close()
  await browser.close()
}

type Audit = { id: string; title: string; score: number | null }
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const REPORT = join(mkdtempSync(join(tmpdir(), 'turnout-lighthouse-')), 'report.json')
const missed = new Set<string>()

/** With this error Lighthouse wants another run. */
const LOST_TRACE = 'NO_NAVSTART'
const MAX_LOST_TRACES = 3

/** Out of a hundred, by category; prints the failed audits for the notes. */
async function look(page: string, url: string, token: string | null): Promise<Record<Category, number>> {
  for (let lost = 0; lost < MAX_LOST_TRACES; lost += 1) {
    const scores = await lookOnce(page, url, token)
    if (scores) return scores
  }
  throw new Error(`Lighthouse lost its trace of ${page} ${MAX_LOST_TRACES} times.`)
}

/** Null if the trace of the browser lacks its beginning. */
async function lookOnce(
  page: string,
  url: string,
  token: string | null,
): Promise<Record<Category, number> | null> {
  const browser = new FreshBrowser()
  try {
    const port = await browser.start(new URL(url).origin, token)
    const { status, stderr } = lighthouse(
      url,
      `--port=${port}`,
      '--quiet',
      '--disable-storage-reset',
      `--only-categories=${Object.keys(AIMS)}`,
      '--output=json',
      `--output-path=${REPORT}`,
    )
    if (status !== 0 && stderr.includes(LOST_TRACE)) return null
    if (status !== 0) throw new Error(`Lighthouse could not look at ${page}: ${stderr}`)
    const { categories, audits } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
    for (const { score, auditRefs } of Object.values(categories))
      for (const { id, weight } of auditRefs)
        if (score !== 1 && weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          missed.add(`${page}: ${audits[id]?.title} (${id})`)
    return mapped((category) => Math.round((categories[category].score ?? 0) * 100))
  } finally {
    await browser.stop()
  }
}

const mapped = <T>(each: (category: Category) => T) =>
  Object.fromEntries(Object.keys(AIMS).map((category) => [category, each(category as Category)])) as Record<
    Category,
    T
  >

/** An event a week from now and the page of a vendor, both public. */
const publishPages = (program: Program) =>
  program.withDatabase(async (server) => {
    const date = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10)
    const eventId = await published(await person(server, 'Ada'), { date })
    return { eventId, vendorId: (await publishedVendor(server)).vendor.id }
  })

async function measure(): Promise<void> {
  const program = await openProgram()
  try {
    const [pitch] = await createGames(program, 6)
    if (!pitch) throw new Error('The bench asked for a pitch and got none.')
    const { eventId, vendorId } = await publishPages(program)
    const pages = {
      landing: { path: '/', token: null },
      groups: { path: '/sports/groups', token: null },
      events: { path: '/events', token: null },
      event: { path: `/events/${eventId}`, token: null },
      vendor: { path: `/vendors/${vendorId}`, token: null },
      // as members see it; spectators see the same scoreboard at a secret address
      'live match': {
        path: `/my-sports-groups/${pitch.groupId}/live-match`,
        token: pitch.ada.token,
      },
    }
    const figures: Figure[] = []
    for (const [page, { path, token }] of Object.entries(pages)) {
      const scores = mapped((): number[] => [])
      for (let round = 0; round < ROUNDS; round += 1) {
        const found = await look(page, program.origin + path, token)
        mapped((category) => scores[category].push(found[category]))
      }
      for (const [category, atLeast] of Object.entries(AIMS))
        figures.push({
          what: `${page}, ${category}`,
          unit: 'of 100',
          baseline: 'a perfect page',
          ours: scores[category as Category],
          bare: scores[category as Category].map(() => 100),
          aim: { of: 'ratio', atLeast: atLeast / 100 },
        })
    }
    report('lighthouse', {
      figures,
      notes: [
        `Lighthouse 13.5, its own slow phone, median of ${ROUNDS}; the live match signed in.`,
        missed.size > 0
          ? `What cost points in some round:\n\n${[...missed].map((one) => `- ${one}`).join('\n')}`
          : 'Nothing cost points.',
      ],
    })
  } finally {
    await program.remove()
  }
}

const brought = lighthouse('--version')
if (brought.status === 0) await measure()
else
  console.error(
    `SKIPPED, AND NOTHING MEASURED: Lighthouse could not be fetched from the registry.\n${brought.stderr ?? brought.error}`,
  )
