import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

export const instant = () => timestamp({ withTimezone: true })

/** The row of another table, which has to be there. */
export const referenceTo = (column: () => AnyPgColumn) => uuid().notNull().references(column)

/** The row of which this one is a part, and with which it goes. */
export const partOf = (column: () => AnyPgColumn) =>
  uuid().notNull().references(column, { onDelete: 'cascade' })
