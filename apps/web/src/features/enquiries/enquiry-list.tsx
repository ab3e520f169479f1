import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Enquiry, listEnquiries } from '@turnout/contract/enquiries'
import { MarketScene } from '../../art/market-scene.tsx'
import { readPage } from '../../platform/api/queries.ts'
import { useLastPage } from '../../platform/api/use-last-page.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useLocation } from '../../platform/router/router-hooks.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { classNames } from '../../ui/class-names.ts'
import { Inbox, InboxRow, InboxWords, inboxLink } from '../../ui/inbox.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './enquiries-page.module.css'
import { type EnquiryBox, queryOf } from './enquiry-box.ts'
import { factsLine, otherName, shortWhen } from './enquiry-words.ts'
import { enquiriesPage as texts } from './texts.ts'

const PAGE_SIZE = 20
const REFETCH_MS = 60_000

type EnquiryListProps = { box: EnquiryBox; page: number; onPage: (page: number) => void }

export function EnquiryList({ box, page, onPage }: EnquiryListProps) {
  const enquiries = useQuery({
    ...readPage(listEnquiries, { query: { ...queryOf(box), page, page_size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  })
  const now = useServerMinute()
  const { data } = enquiries
  const isBeyondLast = useLastPage(enquiries, page, PAGE_SIZE, onPage)
  if (!data || isBeyondLast)
    return <LoadStatus query={enquiries} failed={texts.failedToLoad} rows={4} loading={texts.loading} />
  if (data.total === 0) return <NoEnquiries box={box} />
  return (
    <div className="panels" aria-busy={enquiries.isPlaceholderData}>
      <Inbox>
        {data.rows.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} box={box} now={now} />
        ))}
      </Inbox>
      <Pager page={page} total={data.total} perPage={PAGE_SIZE} onPage={onPage} label={texts.pages} />
    </div>
  )
}

function EnquiryRow({ enquiry, box, now }: { enquiry: Enquiry; box: EnquiryBox; now: number }) {
  const { last_message: last, is_unread: isUnread } = enquiry
  const { pathname } = useLocation()
  const name = otherName(enquiry)
  const facts = factsLine(enquiry, now)
  return (
    <InboxRow isUnread={isUnread}>
      <Link
        to="/vendors/enquiries/$enquiryId"
        params={{ enquiryId: enquiry.id }}
        search={{ box }}
        className={inboxLink}
        aria-current={pathname.endsWith(enquiry.id) ? 'page' : undefined}
      >
        <InboxWords
          {...{ name, size: 40, title: name, at: last.sent_at }}
          when={shortWhen(last.sent_at, now)}
          unread={isUnread && texts.unread}
        >
          <span className={classNames(styles.excerpt, isUnread && styles.fresh)} dir="auto">
            {last.is_mine ? texts.you(last.text) : last.text}
          </span>
          {facts && <span className={`sub ${styles.excerpt}`}>{facts}</span>}
        </InboxWords>
      </Link>
    </InboxRow>
  )
}

function NoEnquiries({ box }: { box: EnquiryBox }) {
  const { title, text } = texts.empty[box]
  const action = box === 'sent' && <ButtonLink to="/vendors">{texts.findVendor}</ButtonLink>
  return (
    <EmptyState picture={<MarketScene />} title={title} action={action}>
      {text}
    </EmptyState>
  )
}
