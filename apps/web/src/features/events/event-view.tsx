import type { Event } from '@turnout/contract/events'
import { shortDate } from '@turnout/rules/dates'
import type { ReactNode } from 'react'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { paths } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { toast } from '../../platform/toast.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { MainButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { StartPlates } from '../../ui/plates.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { useMedia } from '../../ui/use-media.ts'
import { AnswerButtons, AnswerGuests, PlaceInLine, useShortNotice } from '../who-comes/public/answer-form.tsx'
import {
  type AnswerActions,
  addGuestFailed,
  answerActions,
  type Choice,
} from '../who-comes/public/answerable.ts'
import { useAnswerEvent, useChangeGuests, useTakeEventPlace } from './actions.ts'
import { CoverFrame } from './event-boundary.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventImage } from './event-image.tsx'
import styles from './event-page.module.css'
import { EventState } from './event-state.tsx'
import { EventWhere } from './event-where.tsx'
import { isCheckInOpen, leftText } from './event-words.ts'
import { ShareActions } from './share-actions.tsx'
import { answering, common, messages, eventPage as texts, when } from './texts.ts'
import { WhoIsIn } from './who-is-in.tsx'

const HostPanel = lazyPart(async () => (await import('./host-panel.tsx')).HostPanel)

const CancelEvent = lazyPart(async () => (await import('./host-panel.tsx')).CancelEvent)

const EventCheckIn = lazyPart(async () => (await import('./event-check-in.tsx')).EventCheckIn)
const VisitorCheckIn = lazyPart(async () => (await import('./event-check-in.tsx')).VisitorCheckIn)
const EventVendors = lazyPart(
  async () => (await import('../vendors/public/event-vendors.tsx')).EventVendors,
  RenderNothing,
)
const EventReplies = lazyPart(async () => (await import('./event-replies.tsx')).EventReplies)

/** Whether there is a list of replies. Only hosts get one. */
const hasReplies = ({ going_count, waiting_count, host_counts }: Event): boolean =>
  host_counts !== null && going_count + waiting_count + host_counts.out > 0

type EventViewProps = { event: Event; suggested: Choice | undefined; code?: string | undefined }

export function EventView({ event, suggested, code }: EventViewProps) {
  if (event.state !== 'published' || event.is_over) return <EventLayout event={event} />
  if (event.my_answer === null)
    return (
      <EventLayout
        event={event}
        answer={<VisitorAnswer eventId={event.id} />}
        checkIn={code !== undefined && <VisitorCheckIn />}
      />
    )
  return <OpenEvent {...{ event, suggested, code }} myAnswer={event.my_answer} />
}

function OpenEvent({
  event,
  myAnswer,
  suggested,
  code,
}: EventViewProps & { myAnswer: NonNullable<Event['my_answer']> }) {
  const subject = { ...event, my_answer: myAnswer }
  const parts = {
    subject,
    actions: useEventAnswer(event.id),
    shortNotice: useShortNotice(subject),
    size: 'large' as const,
  }
  return (
    <EventLayout
      event={event}
      answer={<AnswerButtons {...parts} isFirst suggested={suggested} />}
      checkIn={<EventCheckIn event={event} code={code} />}
      details={
        <>
          <PlaceInLine {...parts} />
          <AnswerGuests {...parts} />
        </>
      }
    />
  )
}

/** From this width on the answer is in its own panel; on narrower screens in the bar at the bottom. */
const IS_WIDE = '(min-width: 62.5em)'

/** An event that takes no answers invites no one to be the first. */
function WhoReplied({ event, isOpen }: { event: Event; isOpen: boolean }) {
  if (hasReplies(event)) return <EventReplies event={event} />
  return isOpen || event.going_count > 0 ? <WhoIsIn event={event} /> : null
}

type EventLayoutProps = {
  event: Event
  /** Absent when the event takes no answers. */
  answer?: ReactNode
  /** The place on the waiting list, and the guests. */
  details?: ReactNode
  checkIn?: ReactNode
}

function EventLayout({ event, answer, details, checkIn }: EventLayoutProps) {
  const now = useServerMinute()
  const isWide = useMedia(IS_WIDE)
  const isDraft = event.state === 'draft'
  return (
    <>
      <CoverFrame>
        <EventImage event={event} width={isWide ? 1280 : 390} height={isWide ? 320 : 230} />
      </CoverFrame>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.title}>
          {event.category && <p className="sub">{event.category}</p>}
          <h1>{withSoftHyphens(event.title)}</h1>
          <EventState event={event} />
        </div>
        <div className={classNames(styles.side, answer !== undefined && styles.over)}>
          {answer && isWide && (
            <AnswerPanel event={event}>
              {answer}
              <div className={`stack gap-12 ${styles.details}`}>{details}</div>
            </AnswerPanel>
          )}
          {isCheckInOpen(event, now) && checkIn}
          {event.can_manage && <HostPanel {...{ event, now }} />}
          <EventFacts event={event} now={now} />
          {!isDraft && isWide && <ShareActions event={event} />}
        </div>
        <div className={styles.main}>
          {details && !isWide && <div className={`stack gap-12 ${styles.details}`}>{details}</div>}
          {!isDraft && <WhoReplied event={event} isOpen={answer !== undefined} />}
          {!isDraft && !isWide && <ShareActions event={event} />}
          {event.venue_name && <EventWhere event={event} />}
          {event.description && (
            <Panel title={texts.about}>
              <p className={styles.words}>{event.description}</p>
            </Panel>
          )}
          {event.state === 'published' && <EventVendors eventId={event.id} />}
          {event.can_manage && answer && <CancelEvent event={event} />}
        </div>
      </div>
      {answer && !isWide && (
        <ActionBar label={answering.label} context={<AnswerCount event={event} isShort />}>
          <div>{answer}</div>
        </ActionBar>
      )}
    </>
  )
}

/** The start on plates, who is in, and the answer. */
function AnswerPanel({ event, children }: { event: Event; children: ReactNode }) {
  const { date, start_time, end_time } = event
  return (
    <InPlayPanel className="stack gap-14">
      <StartPlates start={start_time}>
        {date && <h2>{shortDate(date)}</h2>}
        {end_time && <p className="sub">{when.until(end_time)}</p>}
      </StartPlates>
      <AnswerCount event={event} />
      {children}
    </InPlayPanel>
  )
}

function AnswerCount({ event, isShort = false }: { event: Event; isShort?: boolean }) {
  return (
    <p className={styles.count}>
      <b>{common.in(event.going_count)}</b>
      <b>{leftText(event, isShort)}</b>
    </p>
  )
}

/** A visitor signs up or in first. The return address contains the answer, which is then sent. */
function VisitorAnswer({ eventId }: { eventId: string }) {
  const navigate = useNavigate()
  const isUnconfirmed = useMe()?.email_confirmed === false
  const signUp = () => {
    toast.info(answering.signInFirst)
    void navigate({ to: '/signup/user', search: { next: paths.event(eventId, 'in') } })
  }
  return (
    <MainButton onClick={signUp} disabledReason={isUnconfirmed ? answering.confirmFirst : undefined}>
      {answering.in}
    </MainButton>
  )
}

/** What the viewer can do about their answer to an event. */
function useEventAnswer(eventId: string): AnswerActions {
  const { press, pending } = useAnswerEvent()
  const pressed = pending.findLast(({ params }) => params.eventId === eventId)?.body
  return answerActions({ eventId }, pressed, {
    press,
    accept: useTakeEventPlace(),
    addGuest: useChangeGuests(addGuestFailed),
    removeGuest: useChangeGuests(messages.guestRemoveFailed),
  })
}
