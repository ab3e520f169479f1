import { NEW_EVENT } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import { blankEvent } from './event-values.ts'
import { form as texts } from './form-texts.ts'

export const NewEvent = () => (
  <EventForm event={null} draftKey={NEW_EVENT} blank={blankEvent()} head={<h1>{texts.createTitle}</h1>} />
)
