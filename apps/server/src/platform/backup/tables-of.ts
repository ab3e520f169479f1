import type pg from 'pg'

export interface Table {
  name: string
  columns: string[]
}

/** What belongs to one running program and would be wrong in another: the key of its cookies, what it saw of its clock, who it is. */
const LEFT_OUT = ['cookie_keys', 'clock_watch', 'instance']

/** Every table with what is stored in it; whatever others refer to comes first, so that rows go in in this order. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  )
  const { rows: needs } = await client.query<{ who: string; whom: string }>(
    `select r.relname as who, f.relname as whom
     from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and r.oid <> f.oid`,
  )
  return inOrder(tables, needs)
}

function inOrder(tables: Table[], needs: { who: string; whom: string }[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !needs.some(({ who, whom }) => who === name && waiting.has(whom)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()]}.`)
    for (const table of free) waiting.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}
