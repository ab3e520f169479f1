import { expect, test } from 'vitest'
import { toDraftView } from './draft-view.ts'
import { nextStep } from './next-step.ts'
import { toPeople } from './people.ts'
import { armbandText, plannedCupText, stepContextOf } from './step-context-text.ts'
import { ALL_PERMISSIONS, aGameDay, at, draftState, myPlayer, player, THURSDAY, team } from './testing.ts'
import { messages as texts } from './texts.ts'

const people = toPeople([player('Tom', 1), player('Amara', 2)], [], 'Amara')
const idle = { refusal: null, state: 'idle' } as const
const noDraft = { chosen: [], view: null, isWaiting: false }

function contextFor(
  day = aGameDay(),
  check: Parameters<typeof stepContextOf>[0]['check'] = idle,
  now = '18:40',
) {
  const step = nextStep(day, 'captains', at(now))
  const draft = { ...noDraft, view: toDraftView(day, people, 'captains') }
  return stepContextOf({ day, step, people, check, draft })
}

test('a refusal of the position is shown at the button', () => {
  const refusal = 'Location request timed out. Please try again.'
  expect(contextFor(aGameDay(), { ...idle, refusal })).toEqual({ text: refusal, isRefusal: true })
})

test('a check-in without a signal says that it waits', () => {
  expect(contextFor(aGameDay(), { ...idle, state: 'waiting' })?.text).toMatch(/as soon as you're back/)
})

test('before check-in the sentence of the specification is shown', () => {
  expect(contextFor(aGameDay({ check_in_enabled: false }), idle, '17:30')?.text).toBe(texts.notOpenYet)
})

test('on a day without a game the page says when the next game is', () => {
  expect(contextFor(aGameDay({ is_playing_day: false, next_game: THURSDAY }))?.text).toBe(
    `${texts.notPlayingDay} Nothing to do here until Thursday.`,
  )
})

test('on the day of a cancelled game the page says so, and when the next game is', () => {
  const day = aGameDay({ is_playing_day: false, cancelled: { reason: 'Storm' } })
  expect(contextFor(day)?.text).toBe("Today's game is cancelled.")
  expect(contextFor({ ...day, next_game: THURSDAY })?.text).toBe(
    "Today's game is cancelled. Nothing to do here until Thursday.",
  )
})

test.each([
  [true, 'The game is over. The results are in the group.'],
  [false, 'The game is over. No match was played.'],
])('after the end the page says that the game is over (with a match: %s)', (has_play_begun, text) => {
  const organiser = { ...ALL_PERMISSIONS, draft_by_hand: false }
  const day = aGameDay({ is_over: true, check_in_enabled: false, has_play_begun, can: organiser })
  expect(contextFor(day, idle, '21:30')?.text).toBe(has_play_begun ? 'The game is over.' : text)
})

test('the text of an armband says who gets it and why', () => {
  const next = { team_number: 2, player_id: 'Amara', name: 'Amara Okafor' }
  const day = aGameDay({ can: ALL_PERMISSIONS, draft: { ...aGameDay().draft, next_captain: next } })
  expect(armbandText(day, people)).toBe('Amara arrived second and gets the armband of Blue.')
})

const starting_captains = [
  { team_number: 1, player_id: 'Tom', name: 'Tom Okafor' },
  { team_number: 2, player_id: 'Amara', name: 'Amara Okafor' },
]

test('before the draft the text says who will be captain', () => {
  const draft = { ...aGameDay().draft, next_captain: starting_captains[0]!, starting_captains }
  const day = aGameDay({ can: ALL_PERMISSIONS, my_player: myPlayer('Ada'), arrived_count: 9, draft })
  expect(contextFor(day)?.text).toBe('Tom will be captain of Orange, Amara of Blue.')
})

test('a player who waits reads who is picking', () => {
  const teams = [team(1, 'Tom'), team(2, 'Amara')]
  const day = aGameDay({ my_player: myPlayer('Ben', 3), arrived_count: 9, teams, draft: draftState(1) })
  expect(contextFor(day)?.text).toBe('Tom is picking for Orange.')
})

test('between two armbands a player who waits reads who gets the next one, and not that the draft will start', () => {
  const next_captain = { team_number: 2, player_id: 'Amara', name: 'Amara Okafor' }
  const waiting = {
    my_player: myPlayer('Ben', 3),
    arrived_count: 9,
    draft: { ...aGameDay().draft, next_captain },
  }
  expect(contextFor(aGameDay({ ...waiting, teams: [team(1, 'Tom')] }))?.text).toBe(
    'Amara arrived second and gets the armband of Blue. A captain or an admin gives it.',
  )
})

test('before the draft members read who will be captain, and that an admin starts it', () => {
  const draft = { ...aGameDay().draft, next_captain: starting_captains[0]!, starting_captains }
  const day = aGameDay({ my_player: myPlayer('Ben', 3), arrived_count: 9, draft })
  expect(contextFor(day)?.text).toBe(
    'Tom will be captain of Orange, Amara of Blue. An admin starts the draft.',
  )
  expect(contextFor({ ...day, draft: aGameDay().draft })?.text).toBe('An admin starts the draft.')
})

test.each`
  needed       | teams | says
  ${undefined} | ${4}  | ${null}
  ${null}      | ${4}  | ${null}
  ${4}         | ${4}  | ${'Opens the planned cup for everyone.'}
  ${6}         | ${4}  | ${'The planned cup needs 6 teams. With 4 the winner stays on instead.'}
`(
  '[O-25] with $teams teams the text of Play Ball says what happens to a cup that needs $needed',
  ({ needed, teams, says }) => {
    const numbers = Array.from({ length: teams }, (_, index) => index + 1)
    const day = aGameDay({ planned_cup_teams: needed, teams: numbers.map((number) => team(number, null)) })
    expect(plannedCupText(day)).toBe(says)
  },
)
