import { fillPath } from '@turnout/contract/endpoint'
import { getEventCalendar } from '@turnout/contract/event-calendar'
import type { Event } from '@turnout/contract/events'
import { useState } from 'react'
import { API } from '../../platform/api/call.ts'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import styles from './event-page.module.css'
import { sharing as texts } from './texts.ts'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog, MissingSheet)

/** Sharing by phone, as a calendar file, and by link and QR code. */
export function ShareActions({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false)
  const url = `${location.origin}${paths.event(event.id)}`
  const openDialog = () => setOpen(true)
  return (
    <div className={`flow gap-10 ${styles.share}`}>
      <ShareButton size="small" data={{ title: event.title, text: event.title, url }} onFailed={openDialog} />
      <a
        className={buttonClass({ size: 'small' })}
        href={API + fillPath(getEventCalendar.path, { eventId: event.id })}
        download
      >
        <Icon name="calendar" />
        {texts.addToCalendar}
      </a>
      <Button size="small" icon="link" onClick={openDialog}>
        {texts.linkAndCode}
      </Button>
      {isOpen && <ShareDialog title={event.title} url={url} onClose={() => setOpen(false)} />}
    </div>
  )
}
