import type { GameDay } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import {
  type DraftMode,
  mayCallOff,
  mayDraftByHand,
  mayNameCaptain,
  mayPick,
  nextStep,
  type Step,
} from './next-step.ts'
import { ALL_PERMISSIONS, aGameDay, at, draftState, myPlayer, team } from './testing.ts'

const CAPTAINS = [team(1, 'Tom'), team(2, 'Amara')]
const NEXT = { team_number: 1, player_id: 'Tom', name: 'Tom Hanley' }
const waitingForCaptain = { ...aGameDay().draft, next_captain: NEXT }

const captain = { ...aGameDay().can, name_captains: true, play_ball: true }

type Row = { who: string; day: GameDay; now?: string; mode?: DraftMode; step: Step['type'] }

const table: Row[] = [
  { who: 'a member on a day without a game', day: aGameDay({ is_playing_day: false }), step: 'back' },
  {
    who: 'a member before check-in',
    day: aGameDay({ check_in_enabled: false }),
    now: '17:30',
    step: 'not-open',
  },
  { who: 'a member at the pitch', day: aGameDay(), step: 'check-in' },
  {
    who: 'a member who has arrived',
    day: aGameDay({ my_player: myPlayer('Ben'), arrived_count: 9, draft: waitingForCaptain }),
    step: 'wait',
  },
  {
    who: 'an admin who is not here yet',
    day: aGameDay({ can: ALL_PERMISSIONS, arrived_count: 9, draft: waitingForCaptain }),
    step: 'check-in',
  },
  {
    who: 'an admin who has arrived',
    day: aGameDay({
      can: ALL_PERMISSIONS,
      my_player: myPlayer('Ada'),
      arrived_count: 9,
      draft: waitingForCaptain,
    }),
    step: 'name-captain',
  },
  {
    who: 'an admin who is the only arrival',
    day: aGameDay({
      can: ALL_PERMISSIONS,
      my_player: myPlayer('Ada'),
      arrived_count: 1,
      draft: waitingForCaptain,
    }),
    step: 'wait',
  },
  {
    who: 'the captain whose turn it is',
    day: aGameDay({
      can: captain,
      my_player: myPlayer('Tom', 1),
      arrived_count: 9,
      teams: CAPTAINS,
      draft: draftState(1),
      can_play_ball: true,
    }),
    step: 'draft',
  },
  {
    who: 'the captain who is next',
    day: aGameDay({
      can: captain,
      my_player: myPlayer('Amara', 2),
      arrived_count: 9,
      teams: CAPTAINS,
      draft: draftState(1),
      can_play_ball: true,
    }),
    step: 'wait',
  },
  {
    who: 'an admin during the draft, here or not',
    day: aGameDay({
      can: ALL_PERMISSIONS,
      arrived_count: 9,
      teams: CAPTAINS,
      draft: draftState(1),
      can_play_ball: true,
    }),
    step: 'draft',
  },
  {
    who: 'an admin when the team whose turn it is has no captain',
    day: aGameDay({
      can: ALL_PERMISSIONS,
      my_player: myPlayer('Ada'),
      arrived_count: 14,
      teams: CAPTAINS,
      draft: { ...draftState(3), next_captain: { ...NEXT, team_number: 3 } },
      can_play_ball: true,
    }),
    step: 'name-captain',
  },
  {
    who: 'an admin who drafts by hand',
    day: aGameDay({
      can: ALL_PERMISSIONS,
      my_player: myPlayer('Ada'),
      arrived_count: 9,
      draft: { ...waitingForCaptain, manual_turn: 1 },
    }),
    mode: 'hand',
    step: 'draft',
  },
  {
    who: 'a captain after the last pick',
    day: aGameDay({
      can: captain,
      my_player: myPlayer('Tom', 1),
      arrived_count: 8,
      teams: CAPTAINS,
      can_play_ball: true,
    }),
    step: 'play-ball',
  },
  {
    who: 'a player after the last pick',
    day: aGameDay({ my_player: myPlayer('Ben', 1), arrived_count: 8, teams: CAPTAINS, can_play_ball: true }),
    step: 'wait',
  },
  {
    who: 'a player after Play Ball',
    day: aGameDay({
      my_player: myPlayer('Ben', 1),
      arrived_count: 8,
      teams: CAPTAINS,
      can_play_ball: true,
      has_play_begun: true,
    }),
    now: '19:20',
    step: 'live',
  },
  {
    who: 'a latecomer after Play Ball',
    day: aGameDay({ arrived_count: 8, teams: CAPTAINS, can_play_ball: true, has_play_begun: true }),
    now: '19:20',
    step: 'check-in',
  },
  {
    who: 'a member after a game without a match',
    day: aGameDay({ check_in_enabled: false }),
    now: '21:30',
    step: 'wait',
  },
]

test.each(table)('the next step of $who is $step', ({ day, now = '18:40', mode = 'captains', step }) => {
  expect(nextStep(day, mode, at(now)).type).toBe(step)
})

test('with both first captains to be named one press starts the draft, with one of them it gives an armband', () => {
  const day = aGameDay({
    can: ALL_PERMISSIONS,
    my_player: myPlayer('Ada'),
    arrived_count: 9,
    draft: {
      ...waitingForCaptain,
      starting_captains: [NEXT, { ...NEXT, team_number: 2, player_id: 'Amara' }],
    },
  })
  expect(nextStep(day, 'captains', at('18:40'))).toEqual({ type: 'name-captain', starts: true })
  const later = { ...day, draft: { ...day.draft, starting_captains: [NEXT] } }
  expect(nextStep(later, 'captains', at('18:40'))).toEqual({ type: 'name-captain', starts: false })
})

test.each([
  { when: 'before anyone has arrived', overrides: {}, may: false },
  { when: 'for an organiser when a player has arrived', overrides: { current_game_id: 'game' }, may: true },
  { when: 'for a captain', overrides: { current_game_id: 'game', can: captain }, may: false },
  { when: 'after Play Ball', overrides: { current_game_id: 'game', has_play_begun: true }, may: false },
  { when: 'after its end', overrides: { current_game_id: 'game', is_closed: true }, may: false },
])('the game is called off here $when: $may', ({ overrides, may }) => {
  expect(mayCallOff(aGameDay({ can: ALL_PERMISSIONS, ...overrides }))).toBe(may)
})

test('after Play Ball or the end of the game no one is offered a pick or an armband', () => {
  const draft = { ...draftState(1), next_captain: NEXT, manual_turn: 1 }
  const open = aGameDay({ can: ALL_PERMISSIONS, arrived_count: 9, teams: CAPTAINS, draft })
  const offers = (day: GameDay) => [mayPick(day), mayDraftByHand(day), mayNameCaptain(day)]
  expect(offers(open)).toEqual([true, true, true])
  for (const over of [{ has_play_begun: true }, { is_closed: true }])
    expect(offers({ ...open, ...over })).toEqual([false, false, false])
})
