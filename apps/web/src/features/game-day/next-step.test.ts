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
import { at, drafting, EVERYTHING, me, team, tuesday } from './testing.ts'

const CAPTAINS = [team(1, 'Tom'), team(2, 'Amara')]
const NEXT = { team_number: 1, player_id: 'Tom', name: 'Tom Hanley' }
const waitingForCaptain = { ...tuesday().draft, next_captain: NEXT }

const captain = { ...tuesday().can, name_captains: true, play_ball: true }

type Row = { who: string; day: GameDay; now?: string; mode?: DraftMode; step: Step['is'] }

const table: Row[] = [
  { who: 'anybody on a day without a game', day: tuesday({ is_playing_day: false }), step: 'back' },
  {
    who: 'a member before check-in',
    day: tuesday({ check_in_enabled: false }),
    now: '17:30',
    step: 'not-open',
  },
  { who: 'a member at the pitch', day: tuesday(), step: 'check-in' },
  {
    who: 'a member who is in',
    day: tuesday({ my_player: me('Ben'), arrived_count: 9, draft: waitingForCaptain }),
    step: 'wait',
  },
  {
    who: 'an admin who is not here yet',
    day: tuesday({ can: EVERYTHING, arrived_count: 9, draft: waitingForCaptain }),
    step: 'check-in',
  },
  {
    who: 'an admin who is in',
    day: tuesday({ can: EVERYTHING, my_player: me('Ada'), arrived_count: 9, draft: waitingForCaptain }),
    step: 'name-captain',
  },
  {
    who: 'an admin who is alone',
    day: tuesday({ can: EVERYTHING, my_player: me('Ada'), arrived_count: 1, draft: waitingForCaptain }),
    step: 'wait',
  },
  {
    who: 'the captain whose turn it is',
    day: tuesday({
      can: captain,
      my_player: me('Tom', 1),
      arrived_count: 9,
      teams: CAPTAINS,
      draft: drafting(1),
      can_play_ball: true,
    }),
    step: 'draft',
  },
  {
    who: 'the captain who is next',
    day: tuesday({
      can: captain,
      my_player: me('Amara', 2),
      arrived_count: 9,
      teams: CAPTAINS,
      draft: drafting(1),
      can_play_ball: true,
    }),
    step: 'wait',
  },
  {
    who: 'an admin during the draft, here or not',
    day: tuesday({
      can: EVERYTHING,
      arrived_count: 9,
      teams: CAPTAINS,
      draft: drafting(1),
      can_play_ball: true,
    }),
    step: 'draft',
  },
  {
    who: 'an admin when the turn is a team’s without a captain',
    day: tuesday({
      can: EVERYTHING,
      my_player: me('Ada'),
      arrived_count: 14,
      teams: CAPTAINS,
      draft: { ...drafting(3), next_captain: { ...NEXT, team_number: 3 } },
      can_play_ball: true,
    }),
    step: 'name-captain',
  },
  {
    who: 'an admin who drafts by hand',
    day: tuesday({
      can: EVERYTHING,
      my_player: me('Ada'),
      arrived_count: 9,
      draft: { ...waitingForCaptain, manual_turn: 1 },
    }),
    mode: 'hand',
    step: 'draft',
  },
  {
    who: 'a captain after the last pick',
    day: tuesday({
      can: captain,
      my_player: me('Tom', 1),
      arrived_count: 8,
      teams: CAPTAINS,
      can_play_ball: true,
    }),
    step: 'play-ball',
  },
  {
    who: 'a player after the last pick',
    day: tuesday({ my_player: me('Ben', 1), arrived_count: 8, teams: CAPTAINS, can_play_ball: true }),
    step: 'wait',
  },
  {
    who: 'a player once play has begun',
    day: tuesday({
      my_player: me('Ben', 1),
      arrived_count: 8,
      teams: CAPTAINS,
      can_play_ball: true,
      has_play_begun: true,
    }),
    now: '19:20',
    step: 'live',
  },
  {
    who: 'a latecomer once play has begun',
    day: tuesday({ arrived_count: 8, teams: CAPTAINS, can_play_ball: true, has_play_begun: true }),
    now: '19:20',
    step: 'check-in',
  },
  {
    who: 'a member after an evening without play',
    day: tuesday({ check_in_enabled: false }),
    now: '21:30',
    step: 'wait',
  },
]

test.each(table)('the next step of $who is $step', ({ day, now = '18:40', mode = 'captains', step }) => {
  expect(nextStep(day, mode, at(now)).is).toBe(step)
})

test('the first armband starts the draft, the second one does not start it again', () => {
  const day = tuesday({ can: EVERYTHING, my_player: me('Ada'), arrived_count: 9, draft: waitingForCaptain })
  expect(nextStep(day, 'captains', at('18:40'))).toEqual({ is: 'name-captain', starts: true })
  const later = { ...day, teams: [team(1, 'Tom')] }
  expect(nextStep(later, 'captains', at('18:40'))).toEqual({ is: 'name-captain', starts: false })
})

test('nobody is asked for armbands once play has begun', () => {
  const day = tuesday({ can: EVERYTHING, arrived_count: 9, draft: waitingForCaptain, has_play_begun: true })
  expect(mayNameCaptain(day)).toBe(false)
})

test.each([
  { when: 'before anybody has come', said: {}, may: false },
  { when: 'for an organiser, once somebody has', said: { current_game_id: 'game' }, may: true },
  { when: 'for a captain', said: { current_game_id: 'game', can: captain }, may: false },
  { when: 'once play has begun', said: { current_game_id: 'game', has_play_begun: true }, may: false },
  { when: 'once it is ended', said: { current_game_id: 'game', is_closed: true }, may: false },
])('the evening is called off here $when: $may', ({ said, may }) => {
  expect(mayCallOff(tuesday({ can: EVERYTHING, ...said }))).toBe(may)
})

test('once the evening is ended nobody is offered what only a running one takes', () => {
  const draft = { ...drafting(1), next_captain: NEXT, manual_turn: 1 }
  const open = tuesday({ can: EVERYTHING, arrived_count: 9, teams: CAPTAINS, draft })
  const offers = (day: GameDay) => [mayPick(day), mayDraftByHand(day), mayNameCaptain(day)]
  expect(offers(open)).toEqual([true, true, true])
  expect(offers({ ...open, is_closed: true })).toEqual([false, false, false])
})
