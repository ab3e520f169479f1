import type { PaidLine, PaidList } from '@turnout/contract/paid-list'
import { may, type Viewer } from '@turnout/rules/membership'
import { type ArrivedGuest, paidLines, unannouncedGuests } from '@turnout/rules/paid-list'
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

/** Arrivals who pay for themselves: people with an account, and guests whom no member announced. */
export async function findPayingArrivals(
  sql: Sql,
  { groupId, id, game }: Omit<View, 'slot'>,
): Promise<{ ids: string[]; guests: ArrivedGuest[] }> {
  const { date } = game.session
  const persons = (await findArrivals(sql, groupId, [date])).flatMap(({ userId }) => userId ?? [])
  const going = new Set(game.attendance.going.map((entry) => entry.id))
  const announced = (await findGuests(sql, [id])).filter((guest) => going.has(guest.id))
  const arrived = await findArrivedGuests(sql, groupId, date)
  const guests = unannouncedGuests(
    arrived,
    announced.map(({ name }) => name),
  )
  return { ids: [...persons, ...guests.map((guest) => guest.id)], guests }
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
  const { ids, guests } = await findPayingArrivals(sql, { groupId, id, game })
  const lines = paidLines(game, ids)
  const previous = await findPreviousPaidGame(sql, groupId, slot)
  return {
    game_id: id,
    date: game.session.date,
    cost: game.cost ?? null,
    can_manage: canManage,
    previous: previous && { game_id: previous.id, date: previous.game.session.date },
    lines: [...people.map(memberOf), ...guests.map(guestOf)]
      .filter(({ user_id }) => canManage || user_id === reader.userId)
      .flatMap((payer) => {
        const line = lines.find(({ personId }) => personId === payer.user_id)
        return line ? [presentLine(payer, line)] : []
      }),
  }
}

type Payer = Pick<PaidLine, 'user_id' | 'name' | 'is_guest' | 'profile_image_url'>

const memberOf = (person: PersonRow): Payer => ({ ...presentPerson(person), is_guest: false })

const guestOf = ({ id, name }: ArrivedGuest): Payer => ({
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
