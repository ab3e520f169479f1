import type { UseQueryResult } from '@tanstack/react-query'
import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import type { Position } from '@turnout/rules/geofence'
import { pluralize } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import type { Page } from '../../../platform/api/call.ts'
import { useLastPage } from '../../../platform/api/use-last-page.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { resultList as texts } from '../texts.ts'
import { ListHeading } from './list-page.tsx'
import styles from './result-list.module.css'
import type { ListSearch } from './use-list-search.ts'

const Pager = lazyPart(async () => (await import('../../../ui/pager.tsx')).Pager)

type ResultListProps<T> = {
  query: UseQueryResult<Page<T[]>>
  /** The text for a list that fails to load. */
  failed: string
  search: ListSearch
  perPage: number
  /** The count with its noun: '21 events'. */
  title: (total: number) => string
  /** The order of the list, or the choice of it. */
  order: ReactNode
  /** The class for the columns of cards. */
  cards: string | undefined
  /** In place of an empty list. */
  nothing: ReactNode
  children: (row: T) => ReactNode
}

export function ResultList<T extends { id: string }>(props: ResultListProps<T>) {
  const { query, failed, search, perPage, title, order, cards, nothing, children } = props
  const { data, isPlaceholderData } = query
  const isBeyondLast = useLastPage(query, search.page, perPage, search.replacePage)
  if (!data || isBeyondLast)
    return (
      <div className={styles.nothing}>
        <LoadStatus
          query={query}
          failed={failed}
          skeleton={<Skeleton shape="card" count={6} className={cards} />}
        />
      </div>
    )
  if (data.total === 0) return <div className={styles.nothing}>{nothing}</div>
  return (
    <section aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && styles.stale)}>
      <ListHeading title={title(data.total)} aside={order} />
      <ul className={cards}>
        {data.rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <Pager page={search.page} total={data.total} perPage={perPage} onPage={search.setPage} />
    </section>
  )
}

/** '21 events', or '1,000 events or more'. */
export const countText = (count: number, noun: string): string =>
  count === MAX_COUNTED ? texts.countOrMore(count, noun) : pluralize(count, noun)

/** The order of groups and vendors. */
export const orderText = (position: Position | null): string =>
  position ? texts.nearestFirst : texts.newestFirst
