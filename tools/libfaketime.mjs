import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installWithApt } from './apt.mjs'

export const LIBFAKETIME_PACKAGES = ['libfaketime']

export const findLibfaketime = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu', '']
    .map((machine) => join('/usr/lib', machine, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))

/**
 * Finds the library that shows a program another time, or installs it if we have the rights, and sets its
 * path as `LIBFAKETIME`. Without it the test that moves clocks reports that it was skipped.
 */
export function ensureLibfaketime() {
  if (process.env.LIBFAKETIME) return
  const found = findLibfaketime() ?? (install() && findLibfaketime())
  if (found) process.env.LIBFAKETIME = found
}

function install() {
  console.log('Installing libfaketime for the test of clocks that jump …')
  return installWithApt(LIBFAKETIME_PACKAGES)
}
