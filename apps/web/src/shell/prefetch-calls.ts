import type { Endpoint, InputOf } from '@turnout/contract/endpoint'
import { countEvents, listEvents } from '@turnout/contract/event-search'
import { getEvent } from '@turnout/contract/events'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { getGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { getGameState } from '@turnout/contract/live-match'
import { getMe } from '@turnout/contract/me'
import { getWatchedState } from '@turnout/contract/spectators'
import { listSports } from '@turnout/contract/sports'
import { getVendor, listVendors } from '@turnout/contract/vendors'
import { EVENT_PAGE_SIZE } from '../features/events/event-query.ts'
import { VENDOR_PAGE_SIZE } from '../features/vendors/use-vendor-search.ts'
import { requestUrl } from '../platform/api/call.ts'
import { read } from '../platform/api/queries.ts'
import { storageKey } from '../platform/api/query-persister.ts'
import { PAGE_SIZE } from '../platform/specified-figures.ts'
import type { Pattern } from '../routes.ts'

/** The requests at an address before the app has loaded, with `$names` where the address has them. */
export type PrefetchCalls = {
  path: Pattern
  /** For everyone. */
  publicCalls: readonly string[]
  /** With a session only. */
  signedInCalls: readonly string[]
  /**
   * What is requested once one of these answers has named it: `$field` is a field of that answer. The answer `stored` on
   * an earlier visit is mostly still right, and saves a round trip.
   */
  followUp?: { after: string; call: string; stored: string }
}

const callUrl = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string =>
  requestUrl(endpoint, input).replaceAll('%24', '$')

const groupParams = { params: { groupId: '$groupId' } }
const linkParams = { params: { token: '$token' } }
const meUrl = callUrl(getMe, {})
const gameDayUrl = callUrl(getGameDay, groupParams)
const groupUrl = callUrl(getGroup, groupParams)

const forAll = (path: Pattern, ...publicCalls: string[]): PrefetchCalls => ({
  path,
  publicCalls,
  signedInCalls: [meUrl],
})
const forMembers = (path: Pattern, ...calls: string[]): PrefetchCalls => ({
  path,
  publicCalls: [],
  signedInCalls: [...calls, meUrl],
})

/** The first requests of the most used pages. A browser story holds that each page sends all of them, once. */
export const PREFETCH_CALLS: readonly PrefetchCalls[] = [
  forAll(
    '/sports/groups',
    callUrl(listGroups, { query: { page: 1, page_size: PAGE_SIZE.groups } }),
    callUrl(listSports, {}),
  ),
  forAll('/sports/groups/$groupId', groupUrl),
  forAll(
    '/events',
    callUrl(listEvents, { query: { page: 1, page_size: EVENT_PAGE_SIZE } }),
    callUrl(countEvents, {}),
  ),
  forAll('/events/$eventId', callUrl(getEvent, { params: { eventId: '$eventId' } })),
  forAll('/vendors', callUrl(listVendors, { query: { page: 1, page_size: VENDOR_PAGE_SIZE } })),
  forAll('/vendors/$vendorId', callUrl(getVendor, { params: { vendorId: '$vendorId' } })),
  forMembers('/my-sports-groups', callUrl(listMyGroups, {})),
  forMembers('/my-sports-groups/$groupId', groupUrl),
  forMembers(
    '/my-sports-groups/$groupId/game-day',
    gameDayUrl,
    callUrl(listPlayers, groupParams),
    callUrl(listManualParticipants, groupParams),
  ),
  {
    ...forMembers('/my-sports-groups/$groupId/live-match', gameDayUrl),
    followUp: {
      after: gameDayUrl,
      stored: storageKey(read(getGameDay, groupParams).queryKey),
      call: callUrl(getGameState, { params: { gameId: '$current_game_id' } }),
    },
  },
  { path: '/watch/$token', publicCalls: [callUrl(getWatchedState, linkParams)], signedInCalls: [] },
]
