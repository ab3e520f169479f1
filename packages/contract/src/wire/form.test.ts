import { expect, test } from 'vitest'
import * as z from 'zod'
import { GroupChanges, NewGroup } from '../groups.ts'
import { fromForm } from './form.ts'

const Body = z.strictObject({
  name: z.string(),
  teams: z.number().int().default(2),
  radius: z.number().optional(),
  referee: z.boolean(),
  days: z.array(z.object({ day: z.string() })),
})

test('the text of a form becomes what the JSON body would have', () => {
  const input = fromForm(Body, {
    name: 'Lions',
    teams: '3',
    radius: '75.5',
    referee: 'true',
    days: '[{"day":"MONDAY"}]',
  })
  expect(Body.parse(input)).toEqual({
    name: 'Lions',
    teams: 3,
    radius: 75.5,
    referee: true,
    days: [{ day: 'MONDAY' }],
  })
})

test('text that looks like something else stays text where text belongs', () => {
  expect(fromForm(Body, { name: '7' })).toEqual({ name: '7' })
  expect(fromForm(Body, { name: 'true' })).toEqual({ name: 'true' })
  expect(fromForm(Body, { name: '{"day":"MONDAY"}' })).toEqual({ name: '{"day":"MONDAY"}' })
})

test('an empty field that may be left out is left out', () => {
  expect(fromForm(Body, { teams: '', radius: '' })).toEqual({})
})

test.each([
  ['a word for a number', { teams: 'many' }],
  ['a word for yes or no', { referee: 'perhaps' }],
  ['broken JSON', { days: '[{"day"' }],
  ['an empty number that must be said', { referee: '' }],
])('%s is left for the schema to refuse', (_, fields) => {
  const input = { name: 'Lions', referee: 'true', days: '[]', ...fields }
  expect(Body.safeParse(fromForm(Body, input)).success).toBe(false)
})

test('an unknown field is passed on, and refused by the schema', () => {
  const result = Body.safeParse(
    fromForm(Body, { name: 'Lions', referee: 'true', days: '[]', creator_id: '1' }),
  )
  expect(result.error?.issues[0]?.message).toContain('creator_id')
})

const FORM = {
  name: '2026',
  description: '7',
  venue_name: 'Hackney Marshes',
  venue_address: 'Homerton Road, London',
  venue_latitude: '51.5533',
  venue_longitude: '-0.0241',
  game_start_time: '19:00:00',
  game_end_time: '21:00',
  max_teams: '4',
  max_players_per_team: '5',
  referee_required: 'false',
  rules: '',
  sports_type: 'football',
  match_rules: '{"duration_s":600}',
}

test.each([
  ['a JSON list of days', '[{"day":"TUESDAY"},{"day":"MONDAY"}]'],
  ['a JSON list of names', '["TUESDAY","MONDAY"]'],
  ['a comma list of indices', '1,0'],
])('[D-5] the create form sends its playing days as %s', (_, playing_days) => {
  const group = NewGroup.parse(fromForm(NewGroup, { ...FORM, playing_days }))
  expect(group.playing_days).toEqual(['MONDAY', 'TUESDAY'])
  expect(group).toMatchObject({
    name: '2026',
    description: '7',
    venue_latitude: 51.5533,
    game_start_time: '19:00',
    max_teams: 4,
    referee_required: false,
    rules: '',
    match_rules: { duration_s: 600 },
  })
})

test('[D-5] a single index is a comma list too', () => {
  expect(NewGroup.parse(fromForm(NewGroup, { ...FORM, playing_days: '6' })).playing_days).toEqual(['SUNDAY'])
  expect(GroupChanges.parse(fromForm(GroupChanges, { playing_days: '0' })).playing_days).toEqual(['MONDAY'])
})
