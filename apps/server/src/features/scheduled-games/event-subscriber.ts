import { forgetAnswer } from '@turnout/rules/answers'
import { momentOf } from '@turnout/rules/scheduled-game'
import type { Events, MembershipChange } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber, Publish } from '../../platform/events.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { dayBefore, findStartedGames, lockGroup } from '../groups/public.ts'
import { deleteOpenGames } from './open-games-store.ts'
import { recordEvents } from './record-events.ts'
import { gameOf, slotsOf } from './session-games.ts'
import { deleteStandingAnswersIn } from './standing-store.ts'
import { bringForward, deleteGuestsIn, findSettings, isAsking, lockGamesSince } from './store.ts'

/** [H-6] The places of a former member and of their guests go to the next people on the waiting list. */
async function forgetPerson(
  sql: Sql,
  { groupId, userId, by, at }: MembershipChange & { by: string; at: number },
  publish: Publish<Events>,
): Promise<void> {
  const group = await lockGroup(sql, groupId)
  if (!group) return
  await deleteStandingAnswersIn(sql, { groupId, userId })
  const settings = await findSettings(sql, groupId)
  const startedGames = await findStartedGames(sql, groupId, at)
  const slots = new Map(slotsOf(group, at, startedGames).map((slot) => [slot.id, slot]))
  const rows = await lockGamesSince(sql, groupId, dayBefore(group.timeZone, at))
  const games = rows.map((row) => {
    const slot = slots.get(row.id)
    return { row, game: slot ? gameOf(group, settings, slot, row.game) : row.game }
  })
  const toCome = games.filter(({ game }) => at < game.session.endsAt)
  for (const { row, game } of toCome) {
    // a game that is cancelled, or whose day the group has dropped, gives no one a place
    const isPlayed = slots.has(row.id) && !game.cancelled
    const events = forgetAnswer(
      game.attendance,
      userId,
      isAsking(settings) && isPlayed ? momentOf(game, at) : null,
    )
    await recordEvents({ publish }, sql, row, game, { command: 'leaveGroup', actorId: by, at, events })
    // a free place may need a spare
    if (events.length > 0) await bringForward(sql, settings, at)
  }
  const ids = toCome.map(({ row }) => row.id)
  await deleteGuestsIn(sql, ids, userId)
}

/**
 * Publishes to the group when a game ends or a command is undone, since its list of games to come may change. [D-11]
 * Also when the last arrival is removed, because the game then follows the hours of its group again.
 */
async function publishToGroup(sql: Sql, { groupId, game, events }: Events['game-changed']): Promise<void> {
  const isEmptied = game.participants.length === 0 && events.some(({ type }) => type === 'left')
  if (isEmptied || events.some(({ type }) => type === 'closed' || type === 'taken-back'))
    await publishChangeIn(sql, groupId)
}

export const keepGamesToCome: EventSubscriber<Events> = {
  inTransaction: {
    'member-left': forgetPerson,
    'member-removed': forgetPerson,
    // [Z-45] strangers cannot find the games of a deleted group
    'group-deleted': (sql, { groupId }) => deleteOpenGames(sql, groupId),
    'game-changed': publishToGroup,
    'scheduled-game-changed': (sql, { groupId }) => publishChangeIn(sql, groupId),
  },
}
