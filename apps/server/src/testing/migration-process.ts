// Migrates a database to the migrations of a folder, for tests to kill in the middle.
import { migrateDatabase } from '../platform/db/migrate.ts'

const [, , url = '', folder = ''] = process.argv
await migrateDatabase(url, folder)
