import type { SystemLine } from '@turnout/contract/chat'
import { isGuest } from '@turnout/rules/attendance'
import { weekdayOf } from '@turnout/rules/dates'
import { isEqual } from '@turnout/rules/deep-equal'
import { type FinalResult, finalResult } from '@turnout/rules/final-result'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Publish } from '../../platform/events.ts'
import { findGameWithGroup } from '../game/public.ts'
import { findGroup } from '../groups/public.ts'
import { gameReference, scheduleNews } from '../notifications/public.ts'
import { addMessage, bumpMessage, findResultLine, lockChat } from './store.ts'

type LineOf<T extends SystemLine['type']> = Extract<SystemLine, { type: T }>

/** The content of a program's message. It has people by id only, so that a name can be erased. */
export type StoredLine =
  | Exclude<SystemLine, { type: 'place_passed' }>
  | (Omit<LineOf<'place_passed'>, 'out' | 'into'> & { outId: string | null; intoIds: readonly string[] })

type ScheduledChange = Events['scheduled-game-changed']

/** Writes that a place passed on, then how the date changed, in the order of the changes. */
export async function writeScheduledLines(
  sql: Sql,
  change: ScheduledChange,
  publish: Publish<Events>,
): Promise<void> {
  const kinds = change.events.map(({ type }) => type)
  if (!kinds.some((kind) => ['place-gained', 'moved', 'cancelled', 'restored'].includes(kind))) return
  const group = await findGroup(sql, change.groupId)
  if (!group) return
  const { before, gameId } = change
  const game = gameReference(group, gameId, change.game)
  const passed = placePassed(change)
  const lines: StoredLine[] = passed ? [{ type: 'place_passed', game, ...passed }] : []
  for (const event of change.events) {
    if (event.type === 'moved')
      lines.push({ type: 'game_moved', game, from: gameReference(group, gameId, before) })
    if (event.type === 'cancelled') lines.push({ type: 'game_cancelled', game, reason: event.reason })
    if (event.type === 'restored') lines.push({ type: 'game_restored', game })
  }
  await writeLines(sql, { ...change, lines }, publish)
}

/** Other days, hours or another venue: one message per kind of change and weekday, about the next date. */
export async function writeScheduleLines(
  sql: Sql,
  schedule: Events['schedule-changed'],
  publish: Publish<Events>,
): Promise<void> {
  const nameOf = ({ is, game }: (typeof schedule.changes)[number]) => `${is} ${weekdayOf(game.session.date)}`
  const latestFirst = schedule.changes.toSorted((a, b) => b.game.session.startsAt - a.game.session.startsAt)
  const next = new Map(latestFirst.map((change) => [nameOf(change), change]))
  const lines = schedule.changes
    .filter((change) => next.get(nameOf(change)) === change)
    .map((change): StoredLine => {
      const { kind: type, data } = scheduleNews(schedule, change)
      return { type, ...data } as StoredLine
    })
  await writeLines(sql, { ...schedule, lines }, publish)
}

/** Only members are named, and only if a member from the waiting list got a place. */
function placePassed({ events, before }: ScheduledChange) {
  const gained = events.flatMap((event) =>
    event.type === 'place-gained' && event.why === 'free' ? event.ids : [],
  )
  const intoIds = before.attendance.waiting
    .filter((entry) => gained.includes(entry.id) && !isGuest(entry))
    .map(({ personId }) => personId)
  if (intoIds.length === 0) return null
  const gone = events.flatMap((event) =>
    event.type === 'dropped-out' || event.type === 'forgotten' ? [event.personId] : [],
  )
  const outId = gone.find((id) => before.attendance.going.some(({ personId }) => personId === id)) ?? null
  return { outId, intoIds }
}

/** The result of a game in which a match was played, and the winner of its cup; corrected when it changes. */
export async function writeResultLine(
  sql: Sql,
  { gameId, groupId, at, before, game }: Events['game-changed'],
  publish: Publish<Events>,
): Promise<void> {
  const [earlier, result] = [finalResult(before), finalResult(game)]
  if (isEqual(earlier, result)) return
  if (earlier) return changeResultLine(sql, { gameId, groupId, at, result }, publish)
  const found = result && (await findGameWithGroup(sql, gameId))
  if (!found) return
  const line: StoredLine = { type: 'game_over', game_id: gameId, date: found.gameRow.date, ...result }
  await writeLines(sql, { groupId, at, lines: [line] }, publish)
}

type ResultChange = { gameId: string; groupId: string; at: number; result: FinalResult | null }

/** If the end of the game was undone, its message is removed. */
async function changeResultLine(
  sql: Sql,
  { gameId, groupId, at, result }: ResultChange,
  publish: Publish<Events>,
): Promise<void> {
  const chat = await lockChat(sql, groupId)
  const message = await findResultLine(sql, groupId, gameId)
  if (!message) return
  const { type, game_id, date } = message.data as LineOf<'game_over'>
  const changes = result
    ? { data: { type, game_id, date, ...result } }
    : { data: null, removedAt: new Date(at) }
  await bumpMessage(sql, chat, message, changes)
  await publish(sql, 'chat-changed', { groupId, by: null, at })
}

interface Written {
  groupId: string
  at: number
  lines: readonly StoredLine[]
}

/** In the transaction of the change, so that no one reads of a change that did not happen. */
async function writeLines(
  sql: Sql,
  { groupId, at, lines }: Written,
  publish: Publish<Events>,
): Promise<void> {
  if (lines.length === 0) return
  let chat = await lockChat(sql, groupId)
  if (!chat.isOn) return
  for (const data of lines) {
    const { number, version } = await addMessage(sql, chat, { kind: 'system', data, sentAt: new Date(at) })
    chat = { ...chat, lastNumber: number, version }
  }
  await publish(sql, 'chat-changed', { groupId, by: null, at })
}
