import type { GameDay } from '@turnout/contract/game-day'
import { shortDate } from '@turnout/rules/dates'
import { clockTime } from '../../platform/time/dates.ts'
import { checkInOpensAt } from './public/check-in-opens-at.ts'
import { common, messages, heroStatus as texts } from './texts.ts'

/** The text of the hero: a number on plates, what it counts, and a line with time and place. */
export type HeroStatus = { plates: string | null; title: string; line: string }

const MINUTE = 60_000
const MAX_COUNTDOWN_MINUTES = 99

const nextGameText = ({ next_game: next }: GameDay): string =>
  next ? texts.nextGame(shortDate(next.date), next.start_time) : texts.noNextGameIsPlanned

const cancelledText = (day: GameDay, { reason }: NonNullable<GameDay['cancelled']>): string =>
  reason === null ? nextGameText(day) : texts.reasonAndNext(reason, nextGameText(day))

const timeAndPlace = (day: GameDay): string =>
  texts.to(shortDate(day.date), day.game_start_time, day.game_end_time, day.venue_name)

export function heroStatus(day: GameDay, now: number): HeroStatus {
  const { arrived_count: arrived } = day
  const opensAt = checkInOpensAt(day, now)
  if (day.cancelled) return { plates: null, title: texts.cancelled, line: cancelledText(day, day.cancelled) }
  if (!day.is_playing_day) return { plates: null, title: texts.notPlayingDay, line: nextGameText(day) }
  if (arrived > 0) {
    // the plates show the number, the title the rest of the specification's sentence
    const [, ...words] = messages.arrived(arrived).split(' ')
    const line = day.is_over
      ? [common.gameIsOver, day.next_game && nextGameText(day)].filter(Boolean).join(' ')
      : timeAndPlace(day)
    return { plates: String(arrived), title: words.join(' '), line }
  }
  if (day.is_over) return { plates: null, title: texts.gameIsOver, line: nextGameText(day) }
  if (opensAt !== null) return untilCheckIn(day, opensAt, now)
  return { plates: null, title: messages.waiting, line: texts.checkInIsOpenKick(day.game_start_time) }
}

function untilCheckIn(day: GameDay, opensAt: number, now: number): HeroStatus {
  const opening = clockTime(opensAt, day.time_zone)
  const minutes = Math.ceil((opensAt - now) / MINUTE)
  if (minutes > MAX_COUNTDOWN_MINUTES) {
    return {
      plates: opening,
      title: texts.checkInOpens,
      line: common.kickOff(day.game_start_time, day.venue_name),
    }
  }
  return {
    plates: String(minutes),
    title: texts.untilCheckIn(minutes),
    line: texts.opensAtKickOff(opening, day.game_start_time),
  }
}

/** The text of an empty list of arrivals. */
export function emptyListText(day: GameDay, now: number): string {
  const opensAt = checkInOpensAt(day, now)
  const opens = opensAt === null ? '' : texts.checkInOpensAt(clockTime(opensAt, day.time_zone))
  return texts.nobodyHereYetFirstOne(opens)
}
