import { useState } from 'react'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { type ArrivalRows, arrivalRows, type KeptRows, named, rowsToCheckIn } from './arrival-rows.ts'
import type { Person } from './people.ts'

/** The rows of the list, by the reader's choice of page and search. */
export function useArrivalRows(people: readonly Person[], checksIn: boolean) {
  const [requestedPage, setPage] = useState(1)
  const [showsAll, setShowsAll] = useState(false)
  const [search, setSearch] = useState('')
  const [kept, setKept] = useState<KeptRows>(new Map())

  const added = rowsToCheckIn(people).filter(([id]) => !kept.has(id))
  if (checksIn && added.length > 0) setKept(new Map([...kept, ...added]))

  const all: ArrivalRows = checksIn
    ? arrivalRows(people, kept)
    : { rows: [...people], firstHereId: null, isOutOfOrder: false }
  const found = named(all.rows, search)
  const pages = showsAll ? 1 : Math.max(1, Math.ceil(found.length / PAGE_SIZE.arrivals))
  const page = Math.min(requestedPage, pages)
  const first = showsAll ? 0 : (page - 1) * PAGE_SIZE.arrivals
  return {
    ...all,
    rows: showsAll ? found : found.slice(first, first + PAGE_SIZE.arrivals),
    total: found.length,
    page,
    setPage,
    showsAll,
    setShowsAll,
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setPage(1)
    },
    sortByArrival: () => setKept(new Map(rowsToCheckIn(people))),
  }
}
