import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { attempt, root } from './lib.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

let found

/** A browser of the Chromium family that is on this machine, or undefined. */
export function findBrowser() {
  found ??= candidates().find((path) => existsSync(path) && runs(path))
  return found
}

function candidates() {
  const given = process.env.BROWSER_PATH
  if (given) return [given]
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES, ...fetched()]
}

/** Where playwright-core puts the one that it fetched. */
function fetched() {
  const program = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' })
  return stdout?.trim() ? [stdout.trim()] : []
}

// A name may be on the path and be nothing but a hint to install something. Windows opens a window instead.
const runs = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/** Finds a browser or installs one by the means of this machine. */
export function ensureBrowser() {
  const browser = findBrowser() ?? (install() && findBrowser())
  if (browser) return browser
  throw new Error(
    'The browser stories need a Chromium, and none could be installed. Install one (apt-get install chromium), or set BROWSER_PATH to the browser that you have.',
  )
}

function install() {
  if (process.env.BROWSER_PATH) return false
  console.log('Installing Chromium for the browser stories …')
  return withApt() || attempt(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell'])
}

const PLAYWRIGHT = join(root, 'node_modules/playwright-core/cli.js')

function withApt() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  attempt('apt-get', ['update', '-qq'], { env }) // one list that cannot be had may not be the one that is needed
  const wanted = ['chromium', 'fonts-liberation']
  return attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], { env })
}
