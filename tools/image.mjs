import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installWithApt } from './apt.mjs'
import { root } from './lib.mjs'

// npm run test:image: builds the Dockerfile and runs it like compose.yaml, with tools from Debian. No image registry is
// used: the base is Debian with the Node that runs this script, and the database is that of Debian.
const PACKAGES = ['buildah', 'podman', 'crun', 'netavark', 'catatonit', 'mmdebstrap']
const SUITE = 'bookworm'
const MINUTE = 60_000

const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const areThere = () => PACKAGES.filter((name) => name !== 'netavark').every(isThere)
if (!areThere()) installWithApt(PACKAGES)
if (process.getuid?.() !== 0 || !areThere()) {
  console.log(
    'SKIPPED, 1 of 1: the image was not built. It takes root and Debian packages:',
    PACKAGES.join(', '),
  )
  process.exit(0)
}

// in a separate namespace, so that nothing stays mounted after any end; crun does not accept both kinds of cgroups
if (!process.env.TURNOUT_IMAGE_NAMESPACE) {
  const enter = `for at in $(awk '$3 == "cgroup2" && $2 != "/sys/fs/cgroup" {print $2}' /proc/mounts); do umount $at; done; exec "$0" "$1"`
  const args = ['--mount', 'sh', '-c', enter, process.execPath, process.argv[1]]
  const env = { ...process.env, TURNOUT_IMAGE_NAMESPACE: 'yes' }
  process.exit(spawnSync('unshare', args, { stdio: 'inherit', env }).status ?? 1)
}

const folder = mkdtempSync(join(tmpdir(), 'turnout-image-'))
const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
const podmanOptions = [...storage, '--cgroup-manager', 'cgroupfs', '--runtime', 'crun']
const call = (command, args, options) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options }).trim()
const buildah = (...args) => call('buildah', [...storage, ...args])
const podman = (...args) => call('podman', [...podmanOptions, ...args])

const figures = []
async function step(what, work) {
  const start = Date.now()
  const result = await work()
  figures.push(`${what}: ${((Date.now() - start) / 1000).toFixed(0)} s`)
  console.log(figures.at(-1))
  return result
}
function check(what, is, wanted) {
  if (String(is) !== String(wanted)) throw new Error(`${what} is ${is}, and not ${wanted}.`)
  figures.push(`${what}: ${is}`)
}

/** The content of node:24-slim: Node, npm and the account `node`. */
function nodeImage() {
  const rootfs = join(folder, 'base')
  const options = ['--quiet', '--variant=minbase', '--include=ca-certificates,libstdc++6']
  call('mmdebstrap', [...options, SUITE, rootfs, 'http://deb.debian.org/debian'])
  const local = join(rootfs, 'usr/local')
  cpSync(process.execPath, join(local, 'bin/node'))
  const npm = join(dirname(call('readlink', ['-f', call('sh', ['-c', 'command -v npm'])])), '..')
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  call('useradd', ['--root', rootfs, '--uid', '1000', '--create-home', 'node'])
  const container = buildah('from', 'scratch')
  buildah('copy', container, rootfs, '/')
  return commit(container, 'turnout-base')
}

/** Named by its digest. */
function commit(container, name) {
  buildah('commit', '--rm', '--quiet', container, `localhost/${name}`)
  return `localhost/${name}@${podman('image', 'inspect', '--format', '{{.Digest}}', `localhost/${name}`)}`
}

/** What postgres:18 does with its environment, as far as compose.yaml uses it. */
const DATABASE_START = `#!/bin/sh
set -e
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
mkdir -p $data /run/postgresql && chown postgres:postgres $data /run/postgresql
as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -s $data/PG_VERSION ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as $bin/initdb -D $data -U "$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 > /dev/null
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups $bin/postgres -D $data -p "$PGPORT"
`
function databaseImage(base) {
  const container = buildah('from', '--pull-never', base)
  const start = join(folder, 'start')
  writeFileSync(start, DATABASE_START, { mode: 0o755 })
  buildah('copy', container, start, '/start')
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql > /dev/null && rm -rf /var/lib/postgresql/*'
  buildah('run', '--isolation', 'chroot', '--network', 'host', container, '--', 'sh', '-c', install)
  return commit(container, 'turnout-database')
}

/** The restrictions of a service in compose.yaml, as options of podman. */
function confinementOf(service) {
  const lines = readFileSync(join(root, 'compose.yaml'), 'utf8').split(
    new RegExp(`^ {2}${service}:$`, 'm'),
  )[1]
  const [own = ''] = lines.split(/^ {2}\w|^\w/m)
  const list = (name) => [
    ...(new RegExp(`^ {4}${name}: \\[(.*)\\]`, 'm').exec(own)?.[1] ?? '').matchAll(/[^\s',]+/g),
  ]
  const options = ['tmpfs', 'cap_drop', 'cap_add', 'security_opt'].flatMap((name) =>
    list(name).flatMap(([value]) => [`--${name.replace('_', '-')}`, value.replace(/:true$/, '')]),
  )
  if (/^ {4}read_only: true$/m.test(own)) options.push('--read-only')
  if (/^ {4}init: true$/m.test(own)) options.push('--init')
  return options
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** At most the limits of this process: raising them needs a right that not every root has. */
const LIMITS = [
  ['nofile', 'Max open files', Infinity],
  ['nproc', 'Max processes', 1_000],
].flatMap(([name, title, most]) => {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  const hard = Number(new RegExp(`^${title}\\s+\\S+\\s+(\\d+)`, 'm').exec(limits)?.[1] ?? Infinity)
  const limit = Math.min(hard, most)
  return limit === Infinity ? [] : ['--ulimit', `${name}=${limit}:${limit}`]
})

const running = []
function start(name, service, image, env, command = []) {
  const settings = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  // the host network, because a bridge needs more packages; without cgroups, which not every machine has
  const place = ['--detach', '--name', name, '--network', 'host', '--cgroups', 'disabled', ...LIMITS]
  podman('run', ...place, ...confinementOf(service), ...settings, image, ...command)
  running.push(name)
}

async function until(what, isReady) {
  const end = Date.now() + 5 * MINUTE
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`${what} does not answer.`)
    await new Promise((wake) => setTimeout(wake, 250))
  }
}
const statusOf = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Prints the rights of the program in the container. */
const RIGHTS = `const fs = require('node:fs')
const status = fs.readFileSync('/proc/1/status', 'utf8') + fs.readFileSync('/proc/self/status', 'utf8')
let written = 'yes'
try { fs.writeFileSync('/app/x', '') } catch (error) { written = error.code }
console.log(process.getuid(), [...new Set(status.match(/CapEff:\\s*\\S+/g))].join(), [...new Set(status.match(/NoNewPrivs:\\s*\\d/g))].join(), written)`

async function startTurnout(name, image, env) {
  const port = await freePort()
  await step(`${name}: ready`, async () => {
    start(name, 'turnout', image, { PUBLIC_URL: 'http://localhost', PORT: port, HOST: '127.0.0.1', ...env })
    await until(name, async () => (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200)
  })
  const rights = podman('exec', name, 'node', '-e', RIGHTS).replaceAll(/\s+/g, ' ')
  check(
    `${name}: user, capabilities, new privileges, writing`,
    rights,
    '1000 CapEff: 0000000000000000 NoNewPrivs: 1 EROFS',
  )
  check(`${name}: landing page`, await statusOf(`http://127.0.0.1:${port}/`), 200)
  podman('healthcheck', 'run', name)
  podman('exec', name, 'node', 'apps/server/dist/cli.js', 'backup', '/data/turnout.tar')
}

async function stop(name) {
  await step(`${name}: stopped`, () => podman('stop', '--time', '20', name))
  check(`${name}: exit code`, podman('inspect', '--format', '{{.State.ExitCode}}', name), 0)
}

let failed = true
try {
  const base = await step('base image', nodeImage)
  const image = 'localhost/turnout'
  const cache = call('npm', ['config', 'get', 'cache'])
  const build = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--tag', image]
  // uses the local npm cache
  const volume = existsSync(cache) ? ['--volume', `${cache}:/root/.npm`] : []
  await step('image of the Dockerfile', () =>
    buildah(
      'build',
      '--quiet',
      '--pull-never',
      ...build,
      ...volume,
      '--build-arg',
      `NODE_IMAGE=${base}`,
      root,
    ),
  )
  const withoutDigest = spawnSync('buildah', [
    ...storage,
    'build',
    '--build-arg',
    'NODE_IMAGE=localhost/turnout-base',
    root,
  ])
  check('a base without a digest is refused', withoutDigest.status !== 0, true)
  figures.push(`size: ${podman('image', 'inspect', '--format', '{{.Size}}', image)} bytes`)

  await startTurnout('alone', image, {})
  await stop('alone')

  const database = await step('database image', () => databaseImage(base))
  const [PGPORT, password] = [await freePort(), 'seven-bibs']
  const POSTGRES = { POSTGRES_USER: 'turnout', POSTGRES_PASSWORD: password, PGPORT }
  start('database', 'database', database, POSTGRES, ['/start'])
  const url = `postgres://turnout:${password}@127.0.0.1:${PGPORT}/turnout`
  const createDatabase = ['createdb', '-h', '127.0.0.1', '-p', PGPORT, '-U', 'turnout', 'turnout']
  const ask = [...podmanOptions, 'exec', '--env', `PGPASSWORD=${password}`, 'database', ...createDatabase]
  await step('database: ready', () => until('The database', () => spawnSync('podman', ask).status === 0))
  await startTurnout('with-database', image, { DATABASE_URL: url, TRUST_PROXY: '1' })
  await stop('with-database')
  failed = false
} catch (error) {
  console.error(error.message)
  for (const name of running) spawnSync('podman', [...podmanOptions, 'logs', name], { stdio: 'inherit' })
} finally {
  for (const name of running) spawnSync('podman', [...podmanOptions, 'rm', '--force', '--time', '1', name])
  spawnSync('buildah', [...storage, 'rmi', '--all', '--force'])
  // never enters a folder that is still mounted
  spawnSync('rm', ['-rf', '--one-file-system', folder])
}
for (const figure of figures) console.log(figure)
console.log(failed ? '1 failed' : '1 passed, 0 skipped')
process.exit(failed ? 1 : 0)
