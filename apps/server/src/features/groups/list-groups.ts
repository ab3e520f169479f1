import { listGroups as endpoint } from '@turnout/contract/groups'
import { findSport } from '@turnout/rules/sports'
import { handle } from '../../handle.ts'
import { viewerIdOf } from '../members/public.ts'
import { presentGroup } from './present.ts'
import { searchGroups } from './search.ts'

export const listGroups = handle(endpoint, async ({ query, actor, total, read }, { sql, clock }) => {
  const { search, sport, day, latitude, longitude, within_km: withinKm } = query
  const viewerId = viewerIdOf(actor)
  const criteria = {
    text: search ?? '',
    // no group plays an unknown sport, so the list is then empty
    sportId: sport && (findSport(sport)?.id ?? sport),
    day,
    near: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    withinKm,
  }
  const now = actor?.at ?? (await clock.now(sql))
  const paging = { page: query.page, size: query.page_size }
  const result = await read((sql) => searchGroups(sql, { viewerId, now }, criteria, paging))
  total(result.total)
  return result.views.map((view) => presentGroup(view, viewerId, now))
})
