import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What is to be run for a command: as it was built, where a run has just built it, because that starts sooner. */
export function commandLine(...args: string[]): string[] {
  const cli = (path: string) => join(import.meta.dirname, path)
  return process.env.TURNOUT_BUILT
    ? [process.execPath, cli('../../dist/cli.js'), ...args]
    : [process.execPath, '--import', 'tsx', cli('../cli.ts'), ...args]
}

/** The command line as an operator says it, with nothing set but this; a command that fails is an error with its words. */
export async function runCli(env: Record<string, string>, ...args: string[]): Promise<string> {
  const [file = '', ...rest] = commandLine(...args)
  const { stdout } = await promisify(execFile)(file, rest, { env: { PATH: process.env.PATH, ...env } })
  return stdout.trim()
}
