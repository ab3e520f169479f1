import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The command line to run: the built one if this run has just built it, because it starts faster. */
export function commandLine(...args: string[]): string[] {
  const cli = (path: string) => join(import.meta.dirname, path)
  return process.env.TURNOUT_BUILT
    ? [process.execPath, cli('../../dist/cli.js'), ...args]
    : [process.execPath, '--import', 'tsx', cli('../cli.ts'), ...args]
}

/** Runs a command with only these settings; a command that fails throws an error with its output. */
export async function runCli(env: Record<string, string>, ...args: string[]): Promise<string> {
  const [file = '', ...rest] = commandLine(...args)
  const { stdout } = await promisify(execFile)(file, rest, { env: { PATH: process.env.PATH, ...env } })
  return stdout.trim()
}
