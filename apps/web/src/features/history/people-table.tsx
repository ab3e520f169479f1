import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listStatistics, type PersonNumbers, type Sort } from '@turnout/contract/statistics'
import { useEffect } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { whyNothing } from '../../platform/problem-error.ts'
import { readPage } from '../../platform/queries.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/state-card.tsx'
import styles from './people-table.module.css'
import type { StatisticsSearchState } from './use-statistics-search.ts'

const PER_PAGE = 20

const COLUMNS: readonly (readonly [Sort, string])[] = [
  ['evenings', 'Evenings'],
  ['played', 'Played'],
  ['won', 'Won'],
  ['drawn', 'Drawn'],
  ['lost', 'Lost'],
  ['goals_for', 'Goals for'],
  ['goals_against', 'Against'],
  ['captaincies', 'Captain'],
  ['longest_run', 'Wins in a row'],
]

/** Everybody by the column that somebody chose, most first. On a phone each is a card. */
export function PeopleTable({ groupId, search }: { groupId: string; search: StatisticsSearchState }) {
  const { sort, sortBy, page, turnTo, beAt } = search
  const query = { ...search.choice.season, sort, page, page_size: PER_PAGE }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...readPage(listStatistics, { params: { groupId }, query }),
    placeholderData: keepPreviousData,
  })
  const last = Math.ceil((data?.total ?? 0) / PER_PAGE)
  // an address from when there were more, or one that somebody wrote
  const isPast = !isPlaceholderData && page > last && last > 0
  useEffect(() => {
    if (isPast) beAt(last)
  })
  if (!data || isPast)
    return error ? (
      <ErrorState
        title="Failed to load the statistics."
        picture={<EmptyGround mood="error" />}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {whyNothing(error)}
      </ErrorState>
    ) : (
      <Skeleton shape="row" count={5} />
    )
  if (data.total === 0)
    return (
      <EmptyState picture={<EmptyGround />} title="Nobody played in this season.">
        Numbers stand here after the first evening. Another season may have some.
      </EmptyState>
    )
  return (
    <>
      <SelectField
        className={styles.sort}
        label="Most first by"
        value={sort}
        onChange={(event) => sortBy(event.target.value as Sort)}
      >
        {COLUMNS.map(([column, word]) => (
          <option key={column} value={column}>
            {word}
          </option>
        ))}
      </SelectField>
      <Table rows={data.rows} sort={sort} sortBy={sortBy} from={(page - 1) * PER_PAGE} />
      <Pager page={page} total={data.total} perPage={PER_PAGE} onPage={turnTo} label="Pages of people" />
    </>
  )
}

type TableProps = {
  rows: readonly PersonNumbers[]
  sort: Sort
  sortBy: (sort: Sort) => void
  from: number
}

function Table({ rows, sort, sortBy, from }: TableProps) {
  const viewer = useViewer()
  const myId = viewer && viewer !== 'loading' ? viewer.id : null
  return (
    <table className={styles.table} aria-label="Numbers of everybody">
      <thead>
        <tr>
          <th scope="col">Player</th>
          {COLUMNS.map(([column, word]) => (
            <th key={column} scope="col" aria-sort={column === sort ? 'descending' : undefined}>
              <span className={styles.word}>{word}</span>
              <button type="button" className={styles.by} onClick={() => sortBy(column)}>
                {word}
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
                <Avatar name={row.name} size={36} />
                <span>
                  {row.name}
                  {row.user_id === myId && <span className="sub"> (you)</span>}
                </span>
              </span>
            </th>
            {COLUMNS.map(([column, word]) => (
              <td key={column} data-word={word} className={classNames(column === sort && styles.sorted)}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
