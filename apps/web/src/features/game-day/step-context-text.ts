import type { GameDay } from '@turnout/contract/game-day'
import { weekdayOf } from '@turnout/rules/dates'
import { weekdayName } from '@turnout/rules/words'
import { dateIn } from '../../platform/time/dates.ts'
import { draftContextText, titleOf } from './draft-view.ts'
import { ENOUGH_FOR_A_DRAFT, type Step, teamAt } from './next-step.ts'
import { type Person, placeText, shortNameIn } from './people.ts'
import type { CheckIn } from './public/use-check-in.ts'
import { common, messages, stepContextText as texts } from './texts.ts'
import type { Draft } from './use-draft.ts'

export type StepContextInput = {
  day: GameDay
  step: Step
  people: readonly Person[]
  check: Pick<CheckIn, 'refusal' | 'state'>
  draft: Pick<Draft, 'chosen' | 'view' | 'isWaiting'>
}

/** The text above the button; `isRefusal` shows it as an error. */
export function stepContextOf(input: StepContextInput): { text: string; isRefusal: boolean } | null {
  const { step, check } = input
  if (step.type === 'check-in' && check.refusal !== null) return { text: check.refusal, isRefusal: true }
  const text = contextText(input)
  return text === null ? null : { text, isRefusal: false }
}

function contextText({ day, step, people, check, draft }: StepContextInput): string | null {
  switch (step.type) {
    case 'back':
      return noGameText(day)
    case 'not-open':
      return messages.notOpenYet
    case 'check-in':
      if (check.state === 'waiting') return texts.noSignalYourCheckIn
      return day.arrived_count === 0
        ? texts.youWouldBeFirstOne
        : common.kickOff(day.game_start_time, day.venue_name)
    case 'name-captain':
      return step.starts ? startingCaptainsText(day, people) : armbandText(day, people)
    case 'draft':
      if (draft.isWaiting) return texts.yourPickIsOnIts
      return draft.view && draftContextText(draft.chosen.length, draft.view)
    case 'play-ball':
      return plannedCupText(day) ?? texts.opensLiveMatchForEverybody
    case 'live':
      return day.is_over ? common.gameIsOver : texts.playHasBegun
    case 'wait':
      return waitingText(day, people)
  }
}

function noGameText({ cancelled, next_game: next, time_zone: timeZone }: GameDay): string {
  const noGameToday = cancelled ? messages.cancelled : messages.notPlayingDay
  return next
    ? texts.nothingToDoHereUntil(noGameToday, weekdayName(weekdayOf(dateIn(timeZone, next.starts_at))))
    : noGameToday
}

/** [O-25] What Play Ball does with the planned cup; null without one. */
export function plannedCupText({ planned_cup_teams: needed, teams }: GameDay): string | null {
  if (!needed) return null
  return teams.length < needed ? texts.cupNeedsTeams(needed, teams.length) : texts.startsPlannedCup
}

/** 'Tom arrived first and gets the armband of Orange.' */
export function armbandText(day: GameDay, people: readonly Person[]): string | null {
  const { next_captain: next } = day.draft
  if (!next) return null
  const place = people.find(({ id }) => id === next.player_id)?.place ?? null
  const arrived = place === null ? texts.isNextInOrder : texts.arrived(placeText(place))
  return texts.andGetsArmbandOf(shortNameIn(people, next.name), arrived, titleOf(day, next.team_number))
}

/** 'Tom will be captain of Orange, Amara of Blue.' */
export function startingCaptainsText(day: GameDay, people: readonly Person[]): string | null {
  const [first, second] = day.draft.starting_captains
  if (!first || !second) return null
  return texts.captainsWillBe(
    shortNameIn(people, first.name),
    titleOf(day, first.team_number),
    shortNameIn(people, second.name),
    titleOf(day, second.team_number),
  )
}

/** Who does what next, for a person who waits. */
function waitingText(day: GameDay, people: readonly Person[]): string {
  if (day.is_over) return day.has_play_begun ? texts.gameIsOverWhatWas : texts.gameIsOverNoMatch
  const pickingTeam = teamAt(day, day.draft.turn)
  if (pickingTeam?.captain_name) {
    return texts.isPickingFor(
      shortNameIn(people, pickingTeam.captain_name),
      titleOf(day, pickingTeam.team_number),
    )
  }
  if (day.can_play_ball) return texts.captainOrAdminPressesPlay
  if (day.arrived_count < ENOUGH_FOR_A_DRAFT) return texts.twoPlayersAreNeededBefore
  // with the first captain the draft has begun, so no text says that it will start
  if (day.teams.some(({ captain_name: captain }) => captain !== null)) {
    const next = armbandText(day, people)
    if (next !== null) return texts.captainOrAdminGivesIt(next)
  }
  const captains = startingCaptainsText(day, people)
  return captains === null ? texts.adminStartsDraft : `${captains} ${texts.adminStartsDraft}`
}
