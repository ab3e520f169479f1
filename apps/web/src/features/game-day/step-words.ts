import type { GameDay } from '@turnout/contract/game-day'
import { EVENING_OVER, gameDay as texts } from '../../platform/texts.ts'
import { draftContext, titleOf } from './draft-of.ts'
import { ENOUGH_FOR_A_DRAFT, type Step, teamAt } from './next-step.ts'
import { firstName, type Person, placeWord } from './people-of.ts'
import { isOver } from './status-of.ts'
import type { CheckIn } from './use-check-in.ts'
import type { Draft } from './use-draft.ts'
import { weekdayAt } from './venue-time.ts'

export type StepFacts = {
  day: GameDay
  step: Step
  now: number
  people: readonly Person[]
  check: Pick<CheckIn, 'refusal' | 'state'>
  draft: Pick<Draft, 'chosen' | 'view' | 'isWaiting'>
}

/** The line of context above the one button; `isRefusal` turns it red. */
export function contextOf(facts: StepFacts): { text: string; isRefusal: boolean } | null {
  const { step, check } = facts
  if (step.is === 'check-in' && check.refusal !== null) return { text: check.refusal, isRefusal: true }
  const text = sentenceOf(facts)
  return text === null ? null : { text, isRefusal: false }
}

function sentenceOf({ day, step, now, people, check, draft }: StepFacts): string | null {
  switch (step.is) {
    case 'back':
      return day.next_game
        ? `${texts.notPlayingDay} Nothing to do here until ${weekdayAt(day.next_game.starts_at, day.time_zone)}.`
        : texts.notPlayingDay
    case 'not-open':
      return texts.notOpenYet
    case 'check-in':
      if (check.state === 'waiting')
        return 'No signal. Your check-in waits in line and is sent as soon as it can.'
      return day.arrived_count === 0
        ? 'You would be the first one here.'
        : `Kick-off ${day.game_start_time}, ${day.venue_name}`
    case 'name-captain':
      return armband(day, people)
    case 'draft':
      if (draft.isWaiting) return 'Your pick is on its way. Without a signal it waits in line.'
      return draft.view && draftContext(draft.chosen.length, draft.view)
    case 'play-ball':
      return 'Opens the live match for everybody.'
    case 'live':
      return day.is_closed ? EVENING_OVER : 'Play has begun.'
    case 'wait':
      return waiting(day, now, people)
  }
}

/** 'Tom arrived first and gets the armband of Orange.' */
export function armband(day: GameDay, people: readonly Person[]): string | null {
  const { next_captain: next } = day.draft
  if (!next) return null
  const place = people.find(({ id }) => id === next.player_id)?.place ?? null
  const arrived = place === null ? 'is next in order' : `arrived ${placeWord(place)}`
  return `${firstName(next.name)} ${arrived} and gets the armband of ${titleOf(day, next.team_number)}.`
}

/** Who does what next, when it is not the one who reads this. */
function waiting(day: GameDay, now: number, people: readonly Person[]): string {
  if (isOver(day, now))
    return day.has_play_begun
      ? 'The game is over. What was played stays in the group.'
      : 'The game is over. No match was played.'
  const picking = teamAt(day, day.draft.turn)
  if (picking?.captain_name) {
    return `${firstName(picking.captain_name)} is picking for ${titleOf(day, picking.team_number)}.`
  }
  if (day.can_play_ball) return 'A captain or an admin presses Play Ball.'
  if (day.arrived_count < ENOUGH_FOR_A_DRAFT) return 'Two players are needed before anybody can draft.'
  // once one wears an armband the draft has begun, and nobody is to wait for its start
  const next = day.teams.some(({ captain_name: captain }) => captain !== null) ? armband(day, people) : null
  return next === null
    ? 'Any captain or admin can start the draft.'
    : `${next} A captain or an admin gives it.`
}
