import { type DraftKey, draftOf, type ReadDraft } from '../../platform/forms/form-draft.ts'
import type { EventValues } from './event-values.ts'

export const NEW_EVENT: DraftKey = { name: 'draft.event', of: 'new' }

export const editDraft = (eventId: string, values: EventValues): DraftKey =>
  draftOf(`draft.event.${eventId}`, values)

const isSameShape = (stored: unknown, blank: unknown): boolean =>
  typeof stored === typeof blank && (stored === null) === (blank === null)

export const readEventDraft: ReadDraft<EventValues> = (stored, blank) =>
  Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => isSameShape(value, blank[field as keyof EventValues])),
  )
