import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartError } from './start-error.ts'

/** How PostgreSQL is started: `command` is a prefix of its command line, the ids are those of the process. */
export type RunAs = { command: string[]; uid?: number; gid?: number; owner?: { uid: number; gid: number } }

type Account = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. Other accounts need nothing here. Root runs it as an unprivileged
 * account or, if that account cannot reach the program or the data, with a namespace or a capability.
 */
export function runAs(home: string, binary: string): RunAs {
  if (process.getuid?.() !== 0) return { command: [] }

  const account = ownerOf(join(home, 'cluster')) ?? findUnprivilegedAccount()
  const strategies = [
    () => asAccount(account),
    () => withOpenDataDir(home, account),
    () => inUserNamespace(account),
    () => withCapability(account),
  ]
  for (const strategy of strategies) {
    const candidate = strategy()
    if (candidate && canReach(candidate, home, binary)) return candidate
  }
  throw new StartError(
    `PostgreSQL may not run as root, and no other account reaches both ${dirname(home)} and ${dirname(binary)}. Run Turnout as an ordinary user, or keep both it and DATA_DIR where everybody may enter, as in /srv.`,
  )
}

const asAccount = (account: Account): RunAs => ({ command: [], ...account, owner: account })

function withOpenDataDir(home: string, account: Account): RunAs | undefined {
  const dataDir = dirname(home)
  const hasOnlyOurFolders = readdirSync(dataDir).every((name) => OUR_FOLDERS.has(name))
  if (!hasOnlyOurFolders) return undefined // the mode of a folder with foreign files stays
  chmodSync(dataDir, statSync(dataDir).mode | 0o111)
  return asAccount(account)
}

const OUR_FOLDERS = new Set(['postgres', 'mail', 'uploads', 'backups'])

// In its own user namespace the process is not root itself, but accesses files as root.
const inUserNamespace = ({ uid, gid }: Account): RunAs => ({
  command: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
  owner: { uid: 0, gid: 0 },
})

// A container may forbid namespaces. Root can still pass on the one capability that is needed. Without
// no_setuid_fixup the kernel drops it in access(2), with which initdb checks for its server.
const withCapability = (account: Account): RunAs => ({
  command: [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ],
  owner: account,
})

/** Tried and not computed, because modes, access lists, mounts and namespaces all matter. */
function canReach({ command, uid, gid, owner }: RunAs, home: string, binary: string): boolean {
  if (owner) lchownSync(home, owner.uid, owner.gid)
  const [file = '/bin/sh', ...args] = [...command, '/bin/sh', '-c', ACCESS_TEST, binary, home]
  const ids = uid === undefined || gid === undefined ? {} : { uid, gid }
  return spawnSync(file, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}

const ACCESS_TEST = 'test "$(id -u)" != 0 && "$0" --version && : > "$1/.reached" && rm "$1/.reached"'

/** The owner of the cluster stays its owner: a new account on the machine must not lock us out. */
function ownerOf(cluster: string): Account | undefined {
  if (!existsSync(cluster)) return undefined
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? undefined : { uid, gid }
}

// initdb needs an account with a name, so an arbitrary number does not work.
function findUnprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartError(
    'PostgreSQL may not run as root, and this machine has neither an account "postgres" nor "nobody". Run Turnout as an ordinary user.',
  )
}

/** Changes the owner of a whole tree that was moved or run in another way before. */
export function changeOwner(path: string, owner: Account) {
  const { uid, gid } = lstatSync(path)
  if (uid !== owner.uid || gid !== owner.gid) chownAll(dirname(path), [basename(path)], owner)
}

/** Gives files that root made in a user's data folder to that user, whose own program must be able to use them. */
export function restoreOwner(dataDir: string, folders = OUR_FOLDERS) {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return
  const owner = statSync(dataDir)
  if (owner.uid === 0) return
  const names = readdirSync(dataDir).filter((name) => folders.has(name))
  chownAll(dataDir, names, owner)
}

/**
 * Does not follow links. We do not walk the tree by name: the owner of a folder could replace it by a link
 * between check and change, and chown works from one open folder to the next.
 */
function chownAll(folder: string, names: string[], { uid, gid }: Account) {
  if (names.length === 0) return
  const { status, stderr } = spawnSync('chown', ['-hR', `${uid}:${gid}`, ...names], { cwd: folder })
  if (status !== 0)
    throw new StartError(`What lies in ${folder} could not be given to its owner: ${stderr ?? 'no chown'}`)
}
