// A program that only runs a database, for tests to kill: it prints the address and waits.
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'

try {
  const { url } = await startEmbeddedPostgres(process.argv[2] ?? '', { onUpgrade: () => {} })
  console.log(url)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
