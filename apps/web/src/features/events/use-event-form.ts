import type { Event } from '@turnout/contract/events'
import { isEqual } from '@turnout/rules/deep-equal'
import { useRef, useState } from 'react'
import { ChunkLoadError, errorText } from '../../platform/api/problem-error.ts'
import { changedFields } from '../../platform/forms/changed-fields.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { toast } from '../../platform/toast.ts'
import type { EventErrors } from './check-event.ts'
import { clearDraft, type DraftKey, editDraft, restoreDraft, saveDraft } from './event-draft.ts'
import { type EventValues, toEventValues } from './event-values.ts'

/** The event's form as the person left it on this device; without a draft as it would be anyway. */
export function useEventForm(currentKey: DraftKey, currentBlank: EventValues) {
  // what the form began with; the event may change under it
  const began = useRef({ key: currentKey, blank: currentBlank })
  const [restored, setRestored] = useState(() => restoreDraft(currentKey, currentBlank))
  const [values, setValues] = useState(restored ?? currentBlank)
  // what answers late, as a position does, calls the `change` of an older render
  const latest = useRef(values)
  const [errors, setErrors] = useState<EventErrors>({})
  const [keptAt, setKeptAt] = useState<number | null>(null)

  const show = (next: EventValues) => {
    latest.current = next
    setValues(next)
  }
  const keep = () => {
    saveDraft(began.current.key, latest.current)
    setKeptAt(serverClock.now())
  }
  const change = (part: Partial<EventValues>) => {
    const next = { ...latest.current, ...part }
    if (isEqual(next, latest.current)) return
    show(next)
    keep()
    setErrors({})
  }
  /** The form goes on from the event as it is now, with what was typed since these values were sent. */
  const goOnFrom = (event: Event, sent: EventValues) => {
    const typedSince = changedFields(latest.current, sent)
    const blank = toEventValues(event)
    clearDraft(began.current.key)
    began.current = { key: editDraft(event.id, blank), blank }
    setRestored(null)
    setKeptAt(null)
    show({ ...blank, ...typedSince })
    if (Object.keys(typedSince).length > 0) keep()
  }
  /** The checks weigh more than the form, so they come with the first press. */
  const check = async (isDraft: boolean): Promise<boolean> => {
    try {
      const { checkEvent } = await import('./check-event.ts')
      const found = checkEvent(values, isDraft)
      setErrors(found)
      return Object.keys(found).length === 0
    } catch (cause) {
      toast.failed(errorText(new ChunkLoadError(cause)))
      return false
    }
  }
  return {
    values,
    change,
    keep,
    errors,
    setErrors,
    check,
    keptAt,
    /** As the event was when the form began with it. */
    began: () => began.current.blank,
    goOnFrom,
    isRestored: restored !== null,
    startAfresh: () => {
      setRestored(null)
      show(began.current.blank)
      setErrors({})
      clearDraft(began.current.key)
    },
  }
}

export type EventFormState = ReturnType<typeof useEventForm>
