import { isEqual } from '@turnout/rules/deep-equal'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'
import type { EventValues } from './event-values.ts'

/** Which form it is a draft of, and of which event as it then was: a draft never overwrites a later change. */
export type DraftKey = { name: string; of: string }

export const NEW_EVENT: DraftKey = { name: 'draft.event', of: 'new' }

export const editDraft = (eventId: string, values: EventValues): DraftKey => ({
  name: `draft.event.${eventId}`,
  of: JSON.stringify(values),
})

const isSameShape = (stored: unknown, blank: unknown): boolean =>
  typeof stored === typeof blank && (stored === null) === (blank === null)

/** What was typed before, on this device; null when nothing was. An older form may have kept other fields. */
export function restoreDraft({ name, of }: DraftKey, blank: EventValues): EventValues | null {
  try {
    const stored: Record<string, unknown> | null = JSON.parse(getItem(name) ?? 'null')
    if (stored?.of !== of) return null
    const kept = Object.entries(blank).map(([field, value]) => [
      field,
      isSameShape(stored[field], value) ? stored[field] : value,
    ])
    const values: EventValues = Object.fromEntries(kept)
    return isEqual(values, blank) ? null : values
  } catch {
    return null
  }
}

export const saveDraft = ({ name, of }: DraftKey, values: EventValues): void =>
  setItem(name, JSON.stringify({ ...values, of }))

export const clearDraft = ({ name }: DraftKey): void => removeItem(name)
