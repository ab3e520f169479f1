import { getScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentDetails } from './present.ts'
import { findSessionGames } from './session-games.ts'
import { findGuests, findPeople, findSettings } from './store.ts'

export const getScheduledGame = handle(
  endpoint,
  ({ sql, clock }: Deps) =>
    async ({ params, actor, refuse }) => {
      const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
      const viewer = await viewerOf(sql, actor, group.id)
      if (!may.answer(viewer)) refuse('not-allowed')
      const [settings, now] = await Promise.all([findSettings(sql, group.id), clock.now(sql)])
      const games = await findSessionGames(sql, group, settings, now)
      const found = games.find(({ id }) => id === params.gameId) ?? refuse('scheduled-game-not-found')
      const [guests, people] = await Promise.all([findGuests(sql, [found.id]), findPeople(sql, group.id)])
      return presentDetails({ group, settings, ...found }, guests, people, { userId: actor.id, viewer, now })
    },
)
