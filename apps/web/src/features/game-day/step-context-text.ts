import type { GameDay } from '@turnout/contract/game-day'
import { GAME_DAY_OVER, gameDay as texts } from '../../platform/texts.ts'
import { draftContextText, titleOf } from './draft-view.ts'
import { isGameDayOver } from './hero-status.ts'
import { ENOUGH_FOR_A_DRAFT, type Step, teamAt } from './next-step.ts'
import { firstName, type Person, placeText } from './people.ts'
import type { CheckIn } from './use-check-in.ts'
import type { Draft } from './use-draft.ts'
import { weekdayAt } from './venue-time.ts'

export type StepContextInput = {
  day: GameDay
  step: Step
  now: number
  people: readonly Person[]
  check: Pick<CheckIn, 'refusal' | 'state'>
  draft: Pick<Draft, 'chosen' | 'view' | 'isWaiting'>
}

/** The line of context above the one button; `isRefusal` turns it red. */
export function stepContextOf(input: StepContextInput): { text: string; isRefusal: boolean } | null {
  const { step, check } = input
  if (step.type === 'check-in' && check.refusal !== null) return { text: check.refusal, isRefusal: true }
  const text = contextText(input)
  return text === null ? null : { text, isRefusal: false }
}

function contextText({ day, step, now, people, check, draft }: StepContextInput): string | null {
  switch (step.type) {
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
      return armbandText(day, people)
    case 'draft':
      if (draft.isWaiting) return 'Your pick is on its way. Without a signal it waits in line.'
      return draft.view && draftContextText(draft.chosen.length, draft.view)
    case 'play-ball':
      return 'Opens the live match for everybody.'
    case 'live':
      return day.is_closed ? GAME_DAY_OVER : 'Play has begun.'
    case 'wait':
      return waitingText(day, now, people)
  }
}

/** 'Tom arrived first and gets the armband of Orange.' */
export function armbandText(day: GameDay, people: readonly Person[]): string | null {
  const { next_captain: next } = day.draft
  if (!next) return null
  const place = people.find(({ id }) => id === next.player_id)?.place ?? null
  const arrived = place === null ? 'is next in order' : `arrived ${placeText(place)}`
  return `${firstName(next.name)} ${arrived} and gets the armband of ${titleOf(day, next.team_number)}.`
}

/** Who does what next, when it is not the one who reads this. */
function waitingText(day: GameDay, now: number, people: readonly Person[]): string {
  if (isGameDayOver(day, now))
    return day.has_play_begun
      ? 'The game is over. What was played stays in the group.'
      : 'The game is over. No match was played.'
  const pickingTeam = teamAt(day, day.draft.turn)
  if (pickingTeam?.captain_name) {
    return `${firstName(pickingTeam.captain_name)} is picking for ${titleOf(day, pickingTeam.team_number)}.`
  }
  if (day.can_play_ball) return 'A captain or an admin presses Play Ball.'
  if (day.arrived_count < ENOUGH_FOR_A_DRAFT) return 'Two players are needed before anybody can draft.'
  // once one wears an armband the draft has begun, and nobody is to wait for its start
  const next = day.teams.some(({ captain_name: captain }) => captain !== null)
    ? armbandText(day, people)
    : null
  return next === null
    ? 'Any captain or admin can start the draft.'
    : `${next} A captain or an admin gives it.`
}
