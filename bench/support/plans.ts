import type { Statement } from '../../apps/server/src/testing/capture-statements.ts'
import type { DatabaseHost } from '../../demo/host.ts'
import { median } from './figures.ts'

type Pool = DatabaseHost['pool']

/** The tables that grow with groups and events; a scan of another table is cheap. */
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

/** How a query is executed, independent of the load on the machine. */
export interface Plans {
  /** Pages of the database that it reads. */
  pages: number
  indexes: string[]
  /** The large tables that it reads from end to end. */
  wholeTables: string[]
}

export async function plansOf(pool: Pool, statements: readonly Statement[]): Promise<Plans> {
  const plans: Plan[] = []
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values)
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  const nodes = plans.flatMap(all)
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  const tables = whole.flatMap((node) => node['Relation Name'] ?? [])
  return {
    pages: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    wholeTables: [...new Set(tables.filter((name) => LARGE_TABLES.includes(name)))],
  }
}

const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]

export type Chance = (most: number) => number

/** A random place on earth. */
export const spot = (chance: Chance) =>
  `latitude=${chance(1400) / 10 - 70}&longitude=${chance(3600) / 10 - 180}`

/** From the second largest size to the largest, the cost may grow by this factor. */
export const FLAT = 2

type Sized = Pick<Plans, 'pages' | 'wholeTables'> & { times: readonly number[] }

/** What grows too much between two sizes; a query that finds more may cost more. */
export function complaintsOf(
  name: string,
  before: Sized | undefined,
  last: Sized,
  findsMore: boolean,
): string[] {
  const slower = median(last.times) / median(before?.times ?? [])
  const dearer = last.pages / (before?.pages ?? 1)
  return [
    ...(slower > FLAT && !findsMore ? [`'${name}' takes ${slower.toFixed(1)} times as long.`] : []),
    ...(dearer > FLAT && !findsMore ? [`'${name}' touches ${dearer.toFixed(1)} times as many pages.`] : []),
    ...(last.wholeTables.length > 0 ? [`'${name}' reads all of ${last.wholeTables.join(', ')}.`] : []),
  ]
}
