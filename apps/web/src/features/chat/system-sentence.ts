import type { SystemLine } from '@turnout/contract/chat'
import { weekdayOf } from '@turnout/rules/dates'
import { weekdayName } from '@turnout/rules/words'
import { dateIn, daysBetween, longDate } from '../../platform/time/dates.ts'
import { systemLine as texts } from './texts.ts'

type LineOf<T extends SystemLine['type']> = Extract<SystemLine, { type: T }>
type Sentence = { fact: string; detail: string }

const WEEK_DAYS = 7
const YEAR = / \d{4}$/

/** 'Thursday' within a week after the message; else 'Thursday 18 June', as people read messages later too. */
function dayName(date: string, writtenOn: string): string {
  const days = daysBetween(writtenOn, date)
  return days >= 0 && days < WEEK_DAYS ? weekdayName(weekdayOf(date)) : longDate(date).replace(YEAR, '')
}

/** What happened, and details; null for a line of a newer server. */
export function systemSentence(line: SystemLine | null, sentAt: number): Sentence | null {
  switch (line?.type) {
    case 'place_passed':
      return placePassed(line, sentAt)
    case 'game_moved':
      return moved(line, sentAt)
    case 'game_cancelled':
      return { fact: texts.isCancelled(gameDay(line, sentAt)), detail: line.reason ?? '' }
    case 'game_restored': {
      const { start_time, end_time } = line.game
      return { fact: texts.isOnAgain(gameDay(line, sentAt)), detail: texts.hours(start_time, end_time) }
    }
    case 'game_over':
      return { fact: result(line), detail: texts.matches(line.matches) }
    default:
      return null
  }
}

const gameDay = ({ game }: LineOf<'game_restored' | 'game_cancelled' | 'place_passed'>, sentAt: number) =>
  dayName(game.date, dateIn(game.time_zone, sentAt))

function placePassed(line: LineOf<'place_passed'>, sentAt: number): Sentence {
  const names = line.into.map(({ name }) => name)
  const day = gameDay(line, sentAt)
  // the accounts of the people who got it are deleted
  const taken = names.length === 0 ? texts.isTaken(day) : null
  if (!line.out)
    return taken === null
      ? { fact: texts.gotIn(names), detail: texts.onDay(day) }
      : { fact: taken, detail: '' }
  return { fact: texts.isOut(line.out.name), detail: taken ?? texts.hasPlace(names, day) }
}

/** Only what changed: day, time, venue. */
function moved({ game, from }: LineOf<'game_moved'>, sentAt: number): Sentence {
  const writtenOn = dateIn(game.time_zone, sentAt)
  const to = [
    game.date === from.date ? null : dayName(game.date, writtenOn),
    game.start_time === from.start_time ? null : game.start_time,
    game.venue_name === from.venue_name ? null : game.venue_name,
  ].filter((part) => part !== null)
  const day = dayName(from.date, writtenOn)
  if (to.length === 0)
    return { fact: texts.hasNewHours(day), detail: texts.hours(game.start_time, game.end_time) }
  return { fact: texts.isMoved(day), detail: texts.movedTo(to) }
}

function result(line: LineOf<'game_over'>): string {
  const { winners, cup_winner: cupWinner, is_cup_undecided: isUndecided } = line
  if (isUndecided) return texts.noCupWinner
  if (cupWinner !== undefined) return texts.cupWinner(cupWinner)
  if (winners.length > 1) return texts.winners(winners)
  return winners[0] === undefined ? texts.noWinner : texts.winner(winners[0])
}
