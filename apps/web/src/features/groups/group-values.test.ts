import { rulesOfSport } from '@turnout/rules/rule-presets'
import { expect, test } from 'vitest'
import { checkGroup } from './check-group.ts'
import type { GroupValues } from './form-values.ts'
import { blankValues, groupChanges, toNewGroup, toRequestBody } from './group-values.ts'
import { splitPolicies } from './policy-lines.ts'

const typed: GroupValues = {
  ...blankValues('football'),
  name: 'Canal Side Kickabout',
  description: 'Four teams, winner stays on.',
  venue_name: 'Weaver Street Cages',
  venue_address: '14 Weaver Street',
  venue_latitude: 51.53917,
  venue_longitude: -0.05761,
  playing_days: ['TUESDAY'],
  game_start_time: '19:00',
  game_end_time: '21:00',
  weather_policy: 'Play on in rain',
}

test('a complete form passes the check', () => {
  expect(checkGroup(typed)).toEqual({ output: typed })
})

test('the two policies are sent as lines of the rules and read back into their own fields', () => {
  const values = {
    ...typed,
    rules: 'No slide tackles',
    substitution_policy: ' Rolling, at the halfway line ',
  }
  const body = toRequestBody(values)
  expect(Object.keys(body).filter((field) => field.includes('policy'))).toEqual([])
  const rules = 'No slide tackles\nWeather: Play on in rain\nSubstitutes: Rolling, at the halfway line'
  expect(body.rules).toBe(rules)
  expect(splitPolicies(rules)).toEqual({
    rules: 'No slide tackles',
    weather_policy: 'Play on in rain',
    substitution_policy: 'Rolling, at the halfway line',
  })
  expect(groupChanges(values, values)).toEqual({})
})

test('rules without a policy are unchanged, and a policy without rules is the only line', () => {
  expect(splitPolicies('')).toEqual({ rules: '', weather_policy: '', substitution_policy: '' })
  expect(splitPolicies('Two\n\nlines').rules).toBe('Two\n\nlines')
  expect(toRequestBody({ ...typed, rules: '' }).rules).toBe('Weather: Play on in rain')
  expect(toRequestBody({ ...typed, weather_policy: '' }).rules).toBe('')
})

test.each`
  change                        | field
  ${{ name: 'FC' }}             | ${'name'}
  ${{ venue_latitude: null }}   | ${'venue_latitude'}
  ${{ playing_days: [] }}       | ${'playing_days'}
  ${{ game_end_time: '19:00' }} | ${'game_end_time'}
  ${{ max_teams: 1 }}           | ${'max_teams'}
`('with $change the error is at $field', ({ change, field }) => {
  expect(checkGroup({ ...typed, ...change })).toEqual({ errors: { [field]: expect.any(String) } })
})

test('impossible match rules get one sentence as their error', () => {
  const match_rules = { ...typed.match_rules, duration_s: 3601 }
  expect(checkGroup({ ...typed, match_rules })).toEqual({
    errors: { match_rules: 'A match lasts 1 to 60 minutes.' },
  })
})

test('rules that were set one by one are sent unchanged', () => {
  const match_rules = { ...typed.match_rules, win: { by: 'time' }, changeover_s: 0 } as const
  expect(toRequestBody({ ...typed, match_rules }).match_rules).toEqual(match_rules)
})

test('an empty time is reported as missing, not as malformed', () => {
  expect(checkGroup({ ...typed, game_start_time: '', game_end_time: '' })).toEqual({
    errors: {
      game_start_time: 'Start time is required.',
      game_end_time: 'End time is required.',
    },
  })
})

test('a new basketball group has the rules of basketball and a referee', () => {
  const blank = blankValues('basketball')
  expect(blank.referee_required).toBe(true)
  expect(blank.match_rules.win).toEqual(rulesOfSport('basketball').win)
})

test('a new group sends its days in the form of the specification', () => {
  expect(toNewGroup(typed).playing_days).toEqual([{ day: 'TUESDAY' }])
})

test('two admins who edit the same group each send only what they changed, so that both changes are saved', () => {
  const adas = { ...typed, name: 'Canal Side', match_rules: { ...typed.match_rules, changeover_s: 45 } }
  const bens = { ...typed, venue_latitude: 51.54, match_rules: { ...typed.match_rules, duration_s: 360 } }
  expect(groupChanges(adas, typed)).toEqual({ name: 'Canal Side', match_rules: { changeover_s: 45 } })
  expect(groupChanges(bens, typed)).toEqual({
    // a place is sent as a whole
    venue_latitude: 51.54,
    venue_longitude: typed.venue_longitude,
    venue_name: 'Weaver Street Cages',
    venue_address: '14 Weaver Street',
    match_rules: { duration_s: 360 },
  })
})

test('a form that is saved without changes sends nothing', () => {
  expect(groupChanges({ ...typed, playing_days: ['TUESDAY'] }, typed)).toEqual({})
})
