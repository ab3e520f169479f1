import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listNotifications, type Notification } from '@turnout/contract/notifications'
import { type Ref, useRef, useState } from 'react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Button } from '../../ui/button.tsx'
import { Inbox } from '../../ui/inbox.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useReadAll } from './actions.ts'
import { byDay } from './by-day.ts'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications.module.css'
import { list as texts } from './texts.ts'

const PAGE_SIZE = 20
const REFETCH_MS = 60_000

export function NotificationList() {
  const newestDay = useRef<HTMLElement>(null)
  const query = useQuery({
    ...read(listNotifications, { query: { page_size: PAGE_SIZE } }),
    refetchInterval: REFETCH_MS,
  })
  if (!query.data) return <LoadStatus query={query} failed={texts.failed} rows={6} loading={texts.loading} />
  const { notifications, unread_count, next } = query.data
  if (notifications.length === 0)
    return (
      <EmptyState picture={<LazyGround />} title={texts.nothingTitle}>
        {texts.nothing}
      </EmptyState>
    )
  return (
    <>
      <ReadAll
        unreadCount={unread_count}
        upTo={notifications[0]?.created_at ?? 0}
        onRead={() => newestDay.current?.focus({ preventScroll: true })}
      />
      <Days notifications={notifications} firstDay={newestDay} />
      {next && <Earlier before={next} />}
    </>
  )
}

type ReadAllProps = { unreadCount: number; upTo: number; onRead: () => void }

/** The button goes once all are read, and the list takes the focus. */
function ReadAll({ unreadCount, upTo, onRead }: ReadAllProps) {
  const { mutate, isPending } = useReadAll()
  if (unreadCount === 0) return null
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.readAll}
      busy={isPending}
      onClick={() => mutate({ body: { up_to: new Date(upTo).toISOString() } }, { done: onRead })}
    >
      {texts.markAllRead}
    </Button>
  )
}

/** The next page of older notifications, on demand. */
function Earlier({ before }: { before: string }) {
  const page = read(listNotifications, { query: { before, page_size: PAGE_SIZE } })
  // pages that were open before are part of the list's next read mark
  const [isOpen, setOpen] = useState(() => queryClient.getQueryData(page.queryKey) !== undefined)
  const query = useQuery({
    ...page,
    enabled: isOpen,
    // a new notification moves the start of the page, and open pages stay open
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (!data) {
    const button = (
      <Button wide busy={query.isFetching} onClick={() => setOpen(true)}>
        {texts.earlier}
      </Button>
    )
    return isOpen ? <LoadStatus inline query={query} failed={texts.failed} skeleton={button} /> : button
  }
  return (
    <>
      <Days notifications={data.notifications} />
      {data.next && <Earlier before={data.next} />}
    </>
  )
}

type DaysProps = { notifications: readonly Notification[]; firstDay?: Ref<HTMLElement> }

function Days({ notifications, firstDay }: DaysProps) {
  const now = useServerMinute()
  const days = byDay(notifications, { now, timeZone: localTimeZone() })
  return days.map(({ date, title, notifications }, index) => (
    <section key={date} aria-label={title} ref={index === 0 ? firstDay : undefined} tabIndex={-1}>
      <h2 className={styles.day}>{title}</h2>
      <Inbox>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} now={now} />
        ))}
      </Inbox>
    </section>
  ))
}
