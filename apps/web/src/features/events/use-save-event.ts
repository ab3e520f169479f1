import type { Event } from '@turnout/contract/events'
import { useRef, useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { PHOTO_PROBLEMS } from '../../platform/files/photo-problems.ts'
import { toast } from '../../platform/toast.ts'
import { useCreateEvent, usePublishEvent, useUpdateEvent } from './actions.ts'
import { type EventValues, toChanges, toDraft } from './event-values.ts'
import { messages } from './texts.ts'
import type { EventFormState } from './use-event-form.ts'

/** Keeps the form on the server, as a draft or for everyone to see. What was kept once is not made a second time. */
export function useSaveEvent(event: Event | null, { values, check, setErrors, draft }: EventFormState) {
  const kept = useRef(event)
  const [photo, setPhoto] = useState<File | null>(null)
  const [photoError, setPhotoError] = useState<string>()
  const [busy, setBusy] = useState<'draft' | 'publish' | null>(null)
  const create = useCreateEvent()
  const update = useUpdateEvent()
  const publish = usePublishEvent()

  const keep = async (typed: EventValues): Promise<Event> => {
    const file = photo ?? undefined
    kept.current = kept.current
      ? await update.mutateAsync({
          params: { eventId: kept.current.id },
          body: toChanges(typed, kept.current.state === 'published'),
          file,
        })
      : await create.mutateAsync({ body: toDraft(typed), file })
    return kept.current
  }
  const showRefusal = (error: Error) => {
    if (isProblem(error, ...PHOTO_PROBLEMS)) return setPhotoError(error.message)
    if (isProblem(error) && error.errors.length > 0)
      return setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
    if (isProblem(error, 'in-the-past', 'event-too-far-ahead')) return setErrors({ date: error.message })
    toast.failed(errorText(error, messages.saveFailed))
  }
  /** Null when something is left to fix. */
  const save = async (how: 'draft' | 'publish'): Promise<Event | null> => {
    if (busy) return null
    setBusy(how)
    setPhotoError(undefined)
    try {
      if (!(await check(how === 'draft'))) return null
      const saved = await keep(values)
      const done =
        how === 'publish' && saved.state === 'draft'
          ? await publish.mutateAsync({ params: { eventId: saved.id } })
          : saved
      draft.forget()
      return done
    } catch (error) {
      showRefusal(error as Error)
      return null
    } finally {
      setBusy(null)
    }
  }
  return { photo, setPhoto, photoError, busy, save }
}
