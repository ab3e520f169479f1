import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)
const SERVER = 'apps/server/dist'
const DISTS = [SERVER, 'apps/web/dist']
const SUMS = join(SERVER, 'SHA256SUMS')

/**
 * Writes two records next to the server: the packages with their licences (CycloneDX), and a checksum of every built
 * file in the format of `sha256sum --check`. Two builds of one commit write the same.
 */
export function writeBuildRecords() {
  if (!existsSync(join(root, SERVER))) return
  const packages = packageList()
  if (packages) writeFileSync(join(root, SERVER, 'sbom.cdx.json'), packages)
  else console.warn('This npm cannot list the packages (npm sbom); the build has no sbom.cdx.json.')
  writeFileSync(join(root, SUMS), sums())
}

function packageList() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000, shell: process.platform === 'win32' }
  const { status, stdout } = npm
    ? spawnSync(process.execPath, [npm, ...args], { ...options, shell: false })
    : spawnSync('npm', args, options)
  if (status !== 0) return null
  // the number, the time and the name of the folder differ in every build
  const { serialNumber: _, metadata, ...list } = JSON.parse(stdout)
  const { timestamp: __, component, ...facts } = metadata
  return `${JSON.stringify({ ...list, metadata: { ...facts, component: { ...component, name: 'turnout' } } }, null, 2)}\n`
}

const sums = () =>
  DISTS.flatMap(filesOf)
    .filter((file) => file !== SUMS)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('')

const filesOf = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
    : []
