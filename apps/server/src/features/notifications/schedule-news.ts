import { notificationExpiry } from '@turnout/rules/notifications'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import { refreshQuestions } from './delivery-store.ts'
import { gameReference } from './game-reference.ts'
import { notify, type StoredData } from './notify.ts'
import { whoAnswered } from './scheduled-game-news.ts'

/** [Y-8] A group has other days, hours or another venue: who has answered for a game is told what becomes of it. */
export async function notifyOfSchedule(sql: Sql, schedule: Events['schedule-changed']): Promise<void> {
  for (const change of schedule.changes) await notifyOfChange(sql, schedule, change)
}

async function notifyOfChange(
  sql: Sql,
  { before, group, by, at }: Events['schedule-changed'],
  change: Events['schedule-changed']['changes'][number],
): Promise<void> {
  const { gameId, game } = change
  const userIds = await whoAnswered(sql, group.id, game)
  const tell = <K extends 'game_cancelled' | 'game_restored' | 'game_moved'>(kind: K, data: StoredData[K]) =>
    notify<K>(sql, {
      ...{ kind, group, at, actorId: by, data, userIds },
      key: `date ${gameId} ${at}`,
      replaces: `date ${gameId}`,
      expiresAt: notificationExpiry(kind, at, game.session),
    })
  if (change.is === 'dropped')
    return tell('game_cancelled', { game: gameReference(before, gameId, game), reason: null })
  const reference = gameReference(group, gameId, game)
  if (change.is === 'resumed') return tell('game_restored', { game: reference })
  await refreshQuestions(sql, { groupId: group.id, gameId, game: reference })
  return tell('game_moved', { game: reference, from: gameReference(before, gameId, change.from) })
}
