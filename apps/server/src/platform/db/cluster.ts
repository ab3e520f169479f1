import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { DatabasePaths } from './paths.ts'
import { isAlive } from './postmaster.ts'
import { changeOwner, type RunAs } from './privileges.ts'
import { StartError } from './start-error.ts'

/** Creates the cluster if it is missing. An interrupted one looks complete, so it is made under another name first. */
export async function ensureCluster(
  folders: DatabasePaths,
  { initdb }: Binaries,
  account: RunAs,
  initdbArgs: string[],
) {
  const { home, cluster, password } = folders
  removeUnfinished(home)
  if (!existsSync(password))
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  if (account.owner) changeOwner(password, account.owner)

  if (!existsSync(cluster)) {
    const temporary = `${cluster}.new-${process.pid}`
    const args = ['-D', temporary, '-U', 'turnout', `--pwfile=${password}`, ...INITDB, ...initdbArgs]
    await runInitdb([...account.command, initdb, ...args], account)
    try {
      renameSync(temporary, cluster)
    } catch {
      rmSync(temporary, { recursive: true }) // another program was faster
    }
    syncDirectory(home)
  }
  if (account.owner) changeOwner(cluster, account.owner)
}

// Only our own account may enter the folder of the socket; a connection over the loopback needs the password.
const INITDB = ['--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8']

async function runInitdb([file = '', ...args]: string[], { uid, gid }: RunAs) {
  const ids = uid === undefined || gid === undefined ? {} : { uid, gid }
  try {
    await promisify(execFile)(file, args, { ...ids, cwd: '/', env: plainEnvironment() })
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim() || String(error)
    throw new StartError(`The database could not be made in ${dirname(args[1] ?? file)}: ${output}`)
  }
}

export const plainEnvironment = () => ({ PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' })

/** Removes what an initdb of a program that no longer runs left behind. */
function removeUnfinished(home: string) {
  for (const name of readdirSync(home)) {
    const pid = /^cluster\.new-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true })
  }
}

// Without this a power cut could undo the rename and lose everything written since.
export function syncDirectory(folder: string) {
  if (process.platform === 'win32') return // Windows cannot open a folder
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
