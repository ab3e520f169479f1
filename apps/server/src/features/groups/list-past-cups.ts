import { listPastCups as endpoint } from '@turnout/contract/games'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { countPastCups, findPastCups } from './past-cups-store.ts'
import { presentPastCups } from './present.ts'
import { findGroup } from './store.ts'

export const listPastCups = handle(
  endpoint,
  ({ sql, clock }: Deps) =>
    async ({ params, query: { page, page_size: limit }, total, refuse }) => {
      const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
      const now = await clock.now(sql)
      total(await countPastCups(sql, group.id, now))
      return presentPastCups(await findPastCups(sql, group.id, now, { limit, offset: (page - 1) * limit }))
    },
)
