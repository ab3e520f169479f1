import { answerOf } from '@turnout/rules/attendance'
import { weekdayOf } from '@turnout/rules/dates'
import type { GroupKind } from '@turnout/rules/notifications'
import { missingToMinimum, type ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { findTexts, isReported } from '../chat/public.ts'
import { findSessionGame, findStandingDays } from '../scheduled-games/public.ts'
import { type GroupOfPerson, isPending } from './delivery-store.ts'
import { holdsInGame } from './game-news.ts'
import { gameReference } from './game-reference.ts'
import { placeHolds } from './place-news.ts'
import type { RowOf, StoredData } from './stored.ts'

type State = GroupOfPerson['state']

/** The kinds about a session to come. */
type SessionKind = Exclude<
  { [K in GroupKind]: StoredData[K] extends { game: object } ? K : never }[GroupKind],
  'standing_answer_ended'
>

/** [Y-7] The data of a row, brought up to date; null when it is no longer true. */
export async function currentData(
  sql: Sql,
  row: RowOf<GroupKind>,
  { group, state, ...started }: GroupOfPerson,
  now: number,
): Promise<StoredData[GroupKind] | null> {
  switch (row.kind) {
    case 'approved':
      return row.data
    case 'standing_answer_ended':
      return (await isSetAgain(sql, row)) ? null : row.data
    case 'drafted':
    case 'match_next':
    case 'game_over':
      return (await holdsInGame(sql, row)) ? row.data : null
    case 'announcement':
    case 'mention':
    case 'message_reported':
      return (await holdsInChat(sql, row, state)) ? row.data : null
    case 'join_requested':
    case 'joined':
      return (await holdsForAdmin(sql, row, state)) ? row.data : null
  }
  const { data } = row
  const game = await findSessionGame(sql, { group, ...started }, data.game.id, now)
  // the group has changed its days, and the game is on none of them
  if (!game) return row.kind === 'game_cancelled' ? data : null
  if (now >= game.session.endsAt || !holds(row, game, state)) return null
  return { ...data, game: gameReference(group, data.game.id, game) }
}

/** Whether the person has turned their standing answer on again. */
async function isSetAgain(
  sql: Sql,
  { groupId, userId, data }: RowOf<'standing_answer_ended'>,
): Promise<boolean> {
  return (await findStandingDays(sql, { groupId, userId })).includes(weekdayOf(data.game.date))
}

/** Whether the message still exists, and for a report, whether an admin still has to settle it. */
async function holdsInChat(
  sql: Sql,
  { kind, data: { messageId } }: RowOf<'announcement' | 'mention' | 'message_reported'>,
  state: State,
): Promise<boolean> {
  if (kind === 'message_reported' && !(state === 'admin' && (await isReported(sql, messageId)))) return false
  return (await findTexts(sql, [messageId])).size > 0
}

async function holdsForAdmin(
  sql: Sql,
  { kind, groupId, data }: RowOf<'join_requested' | 'joined'>,
  state: State,
): Promise<boolean> {
  return state === 'admin' && (kind === 'joined' || (await isPending(sql, groupId, data.userId)))
}

function holds(row: RowOf<SessionKind>, game: ScheduledGame, state: State): boolean {
  const { attendance, cancelled } = game
  if (row.kind === 'game_cancelled') return cancelled !== null
  if (cancelled) return false
  switch (row.kind) {
    case 'game_open':
    case 'reminder':
    case 'spare_asked':
      return answerOf(attendance, row.userId) === null
    case 'place_gained':
    case 'place_offered':
    case 'place_lost':
      return placeHolds(attendance, row)
    case 'too_few':
      return state === 'admin' && missingToMinimum(game) > 0
    case 'game_moved':
    case 'game_restored':
      return true
  }
}
