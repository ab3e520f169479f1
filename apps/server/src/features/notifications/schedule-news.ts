import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import { refreshQuestions } from './delivery-store.ts'
import { gameReference } from './game-reference.ts'
import { notify } from './notify.ts'
import { whoAnswered } from './scheduled-game-news.ts'
import type { StoredData } from './stored.ts'

/** [Y-8] A group changed its days, hours or venue: people who answered for a game are notified of its change. */
export async function notifyOfSchedule(sql: Sql, schedule: Events['schedule-changed']): Promise<void> {
  for (const change of schedule.changes) await notifyOfChange(sql, schedule, change)
}

type Change = Events['schedule-changed']['changes'][number]
type Kind = 'game_cancelled' | 'game_restored' | 'game_moved'
type ScheduleNews = { [K in Kind]: { kind: K; data: StoredData[K] } }[Kind]

/** The same kinds as for a date that an organiser moves, cancels or restores. */
export function scheduleNews(
  { before, group }: Pick<Events['schedule-changed'], 'before' | 'group'>,
  change: Change,
): ScheduleNews {
  const { gameId, game } = change
  switch (change.is) {
    case 'dropped':
      return { kind: 'game_cancelled', data: { game: gameReference(before, gameId, game), reason: null } }
    case 'resumed':
      return { kind: 'game_restored', data: { game: gameReference(group, gameId, game) } }
    case 'moved':
      return {
        kind: 'game_moved',
        data: {
          game: gameReference(group, gameId, game),
          from: gameReference(before, gameId, change.from),
        },
      }
  }
}

async function notifyOfChange(sql: Sql, schedule: Events['schedule-changed'], change: Change): Promise<void> {
  const { group, by, at } = schedule
  const { gameId, game } = change
  const { kind, data } = scheduleNews(schedule, change)
  if (kind === 'game_moved') await refreshQuestions(sql, { groupId: group.id, gameId, game: data.game })
  await notify<Kind>(sql, {
    ...{ kind, groupId: group.id, at, actorId: by, data, session: game.session },
    userIds: await whoAnswered(sql, group.id, game),
    key: `date ${gameId} ${at}`,
    replaces: `date ${gameId}`,
  })
}
