import type { PaidLine, PaidList } from '@turnout/contract/paid-list'
import { may, type Viewer } from '@turnout/rules/membership'
import { paidLines } from '@turnout/rules/paid-list'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { findPreviousPaidGame } from './paid-list-store.ts'
import { findArrivals, findPeople, type PersonRow } from './store.ts'

interface View {
  groupId: string
  id: string
  slot: string
  game: ScheduledGame
}

export const findArrivedIn = async (sql: Sql, groupId: string, game: ScheduledGame): Promise<string[]> =>
  (await findArrivals(sql, groupId, [game.session.date])).flatMap(({ userId }) => userId ?? [])

/** The list as this person may see it. Members only, by name: who has left the group is on no list. */
export async function presentPaidList(
  sql: Sql,
  { groupId, id, slot, game }: View,
  reader: { userId: string; viewer: Viewer },
): Promise<PaidList> {
  const canManage = may.manageScheduledGames(reader.viewer)
  // one after the other: a transaction has one connection
  const people = await findPeople(sql, groupId)
  const lines = paidLines(game, await findArrivedIn(sql, groupId, game))
  const previous = await findPreviousPaidGame(sql, groupId, slot)
  return {
    game_id: id,
    date: game.session.date,
    cost: game.cost ?? null,
    can_manage: canManage,
    previous: previous && { game_id: previous.id, date: previous.game.session.date },
    lines: people
      .filter(({ userId }) => canManage || userId === reader.userId)
      .flatMap((person) => {
        const line = lines.find(({ personId }) => personId === person.userId)
        return line ? [presentLine(person, line)] : []
      }),
  }
}

const presentLine = (person: PersonRow, line: ReturnType<typeof paidLines>[number]): PaidLine => ({
  user_id: person.userId,
  name: `${person.firstName} ${person.lastName}`,
  profile_image_url: person.profileImageUrl,
  guest_count: line.guests,
  amount: line.amount,
  is_paid: line.isPaid,
})
