import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../apps/server/src/platform/db/start-error.ts'

/** With less time left until its end, a game is no longer in the middle. */
const MIN_REMAINING_MS = 15 * 60_000

const markerFile = (dataDir: string) => join(dataDir, 'demo.json')

/** The demo prints its password, so it refuses folders and databases with other data. */
export function assertDemoFolder(dataDir: string, databaseUrl: string | null): void {
  if (databaseUrl)
    throw new StartError('The demo brings its own database. Start it without DATABASE_URL, or use npm start.')
  if (existsSync(join(dataDir, 'postgres')) && !existsSync(markerFile(dataDir)))
    throw new StartError(
      `${dataDir} holds a club that is not the demo's. Give the demo a folder of its own with DATA_DIR.`,
    )
}

export type DemoState = 'nothing' | 'in-the-middle' | 'too-old'

export function readDemoState(dataDir: string, now: number): DemoState {
  if (!existsSync(markerFile(dataDir))) return 'nothing'
  const { sessionEndsAt } = JSON.parse(readFileSync(markerFile(dataDir), 'utf8'))
  return Number(sessionEndsAt) - now > MIN_REMAINING_MS ? 'in-the-middle' : 'too-old'
}

/** Also written before the world is created: an interrupted start is then repeated. */
export function writeMarker(dataDir: string, sessionEndsAt: number): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(markerFile(dataDir), `${JSON.stringify({ sessionEndsAt })}\n`)
}

/** Removes files of the last demo outside of the database. */
export function clearFiles(dataDir: string): void {
  for (const folder of ['mail', 'uploads']) rmSync(join(dataDir, folder), { recursive: true, force: true })
}
