import { useQuery } from '@tanstack/react-query'
import type { EventCard } from '@turnout/contract/event-card'
import { listMyEvents } from '@turnout/contract/events'
import { MAX_ENQUIRY_LENGTH } from '@turnout/rules/enquiry'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { errorText, isProblem } from '../../../platform/api/problem-error.ts'
import { read } from '../../../platform/api/queries.ts'
import { useLocation, useNavigate } from '../../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../../platform/session/identity.ts'
import { useStoredText } from '../../../platform/session/use-stored-text.ts'
import { useMe } from '../../../platform/session/viewer.ts'
import { dateIn } from '../../../platform/time/dates.ts'
import { localTimeZone } from '../../../platform/time/local-time-zone.ts'
import { useServerMinute } from '../../../platform/time/use-server-minute.ts'
import { toast } from '../../../platform/toast.ts'
import { MainButton } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { InPlayPanel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAskVendor } from '../actions.ts'
import { EnquirySent } from '../enquiry-sent.tsx'
import { common, sendEnquiry as texts } from '../texts.ts'
import styles from './send-enquiry.module.css'

type Errors = Partial<Record<string, string>>

/** Stored on this device, also while a visitor signs in. */
function useEnquiryDraft(vendorId: string) {
  const name = `draft.ask.${vendorId}`
  const [text, setText] = useStoredText(name)
  const [date, setDate] = useStoredText(`${name}.date`)
  const [place, setPlace] = useStoredText(`${name}.place`)
  const [eventId, setEventId] = useStoredText(`${name}.event`)
  const clear = () => {
    for (const set of [setText, setDate, setPlace, setEventId]) set('')
  }
  return { text, setText, date, setDate, place, setPlace, eventId, setEventId, clear }
}

type SendEnquiryProps = {
  vendor: { id: string; business_name: string }
  /** Shows until the form has loaded. */
  fallback: ReactNode
}

/** What, when and where. */
export function SendEnquiry({ vendor }: SendEnquiryProps) {
  const signedIn = useIsSignedIn()
  const isUnconfirmed = useMe()?.email_confirmed === false
  const navigate = useNavigate()
  const here = useLocation().pathname
  const form = useRef<HTMLFormElement>(null)
  const draft = useEnquiryDraft(vendor.id)
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending, data: sent } = useAskVendor()
  const events = useOwnEvents(signedIn)
  const today = dateIn(localTimeZone(), useServerMinute())
  const name = vendor.business_name
  if (sent) return <EnquirySent enquiryId={sent.id} name={name} />

  const show = (found: Errors) => {
    setErrors(found)
    focusFirstError(form.current)
  }
  const failed = (error: Error) => {
    if (isProblem(error, 'no-links-in-new-enquiry')) return show({ text: error.message })
    if (isProblem(error, 'in-the-past')) return show({ date: texts.dayHasPassed })
    if (isProblem(error) && error.errors.length > 0)
      return show(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
    toast.failed(errorText(error, common.failedToSend))
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (draft.text.trim() === '') return show({ text: texts.sayWhat })
    setErrors({})
    if (!signedIn) {
      toast.info(texts.signInFirst)
      return navigate({ to: '/signin', search: { next: here } })
    }
    const { text, date, place, eventId } = draft
    // an event that is over or cancelled is not in the list once that has loaded
    const isGone = events !== undefined && !events.some(({ id }) => id === eventId)
    const event_id = isGone ? null : eventId || null
    const body = { text, date: date || null, place: place.trim() || null, event_id }
    mutate({ params: { vendorId: vendor.id }, body }, { done: draft.clear, failed })
  }
  const chooseEvent = (eventId: string) => {
    const find = (wanted: string) => events?.find(({ id }) => id === wanted)
    const [before, after] = [find(draft.eventId), find(eventId)]
    draft.setEventId(eventId)
    // values that the previous event filled in go with it; typed text stays
    if (!draft.date || draft.date === before?.date) draft.setDate(after?.date ?? '')
    if (!draft.place || draft.place === before?.venue_name) draft.setPlace(after?.venue_name ?? '')
  }
  return (
    <InPlayPanel title={texts.ask(name)}>
      <p className="sub">{texts.theyAnswerHere}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextArea
          label={texts.whatDoYouNeed}
          maxLength={MAX_ENQUIRY_LENGTH}
          value={draft.text}
          error={errors.text}
          onChange={(event) => draft.setText(event.currentTarget.value)}
        />
        <div className={styles.pair}>
          <TextField
            label={texts.when}
            optional
            type="date"
            min={today}
            value={draft.date}
            error={errors.date}
            onChange={(event) => draft.setDate(event.currentTarget.value)}
          />
          <TextField
            label={texts.where}
            optional
            maxLength={120}
            value={draft.place}
            error={errors.place}
            onChange={(event) => draft.setPlace(event.currentTarget.value)}
          />
        </div>
        {events && events.length > 0 && (
          <SelectField
            label={texts.forYourEvent}
            optional
            value={draft.eventId}
            onChange={(event) => chooseEvent(event.currentTarget.value)}
            options={[['', texts.noEvent], ...events.map(({ id, title }) => [id, title] as const)]}
          />
        )}
        <MainButton
          type="submit"
          busy={isPending}
          busyText={texts.sending}
          disabledReason={isUnconfirmed ? texts.confirmFirst : undefined}
        >
          {texts.send}
        </MainButton>
      </form>
    </InPlayPanel>
  )
}

/** This person's published future events; undefined until they have loaded. */
function useOwnEvents(isSignedIn: boolean): EventCard[] | undefined {
  const { data } = useQuery({ ...read(listMyEvents, {}), enabled: isSignedIn })
  return data?.hosted.filter(({ state, is_over }) => state === 'published' && !is_over)
}
