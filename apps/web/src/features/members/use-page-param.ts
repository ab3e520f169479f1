import type { GroupMember } from '@turnout/contract/members'
import { useNavigate, useSearch } from '../../platform/router/router-hooks.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'

/**
 * Eight to a page, which stands in the address, so that the list keeps its place. When the last one of a page goes,
 * the page before it takes its place.
 */
export function usePageParam(param: 'page' | 'asking', all: readonly GroupMember[]) {
  const navigate = useNavigate()
  const search = useSearch()
  const requested = search[param] ?? 1
  const turnTo = (to: number) =>
    void navigate({ to: '.', search: { ...search, [param]: to }, resetScroll: false })
  const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE.members))
  const page = Math.min(requested, last)
  const from = (page - 1) * PAGE_SIZE.members
  return { rows: all.slice(from, from + PAGE_SIZE.members), total: all.length, page, turnTo }
}
