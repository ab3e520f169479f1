import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../platform/db/migrate.ts'

/** The migrations of an older version: only the first ones. */
export function earlierRelease(to: string, migrations: number): string {
  return releaseWith(to, (entries) => entries.slice(0, migrations))
}

/** A made-up next release: the migrations of this version, and one more. */
export function nextRelease(to: string, steps: readonly string[]): string {
  const next = (entries: Entry[]): Entry => ({
    ...entries.at(-1),
    idx: entries.length,
    when: 9_999_999_999_999,
    tag: 'next',
  })
  releaseWith(to, (entries) => [...entries, next(entries)])
  writeFileSync(join(to, 'next.sql'), steps.join(';\n--> statement-breakpoint\n'))
  return to
}

type Entry = { idx?: number; when?: number; tag?: string }

function releaseWith(to: string, change: (entries: Entry[]) => Entry[]): string {
  cpSync(migrationsFolder(), to, { recursive: true })
  const file = join(to, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: change(journal.entries) }))
  return to
}
