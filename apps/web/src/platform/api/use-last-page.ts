import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Page } from './call.ts'

type PagedQuery = Pick<UseQueryResult<Page<unknown[]>>, 'data' | 'isPlaceholderData'>

/**
 * Whether the page number is beyond the last page, by an old address or a typed one. Then the last page replaces it
 * in the history, so that Back does not return to it.
 */
export function useLastPage(
  { data, isPlaceholderData }: PagedQuery,
  page: number,
  perPage: number,
  replacePage: (page: number) => void,
): boolean {
  const lastPage = Math.ceil((data?.total ?? 0) / perPage)
  const isBeyondLast = !isPlaceholderData && page > lastPage && lastPage > 0
  useEffect(() => {
    if (isBeyondLast) replacePage(lastPage)
  })
  return isBeyondLast
}
