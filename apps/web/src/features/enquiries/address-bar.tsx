import type { EnquiryThread } from '@turnout/contract/enquiries'
import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './enquiry-page.module.css'
import { EventBar } from './event-bar.tsx'
import { addresses as texts } from './texts.ts'

const ShareAddressDialog = lazyPart(
  async () => (await import('./share-address-dialog.tsx')).ShareAddressDialog,
  MissingSheet,
)

/** The event that shows the vendor, and who sees whose address. */
export function AddressBar({ enquiry, name }: { enquiry: EnquiryThread; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { is_my_email_shared: isShared, shared_email: theirs } = enquiry
  return (
    <div className={styles.addresses}>
      <EventBar enquiry={enquiry} />
      {theirs && (
        <p className={styles.address}>
          <Icon name="mail" />
          <span>
            {texts.theirs(name)}: <a href={`mailto:${theirs}`}>{theirs}</a>
          </span>
        </p>
      )}
      <div className={styles.address}>
        <Icon name={isShared ? 'tick' : 'lock'} />
        <p>{isShared ? texts.shared(name) : texts.hidden(name)}</p>
        {!isShared && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.share}
          </Button>
        )}
      </div>
      {isOpen && <ShareAddressDialog enquiry={enquiry} name={name} onClose={() => setOpen(false)} />}
    </div>
  )
}
