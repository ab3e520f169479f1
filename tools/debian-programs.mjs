import { existsSync } from 'node:fs'
import { installWithApt } from './apt.mjs'

/** A test that needs such a program installs it where we may, and else says aloud that it was skipped. */
function ensureProgram(path, packages, purpose) {
  if (existsSync(path)) return
  console.log(`Installing ${packages.join(', ')} for ${purpose} …`)
  installWithApt(packages)
}

export const ensureHeadlessShell = () =>
  ensureProgram('/usr/bin/chromium-headless-shell', ['chromium-headless-shell'], 'the browser stories')

export const ensurePgBouncer = () =>
  ensureProgram('/usr/sbin/pgbouncer', ['pgbouncer'], 'the test of a pooler')

export const ensurePatroni = () =>
  ensureProgram(
    '/usr/bin/patroni',
    ['patroni', 'etcd-server', 'postgresql-15'],
    'the test of a failover by Patroni',
  )
