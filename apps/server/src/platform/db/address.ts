import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { DatabasePaths } from './paths.ts'
import { readPostmaster } from './postmaster.ts'

/** The path of a socket is limited to 107 bytes, and on Windows PostgreSQL gets no sockets. */
const fitsSocketPath = (home: string) =>
  process.platform !== 'win32' && Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= 107

/** The address of a server on these folders: a socket in its folder if the path is short enough, else the loopback. */
export type Address = { args: string[]; url(database: string): string }

export async function chooseAddress(folders: DatabasePaths): Promise<Address> {
  if (fitsSocketPath(folders.home)) {
    const args = ['-k', folders.home, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700']
    return { args, url: (database) => socketUrl(folders, database) }
  }
  const port = await freePort()
  const args = ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`]
  return { args, url: (database) => loopbackUrl(folders, port, database) }
}

/** The address of a server that another program may have started on these folders. */
export function runningUrl(folders: DatabasePaths, database: string): string | undefined {
  if (fitsSocketPath(folders.home)) return socketUrl(folders, database)
  const running = readPostmaster(folders)
  return running && loopbackUrl(folders, running.port, database)
}

const socketUrl = ({ home }: DatabasePaths, database: string) =>
  `postgres:///${database}?host=${encodeURIComponent(home)}&user=turnout`

const loopbackUrl = ({ password }: DatabasePaths, port: number, database: string) =>
  `postgres://turnout:${readFileSync(password, 'utf8')}@127.0.0.1:${port}/${database}`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (!address || typeof address === 'string') throw new Error('This machine gave no free port on 127.0.0.1.')
  return address.port
}
