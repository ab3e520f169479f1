import type { GameDay } from '@turnout/contract/game-day'
import { gameDay as texts } from '../../platform/texts.ts'
import { shortDate } from '../../platform/when.ts'
import { clockTime } from './venue-time.ts'

/** The sentence of the hero: a number on plates, what it counts, and a line of when and where. */
export type Status = { plates: string | null; title: string; line: string }

const MINUTE = 60_000
const COUNTED_IN_MINUTES = 99

const nextGame = ({ next_game: next }: GameDay): string =>
  next ? `Next game ${shortDate(next.date)}, ${next.start_time}` : 'No next game is planned.'

const whenAndWhere = (day: GameDay): string =>
  `${shortDate(day.date)}, ${day.game_start_time} to ${day.game_end_time}, ${day.venue_name}`

/** Ended by an organiser, or only once the server has shut the door too: a phone whose clock is ahead must not end the evening. */
export const isOver = (
  { ends_at: endsAt, check_in_enabled: open, is_closed: isClosed }: GameDay,
  now: number,
): boolean => isClosed || (!open && endsAt !== null && now >= endsAt)

/** The moment check-in opens, as long as it is to come. */
export const opensLater = (
  { check_in_opens_at: opensAt, check_in_enabled: open }: GameDay,
  now: number,
): number | null => (!open && opensAt !== null && now < opensAt ? opensAt : null)

export function statusOf(day: GameDay, now: number): Status {
  const { arrived_count: arrived } = day
  const opensAt = opensLater(day, now)
  if (!day.is_playing_day) return { plates: null, title: 'Not a playing day', line: nextGame(day) }
  if (arrived > 0) {
    // the plates say the number, the title says the rest of the specification's sentence
    const [, ...words] = texts.arrived(arrived).split(' ')
    const line = isOver(day, now)
      ? ['The game is over.', day.next_game && nextGame(day)].filter(Boolean).join(' ')
      : whenAndWhere(day)
    return { plates: String(arrived), title: words.join(' '), line }
  }
  if (isOver(day, now)) return { plates: null, title: 'The game is over', line: nextGame(day) }
  if (opensAt !== null) return untilCheckIn(day, opensAt, now)
  return { plates: null, title: texts.waiting, line: `Check-in is open, kick-off ${day.game_start_time}` }
}

function untilCheckIn(day: GameDay, opensAt: number, now: number): Status {
  const opening = clockTime(opensAt, day.time_zone)
  const minutes = Math.ceil((opensAt - now) / MINUTE)
  if (minutes > COUNTED_IN_MINUTES) {
    return {
      plates: opening,
      title: 'Check-in opens',
      line: `Kick-off ${day.game_start_time}, ${day.venue_name}`,
    }
  }
  return {
    plates: String(minutes),
    title: `${minutes === 1 ? 'minute' : 'minutes'} until check-in`,
    line: `Opens at ${opening}, kick-off ${day.game_start_time}`,
  }
}

/** What an empty list says. */
export function nobodyHere(day: GameDay, now: number): string {
  const opensAt = opensLater(day, now)
  const opens = opensAt === null ? '' : ` Check-in opens at ${clockTime(opensAt, day.time_zone)}.`
  return `Nobody here yet.${opens} The first one here picks the end.`
}
