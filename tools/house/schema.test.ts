import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addMigration, migrations } from '../checks.mjs'

test('a table without a migration is found, by the one stored snapshot', () => {
  const copy = mkdtempSync(join(tmpdir(), 'turnout-schema-test-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(migrations, copy, { recursive: true })

  const snapshots = readdirSync(join(copy, 'meta')).filter((file) => file.endsWith('_snapshot.json'))
  expect(snapshots).toHaveLength(1)
  const path = join(copy, 'meta', `${snapshots[0]}`)
  const snapshot = JSON.parse(readFileSync(path, 'utf8'))
  delete snapshot.tables['public.vendors']
  writeFileSync(path, JSON.stringify(snapshot))
  expect(addMigration('drift', copy)).toBe('added')
})
