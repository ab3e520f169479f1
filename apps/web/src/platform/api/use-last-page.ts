import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Page } from './call.ts'

type PagedQuery = Pick<UseQueryResult<Page<unknown[]>>, 'data' | 'isPlaceholderData'>

/**
 * Whether the page lies past the last one, by an address from when there were more, or one that somebody wrote. Then
 * the last one takes its place, and the way back does not lead past it again.
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
