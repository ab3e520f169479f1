import { isEqual } from '@turnout/rules/deep-equal'
import { getItem, removeItem, setItem } from '../session/storage.ts'

/** The form, and the values it was opened with: a draft never overwrites a later change. */
export type DraftKey = { name: string; of: string }

/** For a form that edits something that exists. */
export const draftOf = (name: string, values: object): DraftKey => ({ name, of: JSON.stringify(values) })

type Stored = Partial<Record<string, unknown>>
/** The usable part of a stored draft, which an older version of the form may have written. */
export type ReadDraft<V> = (stored: Stored, blank: V) => Partial<V>

/** The draft on this device merged over the blank form; null when there is none. */
export function restoreDraft<V extends object>(
  { name, of }: DraftKey,
  blank: V,
  read: ReadDraft<V>,
): V | null {
  try {
    const stored: Stored | null = JSON.parse(getItem(name) ?? 'null')
    if (stored?.of !== of) return null
    const values = { ...blank, ...read(stored, blank) }
    return isEqual(values, blank) ? null : values
  } catch {
    return null
  }
}

export const saveDraft = ({ name, of }: DraftKey, values: object): void =>
  setItem(name, JSON.stringify({ ...values, of }))

export const clearDraft = ({ name }: DraftKey): void => removeItem(name)
