import { isEqual } from '@turnout/rules/deep-equal'
import { getItem, removeItem, setItem } from '../session/storage.ts'

/** Which form it is a draft of, and of what as it then was: a draft never overwrites a later change. */
export type DraftKey = { name: string; of: string }

/** Of what exists already. */
export const draftOf = (name: string, values: object): DraftKey => ({ name, of: JSON.stringify(values) })

type Stored = Partial<Record<string, unknown>>
/** What of a draft is of use: an older version of the form may have written it. */
export type ReadDraft<V> = (stored: Stored, blank: V) => Partial<V>

/** What was typed before, on this device, laid over the form as it would be without; null when nothing was. */
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
