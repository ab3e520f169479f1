import { join } from 'node:path'

/** What the database keeps in the data folder. */
export function databasePaths(dataDir: string) {
  const home = join(dataDir, 'postgres')
  return {
    home,
    cluster: join(home, 'cluster'),
    password: join(home, 'password'),
    log: join(home, 'postgres.log'),
  }
}

export type DatabasePaths = ReturnType<typeof databasePaths>
