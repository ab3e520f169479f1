import { getMe } from '@turnout/contract/accounts'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { getGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { getGameState } from '@turnout/contract/live-match'
import { getWatchedState } from '@turnout/contract/spectators'
import { listSports } from '@turnout/contract/sports'
import { urlOf } from '../platform/api.ts'
import type { Pattern } from '../platform/paths.ts'
import { PAGE_SIZE } from '../platform/texts.ts'

/** What is asked for at an address before the app has come, with `$names` where the address has them. */
export type FirstCalls = {
  at: Pattern
  /** Of whoever comes. */
  anyone: readonly string[]
  /** Of people with a session alone. */
  own: readonly string[]
  /** What is asked once one of them has said what to ask for: `$field` is a field of that answer. */
  next?: { after: string; ask: string }
  /** Fields of an answer that the waiting page has room for (`said`), as they are. */
  says?: { of: string; fields: readonly string[] }
}

const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string =>
  urlOf(endpoint, input).replaceAll('%24', '$')

const ofGroup = { params: { groupId: '$groupId' } }
const ofLink = { params: { token: '$token' } }
const me = ask(getMe, {})
/** Fields of an answer with words in them, that nothing has to be made of. */
const says = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  ...fields: readonly (keyof ReplyOf<E> & string)[]
) => ({ of: ask(endpoint, input), fields })
const day = says(getGameDay, ofGroup, 'group_name')
const group = says(getGroup, ofGroup, 'name', 'venue_name')

/** What the pages that people open most read first. A browser story holds that each asks for all of it, and once. */
export const FIRST_CALLS: readonly FirstCalls[] = [
  {
    at: '/sports/groups',
    anyone: [ask(listGroups, { query: { page: 1, page_size: PAGE_SIZE.groups } }), ask(listSports, {})],
    own: [me],
  },
  { at: '/sports/groups/$groupId', anyone: [group.of], own: [me], says: group },
  { at: '/my-sports-groups', anyone: [], own: [ask(listMyGroups, {}), me] },
  { at: '/my-sports-groups/$groupId', anyone: [], own: [group.of, me], says: group },
  {
    at: '/my-sports-groups/$groupId/game-day',
    anyone: [],
    own: [day.of, ask(listPlayers, ofGroup), ask(listManualParticipants, ofGroup), me],
    says: day,
  },
  {
    at: '/my-sports-groups/$groupId/live-match',
    anyone: [],
    own: [day.of, me],
    next: { after: day.of, ask: ask(getGameState, { params: { gameId: '$current_game_id' } }) },
  },
  { at: '/watch/$token', anyone: [ask(getWatchedState, ofLink)], own: [] },
]
