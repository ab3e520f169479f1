import type { ChatMessage } from '@turnout/contract/chat'
import { dateIn, shortDate } from '../../platform/time/dates.ts'
import { rows as texts } from './texts.ts'

export type Row =
  | { type: 'day'; key: string; title: string }
  | { type: 'new'; key: string; count: number }
  | {
      type: 'message'
      key: string
      message: ChatMessage
      isMine: boolean
      /** The first and the last of what one person wrote in one go. */
      isFirst: boolean
      isLast: boolean
      /** The newest message that a person wrote. */
      hasTabStop: boolean
    }

/** What one person writes within this time stands together. */
const TOGETHER_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000

type RowOptions = {
  myId: string | null
  /** Messages of others after this number are new; null without a line. */
  readNumber: number | null
  /** There are messages before these. */
  hasEarlier: boolean
  now: number
  timeZone: string
}

export const isNew = ({ author, kind, removed }: ChatMessage, myId: string | null): boolean =>
  kind !== 'system' && removed === null && author?.id !== myId

function dayTitle(date: string, { now, timeZone }: RowOptions): string {
  if (date === dateIn(timeZone, now)) return texts.today
  if (date === dateIn(timeZone, now - DAY_MS)) return texts.yesterday
  return shortDate(date)
}

const standsAlone = ({ kind, removed }: ChatMessage): boolean =>
  kind === 'system' || kind === 'announcement' || kind === 'poll' || removed !== null

const areTogether = (first: ChatMessage, second: ChatMessage): boolean =>
  !standsAlone(first) &&
  !standsAlone(second) &&
  first.author?.id === second.author?.id &&
  second.sent_at - first.sent_at < TOGETHER_MS

/** The first new message, once it is known to be the first. */
function firstNew(messages: readonly ChatMessage[], fresh: readonly ChatMessage[], options: RowOptions) {
  const isComplete = !options.hasEarlier || (messages[0]?.number ?? 0) <= (options.readNumber ?? 0) + 1
  return isComplete ? fresh[0] : undefined
}

/** Messages under their days, with a line before the first that is new. */
export function toRows(messages: readonly ChatMessage[], options: RowOptions): Row[] {
  const { myId, readNumber, timeZone } = options
  const fresh = messages.filter(
    (message) => readNumber !== null && message.number > readNumber && isNew(message, myId),
  )
  const lineAt = firstNew(messages, fresh, options)
  const newest = messages.findLast(({ kind, removed }) => kind !== 'system' && removed === null)
  const dates = messages.map(({ sent_at }) => dateIn(timeZone, sent_at))
  /** Whether the message at this place goes on where the one before it ends. */
  const goesOn = (index: number): boolean => {
    const [previous, message] = [messages[index - 1], messages[index]]
    if (!previous || !message || message === lineAt || dates[index] !== dates[index - 1]) return false
    return areTogether(previous, message)
  }
  return messages.flatMap((message, index): Row[] => {
    const date = dates[index] ?? ''
    const result: Row[] = []
    if (date !== dates[index - 1]) result.push({ type: 'day', key: date, title: dayTitle(date, options) })
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
