import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attemptBin } from './lib.mjs'

/** Runs tests on the build, and prints the loss reports of the fault tests, or why one could not run, at the end. */
export function runTestsWithLossReports(args, env = process.env) {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-loss-reports-'))
  const file = join(folder, 'reports')
  try {
    const wentWell = attemptBin('vitest', args, {
      env: { ...env, TURNOUT_LOSS_REPORTS: file, TURNOUT_BUILT: 'yes' },
    })
    const reports = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
    return { wentWell, lossReports: reports }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
