import { join } from 'node:path'

/** The files of the database in the data folder. */
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
