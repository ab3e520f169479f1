import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const built = Boolean(process.env.TURNOUT_BUILT)
const CLI = join(import.meta.dirname, built ? '../../dist/cli.js' : '../cli.ts')

/** The command line as an operator says it, with nothing set but this; a command that fails is an error with its words. */
export async function turnout(env: Record<string, string>, ...args: string[]): Promise<string> {
  const typed = built ? [] : ['--import', 'tsx']
  const { stdout } = await promisify(execFile)(process.execPath, [...typed, CLI, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  return stdout.trim()
}
