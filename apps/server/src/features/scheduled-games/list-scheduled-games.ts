import { listScheduledGames as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentScheduledGame } from './present.ts'
import { findSessionGames } from './session-games.ts'
import { findGuests, findSettings } from './store.ts'

export const listScheduledGames = handle(
  endpoint,
  ({ sql, clock }: Deps) =>
    async ({ params, actor, refuse }) => {
      const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
      const viewer = await viewerOf(sql, actor, group.id)
      if (!may.answer(viewer)) refuse('not-allowed')
      const [settings, now] = await Promise.all([findSettings(sql, group.id), clock.now(sql)])
      const games = await findSessionGames(sql, group, settings, now)
      const guests = await findGuests(
        sql,
        games.map(({ id }) => id),
      )
      const reader = { userId: actor.id, viewer, now }
      return games.map((game) => presentScheduledGame({ group, settings, ...game }, guests, reader))
    },
)
