import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installWithApt } from './apt.mjs'
import { attempt, root } from './lib.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Packages of Debian. */
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

/** Chromium started by root cannot use its sandbox. */
export const SANDBOX_FLAGS = process.getuid?.() === 0 ? ['--no-sandbox'] : []

let found

/** A browser of the Chromium family on this machine, or undefined. */
export function findBrowser() {
  found ??= firstThatRuns(candidates())
  return found
}

/**
 * Chromium without windows, or the browser if there is none: a page costs it about half of the processor time. It
 * shows no notifications.
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

/** In the order of cost: playwright-core takes a second, which most runs need not spend. */
function* candidates() {
  const given = process.env.BROWSER_PATH
  if (given) return yield given
  for (const name of NAMES) yield* onPath(name)
  yield* PLACES
  yield* fetched()
  yield* unpacked()
}

/** The folder into which playwright-core downloads the shell. */
function fetched() {
  const args = [PLAYWRIGHT, 'install', '--dry-run', HEADLESS_SHELL]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const folder = /Install location: +(.*)/.exec(stdout ?? '')?.[1]
  if (!folder || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path))
}

/** The one that npm installs if neither apt nor playwright's server is available: Linux on x64 only. */
function unpacked() {
  if (!existsSync(join(FROM_NPM, 'node_modules'))) return []
  const program =
    "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath()).then(console.log)"
  const { stdout } = spawnSync(process.execPath, ['-e', program], { cwd: FROM_NPM, encoding: 'utf8' })
  return [stdout?.trim()].filter(Boolean)
}

// A program of this name may only print how to install something. Windows would open a window instead.
const runs = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/** Finds a browser or installs one with the means of this machine. */
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
    if (way() && findBrowser()) return found // an installed package may contain only such a hint
  }
  return undefined
}

const withApt = () => installWithApt(BROWSER_PACKAGES)

const withPlaywright = () => attempt(process.execPath, [PLAYWRIGHT, 'install', HEADLESS_SHELL])

// In a separate folder: next to our packages npm would change those as well.
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
