import { manualCheckIn as promise } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { peopleOf } from '../evening/public.ts'
import { arriveTogether } from './arrivals.ts'
import { presentGuests } from './present.ts'
import { holdToday } from './today.ts'

export const manualCheckIn = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      const arrivals = body.map(({ name, email, phone }) => ({
        id: newId(),
        guestName: name,
        guestEmail: email || null,
        guestPhone: phone || null,
        method: 'guest' as const,
      }))
      return transact(async (sql) => {
        const today = await holdToday(deps, sql, params.groupId, actor)
        if (!may.checkInGuests(today.viewer)) return refuse('not-allowed')
        const { evening, game } = await arriveTogether(deps, sql, {
          name: 'manualCheckIn',
          actor,
          today,
          arrivals,
          may: may.checkInGuests,
        })
        const guests = presentGuests(evening, await peopleOf(sql, game.id), { contacts: true })
        return guests.filter(({ id }) => arrivals.some((arrival) => arrival.id === id))
      })
    },
)
