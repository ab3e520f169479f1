import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../platform/db/migrate.ts'

/** Nothing was released yet, so the release after this one is made up: its migrations, with one more. */
export function nextRelease(to: string, steps: readonly string[]): string {
  cpSync(migrationsFolder(), to, { recursive: true })
  const file = join(to, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  journal.entries.push({
    ...journal.entries.at(-1),
    idx: journal.entries.length,
    when: 9_999_999_999_999,
    tag: 'next',
  })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(to, 'next.sql'), steps.join(';\n--> statement-breakpoint\n'))
  return to
}
