import type { Event } from '@turnout/contract/events'
import { useState } from 'react'
import { saveFile } from '../../platform/files/picture-file.ts'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { paths } from '../../platform/paths.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { calendarFile } from './calendar-file.ts'
import styles from './event-page.module.css'
import { sharing as texts } from './texts.ts'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog, MissingSheet)

/** To other people's phones, to one's own calendar, and to a poster. */
export function ShareActions({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false)
  const url = `${location.origin}${paths.event(event.id)}`
  const openDialog = () => setOpen(true)
  const saveToCalendar = () => {
    const file = calendarFile(event, url, serverClock.now())
    if (file) saveFile(file)
  }
  return (
    <div className={styles.share}>
      <ShareButton size="small" data={{ title: event.title, text: event.title, url }} onFailed={openDialog} />
      <Button size="small" icon="calendar" onClick={saveToCalendar}>
        {texts.addToCalendar}
      </Button>
      <Button size="small" icon="link" onClick={openDialog}>
        {texts.linkAndCode}
      </Button>
      {isOpen && <ShareDialog title={event.title} url={url} onClose={() => setOpen(false)} />}
    </div>
  )
}
