import { SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import { describe, expect, test } from 'vitest'
import { mergeHouseRules, toMatchRules } from './convert-match-rules.ts'
import { GroupChanges, NewGroup } from './groups.ts'
import { MatchRules, PartialMatchRules } from './match-rules.ts'

const TUESDAYS = {
  name: 'Tuesday Football',
  description: 'Five a side, all welcome.',
  venue_name: 'Hackney Marshes',
  venue_address: 'Homerton Road, London',
  venue_latitude: 51.5533,
  venue_longitude: -0.0241,
  playing_days: ['TUESDAY'],
  game_start_time: '19:00',
  game_end_time: '21:00',
}

const firstIssue = (body: object): string | undefined => {
  const issue = NewGroup.safeParse({ ...TUESDAYS, ...body }).error?.issues[0]
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

describe('a new group', () => {
  test('[G-8] with only the required fields is football with two teams of five', () => {
    expect(NewGroup.parse(TUESDAYS)).toMatchObject({
      sports_type: 'football',
      max_teams: 2,
      max_players_per_team: 5,
      rules: '',
      referee_required: false,
    })
  })

  test.each([
    [{ name: 'FC' }, 'name: Name needs at least 3 letters.'],
    [{ description: ' ' }, 'description: Description is required.'],
    [{ description: 'x'.repeat(2001) }, 'description: Description may have up to 2000 letters.'],
    [{ rules: 'x'.repeat(5001) }, 'rules: Rules may have up to 5000 letters.'],
    [{ playing_days: [] }, 'playing_days: Pick at least one playing day.'],
    [{ playing_days: ['MOONDAY'] }, 'playing_days: One of the playing days is not a day of the week.'],
    [{ game_start_time: '25:00' }, 'game_start_time: Give a time as HH:MM.'],
    [{ game_end_time: '19:00' }, 'game_end_time: Start and end time cannot be the same.'],
    [{ game_end_time: '19:00:59' }, 'game_end_time: Start and end time cannot be the same.'],
    [{ max_teams: 1 }, 'max_teams: At least 2 teams.'],
    [{ max_teams: 17 }, 'max_teams: At most 16 teams.'],
    [{ max_players_per_team: 0 }, 'max_players_per_team: At least 1 player per team.'],
    [{ max_players_per_team: 31 }, 'max_players_per_team: At most 30 players per team.'],
    [{ venue_latitude: undefined }, 'venue_latitude: Pick the venue from the list or on the map.'],
    [{ venue_latitude: '51.5' }, 'venue_latitude: Pick the venue from the list or on the map.'],
    [{ venue_radius: 49 }, 'venue_radius: At least 50 metres.'],
    [{ venue_radius: 1001 }, 'venue_radius: At most 1,000 metres.'],
  ])('[B3] with %j is refused: %s', (body, sentence) => {
    expect(firstIssue(body)).toBe(sentence)
  })

  test.each([
    'creator_id',
    'role',
    'is_approved',
    'is_creator',
    'member_count',
    'time_zone',
    'weatherPolicy',
  ])('[M6] that sets %s itself is refused', (field) => {
    expect(firstIssue({ [field]: 'x' })).toContain(field)
  })

  test('[B3] past midnight is fine', () => {
    expect(firstIssue({ game_start_time: '22:00', game_end_time: '01:00' })).toBeUndefined()
  })

  test.each([91, -91, Number.NaN, Number.POSITIVE_INFINITY])(
    '[B3] nothing lies at latitude %d',
    (latitude) => {
      expect(firstIssue({ venue_latitude: latitude })).toContain('venue_latitude')
    },
  )
})

describe('changes', () => {
  test('have only the fields that change', () => {
    expect(GroupChanges.parse({ name: 'Wednesday Football' })).toEqual({ name: 'Wednesday Football' })
    expect(GroupChanges.parse({})).toEqual({})
  })

  test('[M6] cannot set the creator', () => {
    expect(GroupChanges.safeParse({ creator_id: 'x' }).success).toBe(false)
  })
})

describe('house rules', () => {
  test('[M-1] go over the wire and come back the same', () => {
    const input = toMatchRules(SPECIFICATION_RULES)
    expect(MatchRules.parse(input)).toEqual(input)
    expect(mergeHouseRules(input, { ...SPECIFICATION_RULES, durationS: 60 })).toEqual(SPECIFICATION_RULES)
  })

  test('[M-1] fields that are left out stay as they were', () => {
    expect(mergeHouseRules({ duration_s: 600 }, SPECIFICATION_RULES)).toEqual({
      ...SPECIFICATION_RULES,
      durationS: 600,
    })
    expect(mergeHouseRules({}, { ...SPECIFICATION_RULES, maxWinsInARow: 3 }).maxWinsInARow).toBe(3)
    expect(
      mergeHouseRules({ max_wins_in_a_row: null }, { ...SPECIFICATION_RULES, maxWinsInARow: 3 }),
    ).toEqual(SPECIFICATION_RULES)
  })

  test.each([
    { duration_s: 59 },
    { duration_s: 3601 },
    { knockout_goals: 11 },
    { max_wins_in_a_row: 1 },
    { changeover_s: 301 },
    { win: { by: 'lead', goals: 2 } },
    { win: { by: 'luck' } },
    { scored_draw: 'replay' },
    { golden_goal: true },
  ])('[M-1] %j is no house rule', (input) => {
    expect(PartialMatchRules.safeParse(input).success).toBe(false)
  })
})
