import type { ChatMessage } from '@turnout/contract/chat'
import { shortDate } from '@turnout/rules/dates'
import { dateIn, daysBetween } from '../../platform/time/dates.ts'
import { rows as texts } from './texts.ts'

export type Row =
  | { type: 'day'; key: string; title: string }
  | { type: 'new'; key: string; count: number }
  | {
      type: 'message'
      key: string
      message: ChatMessage
      isMine: boolean
      /** The first and the last message of a group of one person. */
      isFirst: boolean
      isLast: boolean
      /** The newest message with a menu. */
      hasTabStop: boolean
    }

/** Consecutive messages of a person within this time form a group. */
const TOGETHER_MS = 5 * 60_000

export type RowOptions = {
  myId: string | null
  /** Messages of others after this number are new; null shows no line of new messages. */
  readNumber: number | null
  /** There are earlier messages that are not loaded. */
  hasEarlier: boolean
  now: number
  timeZone: string
}

export const isNew = ({ author, kind, removed }: ChatMessage, myId: string | null): boolean =>
  kind !== 'system' && removed === null && author?.id !== myId

function dayTitle(date: string, { now, timeZone }: RowOptions): string {
  const daysAgo = daysBetween(date, dateIn(timeZone, now))
  if (daysAgo === 0) return texts.today
  return daysAgo === 1 ? texts.yesterday : shortDate(date)
}

const standsAlone = ({ kind, removed }: ChatMessage): boolean =>
  kind === 'system' || kind === 'announcement' || kind === 'poll' || removed !== null

const areTogether = (first: ChatMessage, second: ChatMessage): boolean =>
  !standsAlone(first) &&
  !standsAlone(second) &&
  first.author?.id === second.author?.id &&
  second.sent_at - first.sent_at < TOGETHER_MS

/** Whether all messages after this number are loaded. */
export const areLoadedAfter = (
  number: number,
  messages: readonly ChatMessage[],
  hasEarlier: boolean,
): boolean => !hasEarlier || (messages[0]?.number ?? 0) <= number + 1

/** The first new message; undefined while an earlier one may not be loaded. */
const firstNew = (messages: readonly ChatMessage[], fresh: readonly ChatMessage[], options: RowOptions) =>
  areLoadedAfter(options.readNumber ?? 0, messages, options.hasEarlier) ? fresh[0] : undefined

/** A slice of the messages: `from` inclusive, `to` exclusive. */
export type Block = { key: number; from: number; to: number }

/** Larger blocks would make scrolling jerk. */
const BLOCK_SIZE = 20

/** Blocks by message number: a message stays in its block when others are added. */
export function toBlocks(messages: readonly ChatMessage[]): Block[] {
  const blocks: Block[] = []
  for (const [index, { number }] of messages.entries()) {
    const key = Math.floor(number / BLOCK_SIZE)
    const last = blocks.at(-1)
    if (last?.key === key) last.to = index + 1
    else blocks.push({ key, from: index, to: index + 1 })
  }
  return blocks
}

/** The newest message of a person that is not removed. */
export const newestOfPeople = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(({ kind, removed }) => kind !== 'system' && removed === null)

/** The rows of a block: messages under their days, and a line before the first of all new messages. */
export function toRows(
  messages: readonly ChatMessage[],
  options: RowOptions,
  { from, to }: Pick<Block, 'from' | 'to'>,
): Row[] {
  const { myId, readNumber, timeZone } = options
  const fresh = messages.filter(
    (message) => readNumber !== null && message.number > readNumber && isNew(message, myId),
  )
  const lineAt = firstNew(messages, fresh, options)
  const newest = newestOfPeople(messages)
  const dateAt = (index: number): string => {
    const message = messages[index]
    return message ? dateIn(timeZone, message.sent_at) : ''
  }
  /** Whether the message at this index is in one group with the one before it. */
  const goesOn = (index: number): boolean => {
    const [previous, message] = [messages[index - 1], messages[index]]
    if (!previous || !message || message === lineAt || dateAt(index) !== dateAt(index - 1)) return false
    return areTogether(previous, message)
  }
  return messages.slice(from, to).flatMap((message, place): Row[] => {
    const index = from + place
    const date = dateAt(index)
    const result: Row[] = []
    if (date !== dateAt(index - 1)) result.push({ type: 'day', key: date, title: dayTitle(date, options) })
    if (message === lineAt) result.push({ type: 'new', key: 'new', count: fresh.length })
    result.push({
      type: 'message',
      key: message.id,
      message,
      isMine: myId !== null && message.author?.id === myId,
      isFirst: !goesOn(index),
      isLast: !goesOn(index + 1),
      hasTabStop: message === newest,
    })
    return result
  })
}
