import { EventDraft, PublishedEvent } from '@turnout/contract/checked/event-form'
import { checkAsSent } from '../../platform/forms/check-by-schema.ts'
import { toDraft } from './event-values.ts'
import { missing } from './form-texts.ts'

const MISSING: Readonly<Record<string, string>> = missing

/** What prevents publishing an event or saving it as a draft, by field of the contract. */
export const eventChecks = {
  draft: checkAsSent(EventDraft, toDraft, (field) => MISSING[field]),
  publish: checkAsSent(PublishedEvent, toDraft, (field) => MISSING[field]),
}
