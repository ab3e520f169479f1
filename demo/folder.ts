import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../apps/server/src/platform/db/cannot-start.ts'

/** How long before its session ends an evening is no longer in its middle. */
const WINDING_DOWN_MS = 15 * 60_000

const markIn = (dataDir: string) => join(dataDir, 'demo.json')

/** The demo has a password that is printed: it keeps away from folders and databases that are somebody's own. */
export function refuseOthers(dataDir: string, databaseUrl: string | null): void {
  if (databaseUrl)
    throw new CannotStart(
      'The demo brings its own database. Start it without DATABASE_URL, or use npm start.',
    )
  if (existsSync(join(dataDir, 'postgres')) && !existsSync(markIn(dataDir)))
    throw new CannotStart(
      `${dataDir} holds a club that is not the demo's. Give the demo a folder of its own with DATA_DIR.`,
    )
}

export type Found = 'nothing' | 'in-the-middle' | 'too-old'

export function lookInto(dataDir: string, now: number): Found {
  if (!existsSync(markIn(dataDir))) return 'nothing'
  const { sessionEndsAt } = JSON.parse(readFileSync(markIn(dataDir), 'utf8'))
  return Number(sessionEndsAt) - now > WINDING_DOWN_MS ? 'in-the-middle' : 'too-old'
}

/** Written before anything is made as well: a start that was interrupted is begun again. */
export function mark(dataDir: string, sessionEndsAt: number): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(markIn(dataDir), `${JSON.stringify({ sessionEndsAt })}\n`)
}

/** What the evening before left beside the database. */
export function clearFiles(dataDir: string): void {
  for (const folder of ['mail', 'uploads']) rmSync(join(dataDir, folder), { recursive: true, force: true })
}
