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

/** [H-6] The places of a person who is no member any more go to the next in line, those of their guests too. */
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
    // nobody is given a place in a game that is not played, or of a day that the group has dropped
    const isPlayed = slots.has(row.id) && !game.cancelled
    const events = forgetAnswer(
      game.attendance,
      userId,
      isAsking(settings) && isPlayed ? momentOf(game, at) : null,
    )
    await recordEvents({ publish }, sql, row, game, { command: 'leaveGroup', actorId: by, at, events })
    // a place that becomes free may need a spare
    if (events.length > 0) await bringForward(sql, settings, at)
  }
  const ids = toCome.map(({ row }) => row.id)
  await deleteGuestsIn(sql, ids, userId)
}

/**
 * The end of a game, and an undo, which may have been of it: its group has one game less to come, or has it again.
 * [D-11] A game that everyone has been taken off follows the hours of its group again.
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
    // [Z-45] the games of a deleted group are found no more
    'group-deleted': (sql, { groupId }) => deleteOpenGames(sql, groupId),
    'game-changed': publishToGroup,
    'scheduled-game-changed': (sql, { groupId }) => publishChangeIn(sql, groupId),
  },
}
