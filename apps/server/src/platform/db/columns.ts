import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

export const instant = () => timestamp({ withTimezone: true })

/** A required reference to a row of another table. */
export const referenceTo = (column: () => AnyPgColumn) => uuid().notNull().references(column)

/** A reference to the row that this one belongs to; both are deleted together. */
export const partOf = (column: () => AnyPgColumn) =>
  uuid().notNull().references(column, { onDelete: 'cascade' })
