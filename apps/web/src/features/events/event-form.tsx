import type { Event } from '@turnout/contract/events'
import { type ReactNode, useRef, useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { PHOTO_PROBLEMS } from '../../platform/files/photo-problems.ts'
import type { DraftKey } from '../../platform/forms/form-draft.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { type Draft, useDraftedForm } from '../../platform/forms/use-drafted-form.ts'
import type { Form } from '../../platform/forms/use-form.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useLocation, useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { clockTime } from '../../platform/time/dates.ts'
import { toast } from '../../platform/toast.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, MainButton } from '../../ui/button.tsx'
import { findWrongNumber } from '../../ui/find-wrong-number.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Icon } from '../../ui/icons.tsx'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import { DraftNote } from '../groups/public/draft-note.tsx'
import page from '../groups/public/form-page.module.css'
import { useCreateEvent, usePublishEvent, useUpdateEvent } from './actions.ts'
import { editDraft, readEventDraft } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import styles from './event-form.module.css'
import { EventPreview, PreviewStrip } from './event-preview.tsx'
import { type EventValues, toChanges, toDraft, toEventValues } from './event-values.ts'
import { form as texts } from './form-texts.ts'
import { messages } from './texts.ts'

const PublishedPanel = lazyPart(async () => (await import('./published-panel.tsx')).PublishedPanel)

const checks = {
  draft: lazyCheck(async () => (await import('./check-event.ts')).eventChecks.draft),
  publish: lazyCheck(async () => (await import('./check-event.ts')).eventChecks.publish),
}

type EventFormProps = {
  /** Null for a new event. */
  event: Event | null
  draftKey: DraftKey
  blank: EventValues
  head: ReactNode
}

/** The form of Create event and Edit event, with a preview of the event. */
export function EventForm({ event, draftKey, blank, head }: EventFormProps) {
  const { form, draft } = useDraftedForm({ draftKey, blank, read: readEventDraft, check: checks.publish })
  const { photo, setPhoto, photoError, busy, save } = useSaveEvent(event, form, draft)
  const [published, setPublished] = useState<Event | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const isPublished = event?.state === 'published'
  const signedIn = useIsSignedIn()
  const navigate = useNavigate()
  const here = useLocation().pathname
  const chosen = useObjectUrl(photo)
  const image = chosen ?? event?.picture_url ?? null
  const isUnconfirmed = useMe()?.email_confirmed === false

  const press = async (how: 'draft' | 'publish') => {
    if (!signedIn) {
      // the end of a sign-in session removes its drafts, so this one is stored again
      draft.keep()
      toast.info(texts.signInFirst)
      return navigate({ to: '/signin', search: { next: here } })
    }
    if (fields.current && findWrongNumber(fields.current)) return
    const saved = await save(how)
    if (!saved) return focusFirstError(fields.current)
    if (how === 'publish' && !isPublished) return setPublished(saved)
    toast.done(isPublished ? messages.changesSaved : messages.draftSaved)
    const to = isPublished ? '/events/$eventId' : '/events/$eventId/edit'
    // replaces the form in the history: going back must not create the event twice
    return navigate({ to, params: { eventId: saved.id }, replace: true })
  }
  if (published) return <PublishedPanel event={published} />

  const saveButton = !isPublished && (
    <Button
      wide
      size="large"
      busy={busy === 'draft'}
      busyText={texts.saving}
      onClick={() => void press('draft')}
    >
      {texts.saveDraft}
    </Button>
  )
  const publishButton = (
    <MainButton
      busy={busy === 'publish'}
      busyText={isPublished ? texts.saving : texts.publishing}
      disabledReason={isUnconfirmed ? texts.confirmFirst : undefined}
      onClick={() => void press('publish')}
    >
      {isPublished ? texts.saveChanges : texts.publish}
    </MainButton>
  )
  const kept = draft.keptAt !== null && texts.keptHere(clockTime(draft.keptAt))
  return (
    <>
      <PreviewStrip values={form.values} image={image} />
      <div className={`wrap ${styles.page}`}>
        {head}
        <DraftNote draft={draft} />
        <div className={styles.layout}>
          <form ref={fields} className={page.form} noValidate onSubmit={(submit) => submit.preventDefault()}>
            <ThingsToFix errors={form.errors} />
            <EventFields
              form={form}
              picture={{
                file: photo,
                current: event?.picture_url,
                error: photoError,
                busy: busy !== null,
                onChange: setPhoto,
              }}
              hasFixedHost={isPublished}
            />
          </form>
          <aside className={`desktop-only ${page.aside}`} aria-label={texts.preview}>
            <h2>{texts.howItWillLook}</h2>
            <EventPreview values={form.values} image={image} />
            {publishButton}
            {saveButton}
            {kept && <p className="sub">{kept}</p>}
          </aside>
        </div>
      </div>
      <ActionBar context={kept} yieldsWhenLow>
        {saveButton}
        {publishButton}
      </ActionBar>
    </>
  )
}

const FIELD_NAMES: Readonly<Record<string, string>> = texts.fields

function ThingsToFix({ errors }: { errors: object }) {
  const names = Object.keys(errors)
  if (names.length === 0) return null
  return (
    <div className={styles.toFix} role="alert">
      <Icon name="info" />
      <p>
        <b>{texts.thingsToFix[names.length] ?? texts.manyThingsToFix(names.length)}</b>
        {names.map((name) => FIELD_NAMES[name] ?? name).join(', ')}
      </p>
    </div>
  )
}

/** Saves the form on the server, as a draft or published. A saved event is updated, not created again. */
function useSaveEvent(event: Event | null, form: Form<EventValues>, draft: Draft<EventValues>) {
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
          body: toChanges(typed, draft.began(), kept.current.state === 'published'),
          file,
        })
      : await create.mutateAsync({ body: toDraft(typed), file })
    const blank = toEventValues(kept.current)
    draft.goOnFrom({ draftKey: editDraft(kept.current.id, blank), blank }, typed)
    return kept.current
  }
  const showRefusal = (error: Error) => {
    if (isProblem(error, ...PHOTO_PROBLEMS)) return setPhotoError(error.message)
    if (isProblem(error) && error.errors.length > 0)
      return form.setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
    if (isProblem(error, 'in-the-past', 'event-too-far-ahead')) return form.setErrors({ date: error.message })
    toast.failed(errorText(error, messages.saveFailed))
  }
  /** Null when a field has an error, the save failed, or another save is running. */
  const save = async (how: 'draft' | 'publish'): Promise<Event | null> => {
    if (busy) return null
    setBusy(how)
    setPhotoError(undefined)
    try {
      const typed = await form.checked(checks[how])
      if (!typed) return null
      const saved = await keep(typed)
      return how === 'publish' && saved.state === 'draft'
        ? await publish.mutateAsync({ params: { eventId: saved.id } })
        : saved
    } catch (error) {
      showRefusal(error as Error)
      return null
    } finally {
      setBusy(null)
    }
  }
  return { photo, setPhoto, photoError, busy, save }
}
