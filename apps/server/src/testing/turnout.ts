import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CLI = join(import.meta.dirname, '../cli.ts')

/** The command line as an operator says it, with nothing set but this; a command that fails is an error with its words. */
export async function turnout(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', CLI, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  return stdout.trim()
}
