import { spawn } from 'node:child_process'
import { root } from './lib.mjs'

/** Runs several programs in parallel until one ends or we are stopped; then all of them stop. */
export function runTogether(programs) {
  const children = programs.map(({ args, env }) =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
  )
  let status = 0
  let stopping = false
  const stop = () => {
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  for (const child of children) {
    child.on('exit', (code) => {
      if (stopping) return
      status = code ?? 1
      stop()
    })
  }
  process.on('exit', () => {
    process.exitCode = status
  })
}
