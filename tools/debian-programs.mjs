import { existsSync } from 'node:fs'
import { installWithApt } from './apt.mjs'

export const HEADLESS_SHELL = {
  path: '/usr/bin/chromium-headless-shell',
  packages: ['chromium-headless-shell'],
  purpose: 'the browser stories',
}

export const PGBOUNCER = {
  path: '/usr/sbin/pgbouncer',
  packages: ['pgbouncer'],
  purpose: 'the test of a pooler',
}

export const PATRONI = {
  path: '/usr/bin/patroni',
  packages: ['patroni', 'etcd-server', 'postgresql-15'],
  purpose: 'the test of a failover by Patroni',
}

/** Installs a program for a test if we have the rights; without it the test reports that it was skipped. */
export function ensureProgram({ path, packages, purpose }) {
  if (existsSync(path)) return
  console.log(`Installing ${packages.join(', ')} for ${purpose} …`)
  installWithApt(packages)
}
