import { isEqual } from '@turnout/rules/deep-equal'
import { useState } from 'react'
import { ChunkLoadError, errorText } from '../../platform/api/problem-error.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { toast } from '../../platform/toast.ts'
import type { EventErrors } from './check-event.ts'
import { clearDraft, type DraftKey, restoreDraft, saveDraft } from './event-draft.ts'
import type { EventValues } from './event-values.ts'

/** The event's form as the person left it on this device; without a draft as it would be anyway. */
export function useEventForm(currentKey: DraftKey, currentBlank: EventValues) {
  // what the form began with; the event may change under it
  const [key] = useState(currentKey)
  const [blank] = useState(currentBlank)
  const [restored, setRestored] = useState(() => restoreDraft(key, blank))
  const [values, setValues] = useState(restored ?? blank)
  const [errors, setErrors] = useState<EventErrors>({})
  const [keptAt, setKeptAt] = useState<number | null>(null)

  const change = (part: Partial<EventValues>) => {
    const next = { ...values, ...part }
    if (isEqual(next, values)) return
    setValues(next)
    saveDraft(key, next)
    setKeptAt(serverClock.now())
    setErrors({})
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
    errors,
    setErrors,
    check,
    keptAt,
    draft: {
      isRestored: restored !== null,
      forget: () => clearDraft(key),
      startAfresh: () => {
        setRestored(null)
        setValues(blank)
        setErrors({})
        clearDraft(key)
      },
    },
  }
}

export type EventFormState = ReturnType<typeof useEventForm>
