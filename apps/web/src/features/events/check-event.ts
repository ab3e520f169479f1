import { EventDraft, PublishedEvent } from '@turnout/contract/checked/event-form'
import { errorsBySchema } from '../../platform/forms/check-by-schema.ts'
import { type EventValues, toDraft } from './event-values.ts'
import { missing } from './form-texts.ts'

/** By field of the contract. */
export type EventErrors = Partial<Record<string, string>>

const MISSING: Readonly<Record<string, string>> = missing

/** What stands in the way of publishing, or of keeping it as a draft. */
export const checkEvent = (values: EventValues, isDraft: boolean): EventErrors =>
  errorsBySchema(isDraft ? EventDraft : PublishedEvent, toDraft(values), (field) => MISSING[field])
