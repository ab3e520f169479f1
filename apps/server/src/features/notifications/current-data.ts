import { answerOf } from '@turnout/rules/attendance'
import { weekdayOf } from '@turnout/rules/dates'
import { missingToMinimum, type ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { findTexts, isReported } from '../chat/public.ts'
import { findSessionGame, findStandingDays } from '../scheduled-games/public.ts'
import { type GroupDelivery, isPending } from './delivery-store.ts'
import { holdsInGame } from './game-news.ts'
import { gameReference } from './game-reference.ts'
import type { StoredData } from './notify.ts'
import { placeHolds } from './place-news.ts'

type Kind = keyof StoredData
type Data = StoredData[Kind]

/** The data of a row, brought up to date; null when it is no longer true. */
export async function currentData(sql: Sql, delivery: GroupDelivery, now: number): Promise<Data | null> {
  const { row, group, state } = delivery
  const data = row.data as Data
  if (row.kind === 'standing_answer_ended') return (await isSetAgain(sql, delivery)) ? null : data
  if ('game' in data) {
    const game = await findSessionGame(sql, delivery, data.game.id, now)
    // the group has changed its days, and the game is on none of them
    if (!game) return row.kind === 'game_cancelled' ? data : null
    if (now >= game.session.endsAt || !holds(row.kind, game, delivery)) return null
    return { ...data, game: gameReference(group, data.game.id, game) }
  }
  if ('game_id' in data) return (await holdsInGame(sql, data.game_id, delivery)) ? data : null
  if (!('userId' in data)) return data
  if ('messageId' in data) return (await holdsInChat(sql, data.messageId, delivery)) ? data : null
  if (state !== 'admin') return null
  return row.kind === 'joined' || (await isPending(sql, group.id, data.userId)) ? data : null
}

/** [X-8] [Y-7] Whether the message still exists, and for a report, whether an admin still has to settle it. */
async function holdsInChat(sql: Sql, messageId: string, { row, state }: GroupDelivery): Promise<boolean> {
  if (row.kind === 'message_reported' && !(state === 'admin' && (await isReported(sql, messageId))))
    return false
  return (await findTexts(sql, [messageId])).size > 0
}

/** [Y-7] Whether the person has turned their standing answer on again. */
async function isSetAgain(sql: Sql, { row, group }: GroupDelivery): Promise<boolean> {
  const { game } = row.data as StoredData['standing_answer_ended']
  return (await findStandingDays(sql, { groupId: group.id, userId: row.userId })).includes(
    weekdayOf(game.date),
  )
}

/** [Y-7] Whether the notification is still true for a session to come. */
function holds(kind: Kind, game: ScheduledGame, { row, state }: GroupDelivery): boolean {
  const { attendance, cancelled } = game
  if (kind === 'game_cancelled') return cancelled !== null
  if (cancelled) return false
  switch (kind) {
    case 'game_open':
    case 'reminder':
    case 'spare_asked':
      return answerOf(attendance, row.userId) === null
    case 'place_gained':
    case 'place_offered':
    case 'place_lost':
      return placeHolds(kind, attendance, row)
    case 'too_few':
      return state === 'admin' && missingToMinimum(game) > 0
    default:
      return true
  }
}
