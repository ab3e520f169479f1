import { getMe } from '@turnout/contract/accounts'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { getGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { getGameState } from '@turnout/contract/live-match'
import { getWatchedState } from '@turnout/contract/spectators'
import { listSports } from '@turnout/contract/sports'
import { requestUrl } from '../platform/api/call.ts'
import { PAGE_SIZE } from '../platform/specified-figures.ts'
import type { Pattern } from '../routes.ts'

/** What is asked for at an address before the app has come, with `$names` where the address has them. */
export type PrefetchCalls = {
  path: Pattern
  /** Of whoever comes. */
  publicCalls: readonly string[]
  /** Of people with a session alone. */
  signedInCalls: readonly string[]
  /** What is asked once one of them has said what to ask for: `$field` is a field of that answer. */
  followUp?: { after: string; call: string }
  /** Fields of an answer that the waiting page has room for (`said`), as they are. */
  placeholders?: { url: string; fields: readonly string[] }
}

const callUrl = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string =>
  requestUrl(endpoint, input).replaceAll('%24', '$')

const groupParams = { params: { groupId: '$groupId' } }
const linkParams = { params: { token: '$token' } }
const meUrl = callUrl(getMe, {})
/** Fields of an answer with words in them, that nothing has to be made of. */
const placeholders = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  ...fields: readonly (keyof ReplyOf<E> & string)[]
) => ({ url: callUrl(endpoint, input), fields })
const gameDayName = placeholders(getGameDay, groupParams, 'group_name')
const groupNames = placeholders(getGroup, groupParams, 'name', 'venue_name')

/** What the pages that people open most read first. A browser story holds that each asks for all of it, and once. */
export const PREFETCH_CALLS: readonly PrefetchCalls[] = [
  {
    path: '/sports/groups',
    publicCalls: [
      callUrl(listGroups, { query: { page: 1, page_size: PAGE_SIZE.groups } }),
      callUrl(listSports, {}),
    ],
    signedInCalls: [meUrl],
  },
  {
    path: '/sports/groups/$groupId',
    publicCalls: [groupNames.url],
    signedInCalls: [meUrl],
    placeholders: groupNames,
  },
  { path: '/my-sports-groups', publicCalls: [], signedInCalls: [callUrl(listMyGroups, {}), meUrl] },
  {
    path: '/my-sports-groups/$groupId',
    publicCalls: [],
    signedInCalls: [groupNames.url, meUrl],
    placeholders: groupNames,
  },
  {
    path: '/my-sports-groups/$groupId/game-day',
    publicCalls: [],
    signedInCalls: [
      gameDayName.url,
      callUrl(listPlayers, groupParams),
      callUrl(listManualParticipants, groupParams),
      meUrl,
    ],
    placeholders: gameDayName,
  },
  {
    path: '/my-sports-groups/$groupId/live-match',
    publicCalls: [],
    signedInCalls: [gameDayName.url, meUrl],
    followUp: {
      after: gameDayName.url,
      call: callUrl(getGameState, { params: { gameId: '$current_game_id' } }),
    },
  },
  { path: '/watch/$token', publicCalls: [callUrl(getWatchedState, linkParams)], signedInCalls: [] },
]
