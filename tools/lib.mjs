import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeBuildRecords } from './build-records.mjs'

// Plain Node: everything here runs before anything is installed.

export const root = dirname(import.meta.dirname)

/** Runs a command and returns whether it succeeded. */
export function attempt(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0
}

/** The same without blocking this program. */
export const attemptBeside = (command, args) =>
  new Promise((resolve) => {
    const started = spawn(command, args, { cwd: root, stdio: 'inherit' })
    started.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0))
  })

/** Runs a command that must succeed. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

const script = (name) => join(root, 'node_modules', name)

/** The tools that npm installed, run without a shell: the same on every system. */
export const BINS = {
  tsc: script('typescript/bin/tsc'),
  biome: script('@biomejs/biome/bin/biome'),
  knip: script('knip/bin/knip.js'),
  vitest: script('vitest/vitest.mjs'),
  vite: script('vite/bin/vite.js'),
  drizzle: script('drizzle-kit/bin.cjs'),
}

export const attemptBin = (bin, args, options) => attempt(process.execPath, [BINS[bin], ...args], options)
export const attemptBinBeside = (bin, args) => attemptBeside(process.execPath, [BINS[bin], ...args])
export const runBin = (bin, args, options) => run(process.execPath, [BINS[bin], ...args], options)

/** Installs exactly what the lock file lists, unless it is there. */
export function ensureInstall() {
  if (isInstalled()) return
  console.log('Installing packages …')
  // npm's messages about packages are for people who change them, and they run npm themselves
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev', '--loglevel=error']
  const npm = process.env.npm_execpath
  const windows = process.platform === 'win32'
  const stdio = ['inherit', 'ignore', 'inherit']
  if (npm) run(process.execPath, [npm, ...args], { stdio })
  else run(windows ? 'npm.cmd' : 'npm', args, { shell: windows, stdio })
}

/** npm writes this file at the end of an installation; a stamp of our own would only repeat it. */
function isInstalled() {
  const written = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(written)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(written, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.includes('node_modules/')) return true // our own folders
    const installed = present[path]
    if (!installed) return Boolean(optional || peer) // for another kind of machine
    return installed.version === version && installed.link === link
  })
}

/** Builds the web and the server, or one of them, each only if one of its inputs has changed. */
export function ensureBuild(apps = ['apps/web', 'apps/server']) {
  const shared = ['package-lock.json', 'tsconfig.base.json', 'NOTICE.txt', 'licenses', 'packages']
  const built = apps.map((app) =>
    once(app, [...shared, app], () => {
      console.log(`Building ${app} …`)
      const args = ['build', app, '--config', join(app, 'vite.config.ts'), '--logLevel', 'warn']
      // a test runner sets 'test', and the build must be the one for production
      runBin('vite', args, { env: { ...process.env, NODE_ENV: 'production' } })
    }),
  )
  if (built.includes(true)) writeBuildRecords()
}

/**
 * Does the work unless the folder's `dist` was built from these inputs with this major of Node; returns whether it did.
 */
function once(app, inputs, work) {
  const stamp = join(root, '.stamps', app.replaceAll('/', '-'))
  const state = stateOf(inputs)
  const done =
    existsSync(join(root, app, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state
  if (done) return false
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
  return true
}

function stateOf(inputs) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const input of inputs) {
    for (const file of filesOf(input)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const NOT_OURS = new Set(['node_modules', 'dist', '.tsc', '.tsc-test'])

function filesOf(path) {
  const entries = readdirSync(join(root, dirname(path)), { withFileTypes: true })
  const entry = entries.find(({ name }) => join(dirname(path), name) === join(path))
  if (!entry) return []
  return entry.isDirectory() ? walk(path) : [path]
}

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory()
        ? walk(path)
        : entry.isFile() && !/\.(test\.tsx?|tsbuildinfo)$/.test(path)
          ? [path]
          : []
    })
}

/** `kill` on npm ends only npm and leaves its child running, so the child has to notice it. */
export function stopWithParent(parent) {
  if (!process.env.npm_lifecycle_event) return // another parent may end on purpose
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
