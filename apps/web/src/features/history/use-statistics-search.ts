import { useNavigate } from '@tanstack/react-router'
import { SORTS, type Sort } from '@turnout/contract/statistics'
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

/** Season, order and page live in the address, so that the table keeps its place when somebody comes back to it. */
export function useStatisticsSearch(said: StatisticsSearch, timeZone: string) {
  const navigate = useNavigate()
  const name = SEASONS.find((one) => one === said.season) ?? 'season'
  const sort = SORTS.find((one) => one === said.sort) ?? 'won'
  const chosen: Chosen = { name, from: dateOf(said.from), to: dateOf(said.to) }
  const go = (search: StatisticsSearch, replace: boolean) =>
    void navigate({ to: '.', search, replace, resetScroll: false })
  const seasonIn = ({ name, from, to }: Chosen) => ({ season: name, from, to })
  return {
    sort,
    page: said.page ?? 1,
    choice: seasonChoice(timeZone, chosen, (next) => go({ ...seasonIn(next), sort }, true)),
    sortBy: (next: Sort) => go({ ...seasonIn(chosen), sort: next }, true),
    turnTo: (page: number) => go({ ...seasonIn(chosen), sort, page }, false),
  }
}

export type StatisticsSearchState = ReturnType<typeof useStatisticsSearch>
