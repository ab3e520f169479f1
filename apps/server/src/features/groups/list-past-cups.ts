import { listPastCups as endpoint } from '@turnout/contract/games'
import { handle } from '../../handle.ts'
import { countPastCups, findPastCups } from './past-cups-store.ts'
import { presentPastCups } from './present.ts'
import { findGroup } from './store.ts'

export const listPastCups = handle(
  endpoint,
  async ({ params, query: { page, page_size: limit }, total, refuse, read }, { sql, clock }) => {
    const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
    const now = await clock.now(sql)
    const paging = { limit, offset: (page - 1) * limit }
    const [count, cups] = await read((sql) =>
      Promise.all([countPastCups(sql, group.id, now), findPastCups(sql, group.id, now, paging)]),
    )
    total(count)
    return presentPastCups(cups)
  },
)
