import { spawnSync } from 'node:child_process'
import { attempt } from './lib.mjs'

let hasNewLists = false

/** Installs packages of Debian if we have the rights; returns whether it succeeded. */
export function installWithApt(packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // a list that fails to load may not be the one that is needed
  if (!hasNewLists) hasNewLists = attempt('apt-get', ['update', '-qq'], { env })
  return attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
