import { useState } from 'react'
import { lazyPart, MissingSheet, usePrefetch } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { common } from './texts.ts'

const CalendarDialog = lazyPart(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
  MissingSheet,
)

/** The games of one group, or without one those of all my groups, in the calendar that people have anyway. */
export function AddToCalendar({ groupId }: { groupId?: string }) {
  const [open, setOpen] = useState(false)
  usePrefetch(CalendarDialog)
  return (
    <>
      <Button icon="calendar" size="small" onClick={() => setOpen(true)}>
        {common.addToCalendar}
      </Button>
      {open && <CalendarDialog groupId={groupId} onClose={() => setOpen(false)} />}
    </>
  )
}
