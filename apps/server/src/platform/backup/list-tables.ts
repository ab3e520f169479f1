import pg from 'pg'
import { LASTING_KEYS } from '../http/signing-key.ts'

export interface Table {
  name: string
  columns: string[]
}

/** Tables that belong to one database and would be wrong in another: its watch of the clock and its id. */
const EXCLUDED_TABLES = ['clock_watch', 'instance']

/** All rows of a table; of the cookie keys only the lasting ones. */
export const rowsInBackup = (table: string): string =>
  `public.${pg.escapeIdentifier(table)}${table === 'cookie_keys' ? ` where name in (${LASTING_KEYS.map(pg.escapeLiteral).join(', ')})` : ''}`

/** Every table with its stored columns. Referenced tables come first, so that rows can be inserted in this order. */
export async function listTables(client: pg.Client, { all } = { all: false }): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [all ? [] : EXCLUDED_TABLES],
  )
  const { rows: references } = await client.query<{ who: string; whom: string }>(
    `select r.relname as who, f.relname as whom
     from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and r.oid <> f.oid`,
  )
  return sortByDependency(tables, references)
}

function sortByDependency(tables: Table[], references: { who: string; whom: string }[]): Table[] {
  const remaining = new Map(tables.map((table) => [table.name, table]))
  const ordered: Table[] = []
  while (remaining.size > 0) {
    const ready = [...remaining.values()].filter(
      ({ name }) => !references.some(({ who, whom }) => who === name && remaining.has(whom)),
    )
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...remaining.keys()]}.`)
    for (const table of ready) remaining.delete(table.name)
    ordered.push(...ready)
  }
  return ordered
}
