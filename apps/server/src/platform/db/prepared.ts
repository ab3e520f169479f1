import { Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Sql, StandbySql } from './database.ts'

/** Placeholders for the values of a statement. */
export type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> }

interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> }
}

/**
 * A statement that drizzle builds, and PostgreSQL parses and plans, once for each connection. It pays for the
 * statements of every request and game command, of what follows a command, and of lists of groups: building one
 * takes longer than reading a row by its key. All others are rare, so they are built where they are used and have
 * no name.
 */
export function prepared<Values extends Record<string, unknown>, Result, From extends StandbySql = Sql>(
  name: string,
  build: (sql: From, values: Placeholders<Values>) => Preparable<Result>,
): (sql: From, values: Values) => Promise<Result> {
  const statements = new WeakMap<From, ReturnType<Preparable<Result>['prepare']>>()
  return (sql, values) => {
    const statement = statements.get(sql) ?? build(sql, placeholders<Values>()).prepare(name)
    statements.set(sql, statement)
    return statement.execute(values)
  }
}

const placeholders = <Values>(): Placeholders<Values> =>
  new Proxy({} as Placeholders<Values>, { get: (_, name) => new Placeholder(String(name)) })

const dialect = new PgDialect({ casing: 'snake_case' })

/** A statement in SQL, to be prepared like one that drizzle built. */
export const statement = <Row>(sql: Sql, text: SQL): Preparable<Row[]> => ({
  prepare(name) {
    const query = sql._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      dialect.sqlToQuery(text),
      undefined,
      name,
      false,
    )
    return { execute: async (values) => (await query.execute(values)).rows }
  },
})
