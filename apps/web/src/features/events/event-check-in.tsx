import type { Event } from '@turnout/contract/events'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useLocation } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { clockTime } from '../../platform/time/dates.ts'
import { Button, MainButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Door } from '../game-day/public/door.ts'
import { useCheckIn } from '../game-day/public/use-check-in.ts'
import { pinOf } from '../groups/public/venue-pin.ts'
import { useCheckInToEvent } from './actions.ts'
import styles from './event-page.module.css'
import { EventNote } from './event-state.tsx'
import { checkIn as texts } from './texts.ts'

const VenueCodeSheet = lazyPart(
  async () => (await import('../game-day/public/venue-code-sheet.tsx')).VenueCodeSheet,
  MissingSheet,
)

type EventCheckInProps = {
  event: Event
  /** From the QR code that led here. */
  code: string | undefined
}

/** Check-in at the venue: within the circle around the pin, or by the code of a host. Rendered while it is open. */
export function EventCheckIn({ event, code }: EventCheckInProps) {
  const door = useEventDoor(event)
  const check = useCheckIn(door)
  const [isTyping, setTyping] = useState(code !== undefined)
  const { arrived_at: arrivedAt } = event
  if (arrivedAt !== null)
    return (
      <EventNote icon="tick" title={texts.here} data-you-are-in tabIndex={-1}>
        {texts.since(clockTime(arrivedAt, event.time_zone))}
      </EventNote>
    )
  if (event.my_answer?.answer !== 'going' && code === undefined) return null
  const typeCode = () => setTyping(true)
  return (
    <Panel title={texts.title} aside={check.distance?.label}>
      <p className="sub">{door.circle ? texts.near : texts.withCode}</p>
      <p role="status">{check.refusal && <b className={styles.refusal}>{check.refusal}</b>}</p>
      <div className={styles.ways}>
        {door.circle && (
          <MainButton
            busy={check.state !== 'idle'}
            busyText={check.state === 'waiting' ? texts.waiting : texts.checkingIn}
            onClick={check.checkIn}
          >
            {texts.checkIn}
          </MainButton>
        )}
        <Button wide onClick={typeCode}>
          {texts.typeCode}
        </Button>
      </div>
      {isTyping && <VenueCodeSheet door={door} initial={code ?? ''} onClose={() => setTyping(false)} />}
    </Panel>
  )
}

/** In its place for a visitor whom a QR code led here: after the sign-in they come back with the code. */
export function VisitorCheckIn() {
  const isSignedIn = useIsSignedIn()
  const { href } = useLocation()
  // a person with an unconfirmed email cannot check in either
  if (isSignedIn) return null
  return (
    <Panel title={texts.title}>
      <ButtonLink to="/signin" search={{ next: href }} variant="primary" wide>
        {texts.signIn}
      </ButtonLink>
    </Panel>
  )
}

function useEventDoor(event: Event): Door {
  const { press, pending } = useCheckInToEvent()
  const params = { eventId: event.id }
  const pin = pinOf(event)
  return {
    name: event.title,
    circle: pin && { ...pin, radius: DEFAULT_VENUE_RADIUS_M },
    hasArrived: event.arrived_at !== null,
    press: (body, outcome) => press({ params, body }, outcome),
    isPending: pending.some((input) => input.params.eventId === event.id),
  }
}
