import type { EnquiryThread } from '@turnout/contract/enquiries'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useAddToEvent, useTakeFromEvent } from './actions.ts'
import styles from './enquiry-page.module.css'
import { otherName } from './enquiry-words.ts'
import { eventBar as texts } from './texts.ts'

/** Whether the vendor stands on the page of the event, and what this side can do about it. */
export function EventBar({ enquiry }: { enquiry: EnquiryThread }) {
  const adding = useAddToEvent()
  const takingBack = useTakeFromEvent()
  const input = { params: { enquiryId: enquiry.id } }
  if (!enquiry.event) return null
  return (
    <div className={styles.address}>
      <Icon name="ticket" />
      <p>{stateText(enquiry, enquiry.event.title)}</p>
      {enquiry.is_added_by_me ? (
        <Button size="small" busy={takingBack.isPending} onClick={() => takingBack.mutate(input)}>
          {texts.takeBack}
        </Button>
      ) : (
        <Button size="small" busy={adding.isPending} onClick={() => adding.mutate(input)}>
          {texts.add}
        </Button>
      )}
    </div>
  )
}

function stateText(enquiry: EnquiryThread, event: string): string {
  const { is_added_by_me: byMe, is_added_by_them: byThem, vendor } = enquiry
  if (byMe) return byThem ? texts.both(vendor.name, event) : texts.onlyMe(otherName(enquiry))
  return byThem ? texts.onlyThem(otherName(enquiry)) : texts.nobody(vendor.name, event)
}
