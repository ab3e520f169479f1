import { useNavigate } from '@tanstack/react-router'
import { SORTS, type Sort } from '@turnout/contract/statistics'
import { useState } from 'react'
import { SEASONS } from '../../platform/season.ts'
import { type Chosen, seasonChoice } from '../../platform/use-season.ts'

/** What stands behind the question mark of the statistics, all of it optional. */
export type StatisticsSearch = {
  season?: string | undefined
  from?: string | undefined
  to?: string | undefined
  sort?: string | undefined
  page?: number | undefined
}

const DATE = /^\d{4}-\d\d-\d\d$/
const dateOf = (said: string | undefined) => (said && DATE.test(said) ? said : undefined)

const isSame = (one: Chosen, other: Chosen) =>
  one.name === other.name && one.from === other.from && one.to === other.to

/**
 * Season, order and page live in the address, so that the table keeps its place when somebody comes back to it. The
 * address follows what is chosen a moment later, and a date that stood still for that moment could not be typed.
 */
export function useStatisticsSearch(said: StatisticsSearch, timeZone: string) {
  const navigate = useNavigate()
  const name = SEASONS.find((one) => one === said.season) ?? 'season'
  const sort = SORTS.find((one) => one === said.sort) ?? 'won'
  const written: Chosen = { name, from: dateOf(said.from), to: dateOf(said.to) }
  const [ahead, setAhead] = useState<Chosen | null>(null)
  if (ahead && isSame(ahead, written)) setAhead(null)
  const chosen = ahead ?? written
  const go = (search: StatisticsSearch, replace: boolean) =>
    void navigate({ to: '.', search, replace, resetScroll: false })
  const seasonIn = ({ name, from, to }: Chosen) => ({ season: name, from, to })
  return {
    sort,
    page: ahead ? 1 : (said.page ?? 1),
    choice: seasonChoice(timeZone, chosen, (next) => {
      setAhead(next)
      go({ ...seasonIn(next), sort }, true)
    }),
    sortBy: (next: Sort) => go({ ...seasonIn(chosen), sort: next }, true),
    turnTo: (page: number) => go({ ...seasonIn(chosen), sort, page }, false),
    beAt: (page: number) => go({ ...seasonIn(chosen), sort, page }, true),
  }
}

export type StatisticsSearchState = ReturnType<typeof useStatisticsSearch>
