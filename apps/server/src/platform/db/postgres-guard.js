// Runs between the program and PostgreSQL and reads a pipe from the program. When the program ends in any
// way, even by kill -9, the pipe closes, and the database is shut down in order. Plain JavaScript, because
// Node runs this very file in development and next to the bundle.
import { spawn } from 'node:child_process'

const [uid, gid, file, ...args] = process.argv.slice(2)
const ids = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }
const postgres = spawn(file, args, { ...ids, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] })
postgres.on('error', () => process.exit(126)).on('exit', (code) => process.exit(code ?? 1))

/** Enough for a last checkpoint on a slow disk. */
const ORDERLY_MS = Number(process.env.ORDERLY_MS ?? 30_000)

const stop = () => {
  postgres.kill('SIGINT') // the fast shutdown; SIGTERM would wait for our own connections to close
  // during a recovery it may wait for ever; written data is safe either way
  setTimeout(() => postgres.kill('SIGQUIT'), ORDERLY_MS).unref()
}
process.stdin.on('end', stop).on('error', stop).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
