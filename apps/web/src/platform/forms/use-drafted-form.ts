import { useRef, useState } from 'react'
import { serverClock } from '../time/server-clock.ts'
import { changedFields } from './changed-fields.ts'
import { clearDraft, type DraftKey, type ReadDraft, restoreDraft, saveDraft } from './form-draft.ts'
import { type FormOptions, useForm } from './use-form.ts'

type DraftOptions<V, Out> = Omit<FormOptions<V, Out>, 'initial' | 'onChange'> & {
  draftKey: DraftKey
  blank: V
  read: ReadDraft<V>
}

/** A form with its draft on this device; without a draft, the initial values. */
export function useDraftedForm<V extends object, Out>(options: DraftOptions<V, Out>) {
  const { draftKey, blank, read, ...checks } = options
  // the form's initial values, which may change meanwhile
  const began = useRef({ draftKey, blank })
  const [restored, setRestored] = useState(() => restoreDraft(draftKey, blank, read))
  const [keptAt, setKeptAt] = useState<number | null>(null)
  // the draft lives outside of React, so that it outlives the page and the sign-in
  const keep = () => {
    saveDraft(began.current.draftKey, form.latest())
    setKeptAt(serverClock.now())
  }
  const form = useForm({ ...checks, initial: restored ?? began.current.blank, onChange: keep })
  const forget = () => clearDraft(began.current.draftKey)
  /** Continues from what the server stores now, with what was typed since these values were sent. */
  const goOnFrom = (next: typeof began.current, sent: V) => {
    const typedSince = changedFields(form.latest(), sent)
    forget()
    began.current = next
    setRestored(null)
    setKeptAt(null)
    form.reset()
    if (Object.keys(typedSince).length > 0) form.change({ ...next.blank, ...typedSince })
  }
  const draft = {
    isRestored: restored !== null,
    keptAt,
    keep,
    forget,
    goOnFrom,
    /** The initial values of the form. */
    began: () => began.current.blank,
    startAfresh: () => goOnFrom(began.current, form.latest()),
  }
  return { form, draft }
}

export type Draft<V extends object> = ReturnType<typeof useDraftedForm<V, unknown>>['draft']
