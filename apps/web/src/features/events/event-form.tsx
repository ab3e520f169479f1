import type { Event } from '@turnout/contract/events'
import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useLocation, useNavigate } from '../../platform/router/router-hooks.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { clockTime } from '../../platform/time/dates.ts'
import { toast } from '../../platform/toast.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, MainButton } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Icon } from '../../ui/icons.tsx'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import page from '../groups/public/form-page.module.css'
import type { EventErrors } from './check-event.ts'
import type { DraftKey } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import styles from './event-form.module.css'
import { EventPreview, PreviewStrip } from './event-preview.tsx'
import type { EventValues } from './event-values.ts'
import { form as texts } from './form-texts.ts'
import { messages } from './texts.ts'
import { useEventForm } from './use-event-form.ts'
import { useSaveEvent } from './use-save-event.ts'

const PublishedPanel = lazyPart(async () => (await import('./published-panel.tsx')).PublishedPanel)

type EventFormProps = {
  /** Null: a new one. */
  event: Event | null
  draftKey: DraftKey
  blank: EventValues
  head: ReactNode
}

/** The one form behind Create event and Edit event, with what others will see always beside it. */
export function EventForm({ event, draftKey, blank, head }: EventFormProps) {
  const form = useEventForm(draftKey, blank)
  const { photo, setPhoto, photoError, busy, save } = useSaveEvent(event, form)
  const [published, setPublished] = useState<Event | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const isPublished = event?.state === 'published'
  const viewer = useViewer()
  const navigate = useNavigate()
  const here = useLocation().pathname
  const chosen = useObjectUrl(photo)
  const image = chosen ?? event?.picture_url ?? null
  const isUnconfirmed = viewer !== null && viewer !== 'loading' && !viewer.email_confirmed

  const press = async (how: 'draft' | 'publish') => {
    if (viewer === null) {
      toast.info(texts.signInFirst)
      return navigate({ to: '/signin', search: { next: here } })
    }
    const saved = await save(how)
    if (!saved) return focusFirstError(fields.current)
    if (how === 'publish' && !isPublished) return setPublished(saved)
    toast.done(isPublished ? messages.changesSaved : messages.draftSaved)
    const to = isPublished ? '/events/$eventId' : '/events/$eventId/edit'
    // the way back leads past the form: nobody makes the same event twice
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
  const kept = form.keptAt !== null && texts.keptHere(clockTime(form.keptAt))
  return (
    <>
      <PreviewStrip values={form.values} image={image} />
      <div className={`wrap ${styles.page}`}>
        {head}
        {form.draft.isRestored && (
          <p className={styles.draft}>
            <span>{texts.draftKept}</span>
            <Button variant="quiet" size="small" onClick={form.draft.startAfresh}>
              {texts.startOver}
            </Button>
          </p>
        )}
        <div className={styles.layout}>
          <form ref={fields} className={page.form} noValidate onSubmit={(submit) => submit.preventDefault()}>
            <ThingsToFix errors={form.errors} />
            <EventFields
              form={form}
              image={event?.picture_url ?? null}
              photo={photo}
              photoError={photoError}
              onPhoto={setPhoto}
              busy={busy !== null}
              hasFixedHost={isPublished}
            />
          </form>
          <aside className={page.aside} aria-label={texts.preview}>
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

function ThingsToFix({ errors }: { errors: EventErrors }) {
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
