import { SORTS, type Sort } from '@turnout/contract/statistics'
import { useState } from 'react'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import type { SearchParams } from '../../platform/router/search-params.ts'
import { SEASONS } from './public/season.ts'
import { type ChosenSeason, seasonChoice } from './public/use-season.ts'

/** The search params of the statistics. */
export type StatisticsSearch = Pick<SearchParams, 'season' | 'from' | 'to' | 'sort' | 'page'>

const DATE = /^\d{4}-\d\d-\d\d$/
const validDate = (text: string | undefined) => (text && DATE.test(text) ? text : undefined)

const isSame = (one: ChosenSeason, other: ChosenSeason) =>
  one.name === other.name && one.from === other.from && one.to === other.to

/**
 * Season, order and page are in the address, so that the table keeps its place when a person returns. The address
 * follows the choice a moment later: a date field that waited for it could not be typed in.
 */
export function useStatisticsSearch(params: StatisticsSearch, timeZone: string) {
  const navigate = useNavigate()
  const name = SEASONS.find((option) => option === params.season) ?? 'season'
  const sort = SORTS.find((option) => option === params.sort) ?? 'won'
  const fromAddress: ChosenSeason = { name, from: validDate(params.from), to: validDate(params.to) }
  const [pendingChoice, setPendingChoice] = useState<ChosenSeason | null>(null)
  if (pendingChoice && isSame(pendingChoice, fromAddress)) setPendingChoice(null)
  const chosen = pendingChoice ?? fromAddress
  const updateSearch = (search: StatisticsSearch, replace: boolean) =>
    void navigate({ to: '.', search, replace, resetScroll: false })
  const seasonParams = ({ name, from, to }: ChosenSeason) => ({ season: name, from, to })
  return {
    sort,
    page: pendingChoice ? 1 : (params.page ?? 1),
    choice: seasonChoice(timeZone, chosen, (next) => {
      setPendingChoice(next)
      updateSearch({ ...seasonParams(next), sort }, true)
    }),
    sortBy: (next: Sort) => updateSearch({ ...seasonParams(chosen), sort: next }, true),
    setPage: (page: number) => updateSearch({ ...seasonParams(chosen), sort, page }, false),
    replacePage: (page: number) => updateSearch({ ...seasonParams(chosen), sort, page }, true),
  }
}

export type StatisticsSearchState = ReturnType<typeof useStatisticsSearch>
