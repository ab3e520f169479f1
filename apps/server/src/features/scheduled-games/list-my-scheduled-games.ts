import { listMyScheduledGames as endpoint } from '@turnout/contract/scheduled-games'
import { handle } from '../../handle.ts'
import { memberFromRow } from '../members/public.ts'
import { presentScheduledGame } from './present.ts'
import { gameOf, hasEnded, slotsOf } from './session-games.ts'
import { findGroupsOf, findGuests, findScheduledGames } from './store.ts'

export const listMyScheduledGames = handle(endpoint, async ({ actor }, { sql, clock }) => {
  const now = await clock.now(sql)
  const memberships = await findGroupsOf(sql, actor.id, now)
  const slots = memberships.flatMap(({ group, settings, startedGames, ...row }) =>
    slotsOf(group, now, startedGames).map((slot) => ({ group, settings, startedGames, row, slot })),
  )
  const ids = slots.map(({ slot }) => slot.id)
  const [rows, guests] = await Promise.all([findScheduledGames(sql, ids), findGuests(sql, ids)])
  const stored = new Map(rows.map(({ id, game }) => [id, game]))
  return slots
    .map(({ group, settings, startedGames, row, slot }) => {
      const game = gameOf(group, settings, slot, stored.get(slot.id))
      return { view: { group, settings, startedGames, id: slot.id, slot: slot.slot, game }, row }
    })
    .filter(({ view }) => !hasEnded(view.game, now, view.startedGames))
    .sort((a, b) => a.view.game.session.startsAt - b.view.game.session.startsAt)
    .map(({ view, row }) => {
      const { viewer } = memberFromRow(actor, row)
      return presentScheduledGame(view, guests, { userId: actor.id, viewer, now })
    })
})
