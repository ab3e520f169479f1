import { manualCheckIn } from '@turnout/contract/checked/game-day'
import type * as z from 'zod'

export type GuestRow = { key: string; name: string; email: string; phone: string }
export type GuestField = 'name' | 'email' | 'phone'
type RowErrors = Record<string, Partial<Record<GuestField, string>>>

export type CheckedRows =
  | { ok: true; body: z.input<typeof manualCheckIn.body> }
  | { ok: false; errors: RowErrors; formError: string | undefined }

const FIELDS: readonly GuestField[] = ['name', 'email', 'phone']

const isField = (value: unknown): value is GuestField => FIELDS.some((field) => field === value)

/** The server's validation before the request: the same schema, with errors by row and field. */
export function checkRows(rows: readonly GuestRow[]): CheckedRows {
  const body = rows.map(({ name, email, phone }) => ({ name, email: email.trim(), phone: phone.trim() }))
  const { success, error } = manualCheckIn.body.safeParse(body)
  if (success) return { ok: true, body }
  const errors: RowErrors = {}
  for (const { path, message } of error.issues) {
    const [index, field] = path
    const row = rows[Number(index)]
    if (row && isField(field)) errors[row.key] = { [field]: message, ...errors[row.key] }
  }
  return { ok: false, errors, formError: error.issues.find(({ path }) => path.length === 0)?.message }
}

/** Rows typed while others were sent stay: people at the gate do not wait for a signal. */
export function withoutSent(
  rows: readonly GuestRow[],
  sent: readonly GuestRow[],
  key: string,
): readonly GuestRow[] {
  const remaining = rows.filter((row) => !sent.includes(row))
  return remaining.length > 0 ? remaining : [emptyRow(key)]
}

/** The row that gets the focus when the row at this index is removed: the next one, else the one before it. */
export const neighbourOf = (rows: readonly GuestRow[], index: number): string | undefined =>
  (rows[index + 1] ?? rows[index - 1])?.key

export const emptyRow = (key: string): GuestRow => ({ key, name: '', email: '', phone: '' })
