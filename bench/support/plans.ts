import type { DatabaseHost } from '../../demo/host.ts'
import type { Statement } from './capture-statements.ts'

type Pool = DatabaseHost['pool']

/** What grows with groups and events; the others are small enough here to be read whole. */
export const LARGE_TABLES = [
  'sport_groups',
  'group_members',
  'users',
  'events',
  'vendors',
  'open_games',
  'search_words',
]

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/**
 * The indexes that a question goes by, the large tables that it reads from end to end, and how many pages of the
 * database it touches: the one figure that no other program on the machine can move.
 */
export async function explain(pool: Pool, { text, values }: Statement) {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values)
  const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
  const nodes = all(plan)
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  return {
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    wholeTables: whole
      .flatMap((node) => node['Relation Name'] ?? [])
      .filter((name) => LARGE_TABLES.includes(name)),
  }
}

const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]
