import { expect, test } from 'vitest'
import { gameDay as texts } from '../../platform/texts.ts'
import { draftOf } from './draft-of.ts'
import { nextStep } from './next-step.ts'
import { peopleOf } from './people-of.ts'
import { armband, contextOf } from './step-words.ts'
import { at, drafting, EVERYTHING, me, player, THURSDAY, team, tuesday } from './testing.ts'

const people = peopleOf([player('Tom', 1), player('Amara', 2)], [], 'Amara')
const idle = { refusal: null, state: 'idle' } as const
const nobody = { chosen: [], view: null, isWaiting: false }

function said(day = tuesday(), check: Parameters<typeof contextOf>[0]['check'] = idle, now = '18:40') {
  const step = nextStep(day, 'captains', at(now))
  const draft = { ...nobody, view: draftOf(day, people, 'captains') }
  return contextOf({ day, step, now: at(now), people, check, draft })
}

test('a refusal of the position stands where the button is', () => {
  const refusal = 'Location request timed out. Please try again.'
  expect(said(tuesday(), { ...idle, refusal })).toEqual({ text: refusal, isRefusal: true })
})

test('a check-in without a signal says that it waits', () => {
  expect(said(tuesday(), { ...idle, state: 'waiting' })?.text).toMatch(/waits in line/)
})

test('before check-in the specification’s sentence says when it opens', () => {
  expect(said(tuesday({ check_in_enabled: false }), idle, '17:30')?.text).toBe(texts.notOpenYet)
})

test('on a day without a game the page says until when there is nothing to do', () => {
  expect(said(tuesday({ is_playing_day: false, next_game: THURSDAY }))?.text).toBe(
    `${texts.notPlayingDay} Nothing to do here until Thursday.`,
  )
})

test('an armband says who gets it, and why', () => {
  const next = { team_number: 2, player_id: 'Amara', name: 'Amara Okafor' }
  const day = tuesday({ can: EVERYTHING, draft: { ...tuesday().draft, next_captain: next } })
  expect(armband(day, people)).toBe('Amara arrived second and gets the armband of Blue.')
})

test('whoever waits reads who picks', () => {
  const teams = [team(1, 'Tom'), team(2, 'Amara')]
  const day = tuesday({ my_player: me('Ben', 3), arrived_count: 9, teams, draft: drafting(1) })
  expect(said(day)?.text).toBe('Tom is picking for Orange.')
})

test('between two armbands whoever waits reads whose is next, and not that the draft is to start', () => {
  const next_captain = { team_number: 2, player_id: 'Amara', name: 'Amara Okafor' }
  const waiting = { my_player: me('Ben', 3), arrived_count: 9, draft: { ...tuesday().draft, next_captain } }
  expect(said(tuesday({ ...waiting, teams: [team(1, 'Tom')] }))?.text).toBe(
    'Amara arrived second and gets the armband of Blue. A captain or an admin gives it.',
  )
  expect(said(tuesday({ ...waiting, teams: [] }))?.text).toBe('Any captain or admin can start the draft.')
})
