import { EventDraft, PublishedEvent } from '@turnout/contract/checked/event-form'
import { type EventValues, toDraft } from './event-values.ts'
import { missing } from './form-texts.ts'

/** By field of the contract. */
export type EventErrors = Partial<Record<string, string>>

const MISSING: Readonly<Record<string, string>> = missing

/** What stands in the way of publishing, or of keeping it as a draft. */
export function checkEvent(values: EventValues, isDraft: boolean): EventErrors {
  const body = toDraft(values)
  const result = (isDraft ? EventDraft : PublishedEvent).safeParse(body)
  const errors: EventErrors = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0]) as keyof typeof body
    const isBlank = body[field] === null || body[field] === ''
    errors[field] ??= (isBlank && MISSING[field]) || message
  }
  return errors
}
