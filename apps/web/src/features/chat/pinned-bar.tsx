import type { ChatMessage } from '@turnout/contract/chat'
import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './announcement.module.css'
import { AnnouncementIcon } from './announcement-icon.tsx'
import { announcementParts } from './announcement-parts.ts'
import { announcement as texts } from './room-texts.ts'
import { messageRow } from './texts.ts'

const PinnedSheet = lazyPart(async () => (await import('./pinned-sheet.tsx')).PinnedSheet, MissingSheet)

/** The announcement that stands on top of the chat, in two lines; the sheet has all of it. */
export function PinnedBar({ message }: { message: ChatMessage }) {
  const [isOpen, setOpen] = useState(false)
  const { title, rest } = announcementParts(message.text ?? '')
  return (
    <section className={styles.pinned} aria-label={texts.title}>
      <AnnouncementIcon />
      <p>
        <span className={styles.first} dir="auto">
          {title}
        </span>
        <span className={styles.rest} dir="auto">
          {texts.by(message.author?.name ?? messageRow.deletedAccount, rest)}
        </span>
      </p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <PinnedSheet message={message} onClose={() => setOpen(false)} />}
    </section>
  )
}
