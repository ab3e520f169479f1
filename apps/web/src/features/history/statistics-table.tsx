import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listStatistics, type PersonNumbers, type Sort } from '@turnout/contract/statistics'
import { useCallback } from 'react'
import { readPage } from '../../platform/api/queries.ts'
import { useLastPage } from '../../platform/api/use-last-page.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './statistics-table.module.css'
import { common, statisticsTable as texts } from './texts.ts'
import type { StatisticsSearchState } from './use-statistics-search.ts'

const PER_PAGE = 20

const COLUMNS: readonly (readonly [Sort, string])[] = [
  ['evenings', texts.evenings],
  ['played', texts.played],
  ['won', texts.won],
  ['drawn', texts.drawn],
  ['lost', texts.lost],
  ['goals_for', texts.goalsFor],
  ['goals_against', texts.against],
  ['captaincies', texts.captain],
  ['longest_run', texts.winsInRow],
]

/** Everyone, sorted by the chosen column, highest first. */
export function StatisticsTable({ groupId, search }: { groupId: string; search: StatisticsSearchState }) {
  const { sort, sortBy, page, setPage, replacePage } = search
  const query = { ...search.choice.season, sort, page, page_size: PER_PAGE }
  const statistics = useQuery({
    ...readPage(listStatistics, { params: { groupId }, query }),
    placeholderData: keepPreviousData,
  })
  const { data } = statistics
  const isBeyondLast = useLastPage(statistics, page, PER_PAGE, replacePage)
  if (!data || isBeyondLast)
    return <LoadStatus query={statistics} failed={common.failedToLoadStatistics} rows={5} />
  if (data.total === 0)
    return (
      <EmptyState picture={<LazyGround />} title={texts.nobodyPlayedInThisSeason}>
        {texts.numbersStandHereAfterFirst}
      </EmptyState>
    )
  return (
    <>
      <SortableTable rows={data.rows} sort={sort} sortBy={sortBy} from={(page - 1) * PER_PAGE} />
      <Pager page={page} total={data.total} perPage={PER_PAGE} onPage={setPage} label={texts.pagesOfPeople} />
    </>
  )
}

type SortableTableProps = {
  rows: readonly PersonNumbers[]
  sort: Sort
  sortBy: (sort: Sort) => void
  from: number
}

/** Where it is wider than the screen it scrolls under its names, and the page does not. */
function SortableTable({ rows, sort, sortBy, from }: SortableTableProps) {
  const myId = useMe()?.id ?? null
  const showColumn = useCallback((box: HTMLDivElement | null) => scrollToColumn(box, sort), [sort])
  return (
    <div ref={showColumn} className={styles.box}>
      <table className={styles.table} aria-label={texts.numbersOfEverybody}>
        <thead>
          <tr>
            <th scope="col">{texts.player}</th>
            {COLUMNS.map(([column, label]) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                aria-sort={column === sort ? 'descending' : undefined}
              >
                <button type="button" className={styles.by} onClick={() => sortBy(column)}>
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.user_id} className={classNames(row.user_id === myId && styles.you)}>
              <th scope="row">
                <span className={styles.who}>
                  <span className={styles.place}>{from + index + 1}</span>
                  <Avatar name={row.name} size={36} className="desktop-only" />
                  <span>
                    {withSoftHyphens(row.name)}
                    {row.user_id === myId && <span className="sub"> {texts.you}</span>}
                  </span>
                </span>
              </th>
              {COLUMNS.map(([column]) => (
                <td key={column} className={classNames(column === sort && styles.sorted)}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Scrolls the sorted column into view, also when the address has chosen it. */
function scrollToColumn(box: HTMLElement | null, sort: Sort): void {
  const head = box?.querySelector(`[data-column=${sort}]`)
  if (!box || !head) return
  const beyond = head.getBoundingClientRect().right - box.getBoundingClientRect().right
  if (beyond > 0) box.scrollLeft += beyond
}
