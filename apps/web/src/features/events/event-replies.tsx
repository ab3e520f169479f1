import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type EventReply, getEventReplies, listEventReplies } from '@turnout/contract/event-replies'
import type { Event } from '@turnout/contract/events'
import { useState } from 'react'
import { readPage } from '../../platform/api/queries.ts'
import { useLastPage } from '../../platform/api/use-last-page.ts'
import { useDownload } from '../../platform/files/use-download.ts'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SearchField } from '../search/public/search-field.tsx'
import { ReplyLine, ReplyLines } from '../who-comes/public/reply-line.tsx'
import { useCheckInReply, useUndoCheckIn } from './actions.ts'
import { dateAndTime, isCheckInOpen } from './event-words.ts'
import styles from './host-panel.module.css'
import { checkIn, replies as texts } from './texts.ts'

const PAGE_SIZE = 12
const REFETCH_MS = 30_000

type Answer = EventReply['answer']

/** For hosts: everyone who answered, with their guests, in one tab for each answer. */
export function EventReplies({ event }: { event: Event }) {
  const [answer, setAnswer] = useState<Answer>('going')
  const { save, isPending } = useDownload(getEventReplies, { params: { eventId: event.id } })
  const counts = {
    going: event.going_count,
    waiting: event.waiting_count,
    not_going: event.host_counts?.out ?? 0,
  }
  const now = useServerMinute()
  const isOpen = isCheckInOpen(event, now)
  const arrived = event.host_counts?.arrived ?? 0
  const total = counts.going + counts.waiting + counts.not_going
  const tabs = (['going', 'waiting', 'not_going'] as const).map((key) => ({
    key,
    text: `${texts.tabs[key]} ${counts[key]}`,
    content: (
      <ReplyList key={key} event={event} answer={key} isLong={counts[key] > PAGE_SIZE} isOpen={isOpen} />
    ),
  }))
  return (
    <Panel title={texts.title} aside={isOpen || arrived > 0 ? texts.here(arrived, counts.going) : total}>
      <Tabs label={texts.label} tabs={tabs} current={answer} onChange={(key) => setAnswer(key as Answer)} />
      <Button wide className={styles.save} busy={isPending} busyText={texts.saving} onClick={save}>
        {texts.save}
      </Button>
    </Panel>
  )
}

const noteOf = ({ guest_of, answered_at }: EventReply, timeZone: string): string =>
  guest_of === null ? dateAndTime(answered_at, timeZone) : texts.guestOf(guest_of)

type ReplyListProps = { event: Event; answer: Answer; isLong: boolean; isOpen: boolean }

function ReplyList({ event, answer, isLong, isOpen }: ReplyListProps) {
  const [{ search, page }, setShown] = useState({ search: '', page: 1 })
  const query = { answer, search, page, page_size: PAGE_SIZE }
  const replies = useQuery({
    ...readPage(listEventReplies, { params: { eventId: event.id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  })
  const { data } = replies
  const setPage = (next: number) => setShown({ search, page: next })
  const isBeyondLast = useLastPage(replies, page, PAGE_SIZE, setPage)
  if (!data || isBeyondLast)
    return <LoadStatus inline query={replies} failed={texts.failed} rows={3} loading={texts.loading} />
  return (
    <div className="stack gap-8">
      {isLong && (
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onSearch={(text = '') => setShown({ search: text, page: 1 })}
        />
      )}
      {data.total === 0 && <p className="sub">{search ? texts.notFound(search) : texts.none[answer]}</p>}
      <ReplyLines>
        {data.rows.map((reply) => (
          <ReplyLine
            key={reply.id}
            name={reply.name}
            image={reply.profile_image_url}
            note={noteOf(reply, event.time_zone)}
            number={reply.position}
          >
            <ReplyCheckIn {...{ event, reply, isOpen }} />
          </ReplyLine>
        ))}
      </ReplyLines>
      <Pager page={page} total={data.total} perPage={PAGE_SIZE} onPage={setPage} />
    </div>
  )
}

type ReplyCheckInProps = { event: Event; reply: EventReply; isOpen: boolean }

/** At the end of a row: a host checks the person in, or takes that back. */
function ReplyCheckIn({ event, reply, isOpen }: ReplyCheckInProps) {
  const { press, pending } = useCheckInReply()
  const undo = useUndoCheckIn()
  const params = { eventId: event.id, replyId: reply.id }
  if (reply.arrived_at !== null)
    return (
      <>
        <span className="sub">{texts.hereSince(clockTime(reply.arrived_at, event.time_zone))}</span>
        {isOpen && (
          <LazyMenu
            label={texts.more(reply.name)}
            items={[{ text: texts.undo, icon: 'cross', onSelect: () => undo.mutate({ params }) }]}
          />
        )}
      </>
    )
  if (!isOpen || reply.answer === 'not_going') return null
  return (
    <Button
      size="small"
      aria-label={texts.checkInFor(reply.name)}
      busy={pending.some((input) => input.params.replyId === reply.id)}
      busyText={navigator.onLine ? checkIn.checkingIn : checkIn.waiting}
      onClick={() => press({ params })}
    >
      {checkIn.checkIn}
    </Button>
  )
}
