import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { shortDate } from '../../platform/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { dates as texts } from './texts.ts'

type Changed = Pick<ScheduledGame, 'state' | 'moved_from' | 'date' | 'start_time' | 'is_elsewhere'>

/** Moved, or played on a day without a weekly game; another venue is said in words. */
export function ChangeBadge({ game: { state, moved_from, is_elsewhere } }: { game: Changed }) {
  if (state !== 'moved' || is_elsewhere) return null
  return <Badge kind="note">{moved_from === null ? texts.added : texts.moved}</Badge>
}

/** The weekly date or hour that a moved game has left, struck through. */
export function OldHours({ game: { moved_from: from, date, start_time } }: { game: Changed }) {
  // a list from before the program said so has no such field
  if (!from || (from.date === date && from.start_time === start_time)) return null
  return (
    <s>
      <span className="visually-hidden">{texts.was} </span>
      {from.date === date ? from.start_time : `${shortDate(from.date)} ${from.start_time}`}
    </s>
  )
}
