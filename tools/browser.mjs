import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installWithApt } from './apt.mjs'
import { attempt, root } from './lib.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Of Debian. */
export const BROWSER_PACKAGES = ['chromium', 'fonts-liberation']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const PLAYWRIGHT = join(root, 'node_modules/playwright-core/cli.js')
const FROM_NPM = join(root, '.stamps/browser')

/** Chromium does not sandbox what root starts. */
export const SANDBOX_FLAGS = process.getuid?.() === 0 ? ['--no-sandbox'] : []

let found

/** A browser of the Chromium family that is on this machine, or undefined. */
export function findBrowser() {
  found ??= firstThatRuns(candidates())
  return found
}

/**
 * Chromium without its own windows, or the browser where there is none: a page costs it about half of the processor
 * time. It shows no notifications.
 */
export function findHeadlessShell() {
  const isGiven = Boolean(process.env.BROWSER_PATH)
  return (isGiven ? undefined : firstThatRuns(onPath(HEADLESS_SHELL))) ?? findBrowser()
}

function firstThatRuns(paths) {
  for (const path of paths) if (existsSync(path) && runs(path)) return path
  return undefined
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))

/** In the order in which they are worth asking: to ask playwright-core takes a second that most runs need not spend. */
function* candidates() {
  const given = process.env.BROWSER_PATH
  if (given) return yield given
  for (const name of NAMES) yield* onPath(name)
  yield* PLACES
  yield* fetched()
  yield* unpacked()
}

/** Where playwright-core puts the shell that it fetches. */
function fetched() {
  const args = [PLAYWRIGHT, 'install', '--dry-run', HEADLESS_SHELL]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const folder = /Install location: +(.*)/.exec(stdout ?? '')?.[1]
  if (!folder || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path))
}

/** The one that npm can bring where neither apt nor playwright's server is to be had: Linux on x64 only. */
function unpacked() {
  if (!existsSync(join(FROM_NPM, 'node_modules'))) return []
  const program =
    "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath()).then(console.log)"
  const { stdout } = spawnSync(process.execPath, ['-e', program], { cwd: FROM_NPM, encoding: 'utf8' })
  return [stdout?.trim()].filter(Boolean)
}

// A name may be on the path and be nothing but a hint to install something. Windows opens a window instead.
const runs = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/** Finds a browser or installs one by the means of this machine. */
export function ensureBrowser() {
  const browser = findBrowser() ?? install()
  if (browser) return browser
  throw new Error(
    'The browser stories need a Chromium, and none could be installed. Install one (apt-get install chromium), or set BROWSER_PATH to the browser that you have.',
  )
}

function install() {
  if (process.env.BROWSER_PATH) return undefined
  console.log('Installing Chromium for the browser stories …')
  for (const way of [withApt, withPlaywright, withNpm]) {
    if (way() && findBrowser()) return found // a package may be there and be nothing but a hint
  }
  return undefined
}

const withApt = () => installWithApt(BROWSER_PACKAGES)

const withPlaywright = () => attempt(process.execPath, [PLAYWRIGHT, 'install', HEADLESS_SHELL])

// In a folder of its own: beside our packages npm would put theirs in order as well.
function withNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  mkdirSync(FROM_NPM, { recursive: true })
  return attempt('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    FROM_NPM,
    '@sparticuz/chromium@147.0.0',
  ])
}
