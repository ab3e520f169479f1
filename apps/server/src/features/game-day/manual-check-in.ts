import { manualCheckIn as endpoint } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { newId } from '../../platform/ids.ts'
import { loadPeople } from '../game/public.ts'
import { checkInAll } from './arrivals.ts'
import { presentGuests } from './present.ts'
import { lockToday } from './today.ts'

export const manualCheckIn = handle(endpoint, async ({ params, body, actor, transact, refuse }, deps) => {
  const arrivals = body.map(({ name, email, phone }) => ({
    id: newId(),
    guestName: name,
    guestEmail: email || null,
    guestPhone: phone || null,
    method: 'guest' as const,
  }))
  return transact(async (sql) => {
    const today = await lockToday(deps, sql, params.groupId, actor, refuse)
    if (!may.checkInGuests(today.viewer)) return refuse('not-allowed')
    const { game, gameRow } = await checkInAll(deps, sql, {
      name: 'manualCheckIn',
      actor,
      today,
      refuse,
      arrivals,
      may: may.checkInGuests,
    })
    const guests = presentGuests(game, await loadPeople(sql, gameRow.id), { contacts: true })
    return guests.filter(({ id }) => arrivals.some((arrival) => arrival.id === id))
  })
})
