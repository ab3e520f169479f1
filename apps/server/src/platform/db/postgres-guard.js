// Stands between the program and PostgreSQL and holds a pipe from the program. When the program ends in any
// way, by kill -9 too, the pipe closes, and the database is shut down in order.
// Plain JavaScript, because Node runs this very file in development and beside the bundle.
import { spawn } from 'node:child_process'

const [uid, gid, file, ...args] = process.argv.slice(2)
const ids = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }
const postgres = spawn(file, args, { ...ids, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] })
postgres.on('error', () => process.exit(126)).on('exit', (code) => process.exit(code ?? 1))

/** Long enough for a last checkpoint on a slow disk. */
const ORDERLY_MS = Number(process.env.ORDERLY_MS ?? 30_000)

const stop = () => {
  postgres.kill('SIGINT') // the quick way in order; SIGTERM would wait for our own connections
  // told so in the middle of a recovery it may wait for ever; what it has written is safe either way
  setTimeout(() => postgres.kill('SIGQUIT'), ORDERLY_MS).unref()
}
process.stdin.on('end', stop).on('error', stop).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
