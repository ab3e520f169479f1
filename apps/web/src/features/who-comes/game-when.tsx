import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { shortDate } from '@turnout/rules/dates'
import { dateIn, dayLabel } from '../../platform/time/dates.ts'
import { Badge, OldValue } from '../../ui/badge.tsx'
import { StartPlates } from '../../ui/plates.tsx'
import { answers, dates, week as texts } from './texts.ts'

export const wordOf = ({ date, time_zone, start_time }: ScheduledGame, now: number): string =>
  dayLabel(date, dateIn(time_zone, now), start_time)

export const countOf = ({ going_count: going, places }: ScheduledGame): string =>
  places === null ? answers.count(going) : answers.countOf(going, places)

/** The start on plates, with the day and the end beside it. */
export function GameWhen({ game, now, level = 3 }: { game: ScheduledGame; now: number; level?: 2 | 3 }) {
  const word = wordOf(game, now)
  const date = shortDate(game.date)
  const Heading = `h${level}` as const
  return (
    <StartPlates start={game.start_time}>
      <Heading>{word}</Heading>
      <p className="sub">
        {word === date ? texts.untilTime(game.end_time) : texts.until(date, game.end_time)}
      </p>
      <MovedNote game={game} />
      <CupBadge game={game} />
    </StartPlates>
  )
}

type Changed = Pick<ScheduledGame, 'state' | 'moved_from' | 'date' | 'start_time' | 'is_elsewhere'>

/** Moved, or played on a day without a weekly game. A game at another venue names the venue instead. */
export function ChangeBadge({ game: { state, moved_from, is_elsewhere } }: { game: Changed }) {
  if (state !== 'moved' || is_elsewhere) return null
  return <Badge kind="note">{moved_from === null ? dates.added : dates.moved}</Badge>
}

/** Shows that a cup is planned, so that members know what they come for. */
export const CupBadge = ({ game }: { game: Pick<ScheduledGame, 'has_planned_cup' | 'state'> }) =>
  game.has_planned_cup && game.state !== 'cancelled' ? <Badge kind="note">{dates.cup}</Badge> : null

/** The old date or hour of a moved game, struck through. */
export function OldHours({ game }: { game: Changed }) {
  const old = oldHours(game)
  return old && <OldValue>{old}</OldValue>
}

/** The old date or hour of a moved game as a sentence. */
export function MovedNote({ game }: { game: Changed }) {
  const old = oldHours(game)
  return old && <p className="sub">{dates.movedFrom(old)}</p>
}

function oldHours({ moved_from: from, date, start_time }: Changed): string | null {
  // a stored list of an older version has no such field
  if (!from || (from.date === date && from.start_time === start_time)) return null
  return from.date === date ? from.start_time : `${shortDate(from.date)}, ${from.start_time}`
}
