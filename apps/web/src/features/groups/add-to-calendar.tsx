import { useState } from 'react'
import { lazyPart, MissingSheet, usePrefetch } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { common } from './texts.ts'

const CalendarDialog = lazyPart(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
  MissingSheet,
)

/** Opens the dialog that adds games to a person's calendar: those of one group, or of all their groups. */
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
