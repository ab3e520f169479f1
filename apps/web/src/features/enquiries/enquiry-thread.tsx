import type { EnquiryThread as Thread } from '@turnout/contract/enquiries'
import { useCallback, useEffect } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import header from '../../ui/thread-header.module.css'
import { useReadEnquiry } from './actions.ts'
import { AddressBar } from './address-bar.tsx'
import type { EnquiryBox } from './enquiry-box.ts'
import { EnquiryComposer } from './enquiry-composer.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import styles from './enquiry-page.module.css'
import { fullWhen, otherName } from './enquiry-words.ts'
import { enquiryPage as texts } from './texts.ts'

/** Facts above, then what was written, and where to write. */
export function EnquiryThread({ enquiry, box }: { enquiry: Thread; box?: EnquiryBox | undefined }) {
  const now = useServerMinute()
  const name = otherName(enquiry)
  const latest = enquiry.messages.at(-1)?.id
  const { mutate: markRead } = useReadEnquiry()
  const { id, is_unread: isUnread } = enquiry
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that comes while the thread is open
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
      <EnquiryFacts enquiry={enquiry} />
      <Messages enquiry={enquiry} name={name} now={now} />
      <AddressBar enquiry={enquiry} name={name} />
      <EnquiryComposer enquiry={enquiry} now={now} />
    </>
  )
}

function Messages({ enquiry, name, now }: { enquiry: Thread; name: string; now: number }) {
  const latest = enquiry.messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest stands in view when it comes
  const scrollToEnd = useCallback(
    (log: HTMLElement | null) => log?.scrollTo({ top: log.scrollHeight }),
    [latest],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached with the keyboard
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
