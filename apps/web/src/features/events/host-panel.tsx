import { getEventCode } from '@turnout/contract/event-replies'
import type { Event } from '@turnout/contract/events'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isCheckInOpen } from './event-words.ts'
import styles from './host-panel.module.css'
import { common, deleting, hosting as texts } from './texts.ts'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog, MissingSheet)

const DeleteDraftDialog = lazyPart(
  async () => (await import('./delete-draft-dialog.tsx')).DeleteDraftDialog,
  MissingSheet,
)

const VenueCodePanel = lazyPart(
  async () => (await import('../game-day/public/venue-code-panel.tsx')).VenueCodePanel,
)

/** For hosts only: the counts, the links to change the event, and the venue code. */
export function HostPanel({ event, now }: { event: Event; now: number }) {
  const { state, is_over, places, going_count, waiting_count, host_counts } = event
  const isOpen = state !== 'cancelled' && !is_over
  const counts: [string, string | number][] = [
    [texts.in, going_count],
    [texts.out, host_counts?.out ?? 0],
    [texts.waiting, waiting_count],
    places === null ? [texts.noLimit, '∞'] : [texts.free, Math.max(0, places - going_count)],
  ]
  return (
    <>
      <Panel title={texts.title}>
        <p className="sub">{texts.note}</p>
        {state !== 'draft' && (
          <dl className={styles.counts}>
            {counts.map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
        {host_counts !== null && host_counts.guests > 0 && (
          <p className="sub">{texts.guests(host_counts.guests)}</p>
        )}
        {isOpen && (
          <ButtonLink
            to="/events/$eventId/edit"
            params={{ eventId: event.id }}
            wide
            className={styles.edit}
            icon="edit"
          >
            {state === 'draft' ? texts.finishDraft : common.edit}
          </ButtonLink>
        )}
        {state === 'draft' && <DeleteDraft event={event} />}
      </Panel>
      {isCheckInOpen(event, now) && (
        <VenueCodePanel
          of={{
            id: event.id,
            name: event.title,
            load: () => call(getEventCode, { params: { eventId: event.id } }),
          }}
        />
      )}
    </>
  )
}

/** The last of the parts for hosts. */
export function CancelEvent({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" wide icon="cross" onClick={() => setOpen(true)}>
        {common.cancelEvent}
      </Button>
      {isOpen && <CancelDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteDraft({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" wide className={styles.edit} icon="cross" onClick={() => setOpen(true)}>
        {deleting.deleteDraft}
      </Button>
      {isOpen && <DeleteDraftDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}
