import { type SourceFile, withoutComments } from './source-files.ts'

interface Table {
  symbol: string
  name: string
  /** The folder whose tables.ts declares it: only files in it may write. */
  owner: string
}

const TABLES_FILE = /^(apps\/server\/src\/(?:features|platform)\/[^/]+\/)tables\.ts$/
const DECLARATION = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const BUILDER = /\.(insert|update|delete)\((\w+)\)/g
const STATEMENT = /\b(insert into|update|delete from)\s+(?:public\.)?(?:\$\{(\w+)\}|(\w+))/g

export const tablesOf = (files: readonly SourceFile[]): Table[] =>
  files.flatMap(({ path, text }) => {
    const owner = TABLES_FILE.exec(path)?.[1]
    if (!owner) return []
    return [...text.matchAll(DECLARATION)].map(([, symbol = '', name = '']) => ({ symbol, name, owner }))
  })

/** Writes to a table outside the feature that declares it, by the query builder or as text, each as a sentence. */
export function foreignWrites({ path, text }: SourceFile, tables: readonly Table[]): string[] {
  const code = withoutComments(text)
  const imported = (symbol: string) => new RegExp(`import[^;]*?\\b${symbol}\\b[^;]*?from`).test(code)
  const written = [
    ...[...code.matchAll(BUILDER)].map(([, verb, symbol]) => ({ verb, symbol })),
    ...[...code.matchAll(STATEMENT)].map(([, verb, symbol, name]) => ({ verb, symbol, name })),
  ]
  return written.flatMap(({ verb, ...target }) => {
    const table = tables.find(({ symbol, name }) =>
      target.symbol ? symbol === target.symbol && imported(symbol) : 'name' in target && name === target.name,
    )
    if (!table || path.startsWith(table.owner)) return []
    return [
      `${path}: '${verb}' on ${table.symbol}. Only files in ${table.owner} write this table; export a function there and call it.`,
    ]
  })
}
