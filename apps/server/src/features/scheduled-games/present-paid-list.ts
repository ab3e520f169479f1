import type { PaidLine, PaidList } from '@turnout/contract/paid-list'
import { may, type Viewer } from '@turnout/rules/membership'
import { guestsOnTheirOwn, type NamedGuest, type PayingArrivals, paidLines } from '@turnout/rules/paid-list'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { findArrivedGuests, findPreviousPaidGame } from './paid-list-store.ts'
import { presentPerson } from './present-attendance.ts'
import { findArrivals, findGuests, findPeople, type PersonRow } from './store.ts'

interface View {
  groupId: string
  id: string
  slot: string
  game: ScheduledGame
}

/** Arrivals who pay for themselves: people with an account, and guests for whom no member pays. */
export async function findPayingArrivals(
  sql: Sql,
  { groupId, id, game }: Omit<View, 'slot'>,
): Promise<PayingArrivals & { guests: NamedGuest[] }> {
  const { date } = game.session
  const persons = (await findArrivals(sql, groupId, [date])).flatMap(({ userId }) => userId ?? [])
  const going = new Set(game.attendance.going.map((entry) => entry.id))
  const named = (await findGuests(sql, [id])).filter((guest) => going.has(guest.id))
  const own = guestsOnTheirOwn(await findArrivedGuests(sql, groupId, date), named, game)
  return { arrived: [...persons, ...own.guests.map((guest) => guest.id)], ...own }
}

/** The list as this person may see it: members by name, then guests. Former members are left out. */
export async function presentPaidList(
  sql: Sql,
  { groupId, id, slot, game }: View,
  reader: { userId: string; viewer: Viewer },
): Promise<PaidList> {
  const canManage = may.manageScheduledGames(reader.viewer)
  // one query after the other: a transaction has one connection
  const people = await findPeople(sql, groupId)
  const arrivals = await findPayingArrivals(sql, { groupId, id, game })
  const lines = paidLines(game, arrivals)
  const previous = await findPreviousPaidGame(sql, groupId, slot)
  return {
    game_id: id,
    date: game.session.date,
    cost: game.cost ?? null,
    can_manage: canManage,
    previous: previous && { game_id: previous.id, date: previous.game.session.date },
    lines: [...people.map(memberOf), ...arrivals.guests.map(guestOf)]
      .filter(({ user_id }) => canManage || user_id === reader.userId)
      .flatMap((payer) => {
        const line = lines.find(({ personId }) => personId === payer.user_id)
        return line ? [presentLine(payer, line)] : []
      }),
  }
}

type Payer = Pick<PaidLine, 'user_id' | 'name' | 'is_guest' | 'profile_image_url'>

const memberOf = (person: PersonRow): Payer => ({ ...presentPerson(person), is_guest: false })

const guestOf = ({ id, name }: NamedGuest): Payer => ({
  user_id: id,
  name,
  is_guest: true,
  profile_image_url: null,
})

const presentLine = (payer: Payer, line: ReturnType<typeof paidLines>[number]): PaidLine => ({
  ...payer,
  guest_count: line.guests,
  amount: line.amount,
  due: line.due,
  is_paid: line.due === 0,
})
