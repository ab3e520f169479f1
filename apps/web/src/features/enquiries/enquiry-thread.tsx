import type { Enquiry, EnquiryThread as Thread } from '@turnout/contract/enquiries'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import header from '../../ui/thread-header.module.css'
import { useAddToEvent, useReadEnquiry, useTakeFromEvent } from './actions.ts'
import type { EnquiryBox } from './enquiry-box.ts'
import { EnquiryComposer } from './enquiry-composer.tsx'
import styles from './enquiry-page.module.css'
import { dayText, fullWhen, otherName } from './enquiry-words.ts'
import { addresses as addressesTexts, eventBar, enquiryPage as texts } from './texts.ts'

/** The facts, the messages, and the composer. */
export function EnquiryThread({ enquiry, box }: { enquiry: Thread; box?: EnquiryBox | undefined }) {
  const now = useServerMinute()
  const name = otherName(enquiry)
  const latest = enquiry.messages.at(-1)?.id
  const { mutate: markRead } = useReadEnquiry()
  const { id, is_unread: isUnread } = enquiry
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that arrives while the thread is open
  useEffect(() => {
    if (isUnread) markRead({ params: { enquiryId: id } })
  }, [id, isUnread, latest])

  return (
    <>
      <header className={header.header}>
        <Link
          to="/vendors/enquiries"
          search={{ box }}
          className={header.wayOut}
          aria-label={texts.backToEnquiries}
        >
          <Icon name="back" size={22} />
        </Link>
        <Avatar name={name} size={40} />
        <div className={header.titles}>
          <h1 className={header.title}>{name}</h1>
          <p className={styles.asked}>{texts.askedOn(fullWhen(enquiry.created_at, now))}</p>
        </div>
        {enquiry.side === 'asker' && (
          <Link to="/vendors/$vendorId" params={{ vendorId: enquiry.vendor.id }} className={styles.seePage}>
            {texts.seePage}
          </Link>
        )}
      </header>
      <EnquiryFacts enquiry={enquiry} now={now} />
      <Messages enquiry={enquiry} name={name} now={now} />
      <AddressBar enquiry={enquiry} name={name} />
      <EnquiryComposer enquiry={enquiry} now={now} />
    </>
  )
}

function Messages({ enquiry, name, now }: { enquiry: Thread; name: string; now: number }) {
  const latest = enquiry.messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message scrolls into view
  const scrollToEnd = useCallback(
    (log: HTMLElement | null) => log?.scrollTo({ top: log.scrollHeight }),
    [latest],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part has to be reachable by keyboard
    <div ref={scrollToEnd} className={styles.log} role="log" aria-label={texts.messages} tabIndex={0}>
      {enquiry.messages.map(({ id, text, sent_at, is_mine }) => {
        const time = fullWhen(sent_at, now)
        return (
          <div key={id} className={classNames(styles.message, is_mine && styles.mine)}>
            <p className={styles.bubble} dir="auto">
              {text}
            </p>
            <span className={styles.time}>{is_mine ? texts.youAt(time) : texts.themAt(name, time)}</span>
          </div>
        )
      })}
    </div>
  )
}

/** When, where and for which event, if given. */
function EnquiryFacts({ enquiry, now }: { enquiry: Enquiry; now: number }) {
  const { date, place, event } = enquiry
  if (!date && !place && !event) return null
  return (
    <dl className={styles.facts} aria-label={texts.facts}>
      {date && <Fact name={texts.when}>{dayText(date, now)}</Fact>}
      {place && <Fact name={texts.where}>{place}</Fact>}
      {event && (
        <Fact name={texts.event}>
          <Link to="/events/$eventId" params={{ eventId: event.id }}>
            {event.title}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const ShareAddressDialog = lazyPart(
  async () => (await import('./share-address-dialog.tsx')).ShareAddressDialog,
  MissingSheet,
)

/** The event with the vendor, and whose address is shared. */
function AddressBar({ enquiry, name }: { enquiry: Thread; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { is_my_email_shared: isShared, shared_email: theirs } = enquiry
  return (
    <div className={styles.addresses}>
      <EventBar enquiry={enquiry} />
      {theirs && (
        <p className={styles.address}>
          <Icon name="mail" />
          <span>
            {addressesTexts.theirs(name)}: <a href={`mailto:${theirs}`}>{theirs}</a>
          </span>
        </p>
      )}
      <div className={styles.address}>
        <Icon name={isShared ? 'tick' : 'lock'} />
        <p>{isShared ? addressesTexts.shared(name) : addressesTexts.hidden(name)}</p>
        {!isShared && (
          <Button size="small" onClick={() => setOpen(true)}>
            {addressesTexts.share}
          </Button>
        )}
      </div>
      {isOpen && <ShareAddressDialog enquiry={enquiry} name={name} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Whether the vendor is on the event's page, and what this side can do about it. */
function EventBar({ enquiry }: { enquiry: Thread }) {
  const adding = useAddToEvent()
  const takingBack = useTakeFromEvent()
  const { mutate, isPending } = enquiry.is_added_by_me ? takingBack : adding
  if (!enquiry.event) return null
  return (
    <div className={styles.address}>
      <Icon name="ticket" />
      <p>{stateText(enquiry, enquiry.event.title)}</p>
      <Button size="small" busy={isPending} onClick={() => mutate({ params: { enquiryId: enquiry.id } })}>
        {enquiry.is_added_by_me ? eventBar.takeBack : eventBar.add}
      </Button>
    </div>
  )
}

function stateText(enquiry: Thread, event: string): string {
  const { is_added_by_me: byMe, is_added_by_them: byThem, vendor } = enquiry
  if (byMe) return byThem ? eventBar.both(vendor.name, event) : eventBar.onlyMe(otherName(enquiry))
  return byThem ? eventBar.onlyThem(otherName(enquiry)) : eventBar.nobody(vendor.name, event)
}
