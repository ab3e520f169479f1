import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubShelf } from '../../platform/testing-shelf.ts'
import { draftOfGroup, draftOver, forgetDraft, keepDraft, OF_A_NEW_GROUP } from './group-draft.ts'
import { blankValues } from './group-values.ts'

/** The same, as the built web has it: its contract knows no bounds. */
vi.resetModules()
vi.doMock('zod', () => import('../../platform/reply-reader.ts'))
const { draftOver: builtOver } = await import('./group-draft.ts')

const FOOTBALL = blankValues('football')
const CANAL_SIDE = { ...FOOTBALL, name: 'Canal Side', max_teams: 4 }
const TYPED = { ...CANAL_SIDE, description: 'Five a side, behind the school.', max_teams: 6 }
const OF_CANAL_SIDE = draftOfGroup('canal-side', CANAL_SIDE)

beforeEach(stubShelf)
afterEach(() => vi.unstubAllGlobals())

test('what was typed of a new group is there again, and counts go with their sport', () => {
  keepDraft(OF_A_NEW_GROUP, TYPED)
  expect(draftOver(OF_A_NEW_GROUP, FOOTBALL)).toEqual(TYPED)
  const tennis = blankValues('tennis')
  expect(draftOver(OF_A_NEW_GROUP, tennis)).toEqual({
    ...tennis,
    name: TYPED.name,
    description: TYPED.description,
  })
})

test('what was changed of a group and not saved is there again, and no other group has it', () => {
  keepDraft(OF_CANAL_SIDE, TYPED)
  expect(draftOver(OF_CANAL_SIDE, CANAL_SIDE)).toEqual(TYPED)
  expect(draftOver(draftOfGroup('mill-lane', CANAL_SIDE), CANAL_SIDE)).toBeNull()
  expect(draftOver(OF_A_NEW_GROUP, FOOTBALL)).toBeNull()
  forgetDraft(OF_CANAL_SIDE)
  expect(draftOver(OF_CANAL_SIDE, CANAL_SIDE)).toBeNull()
})

test('a draft is not laid over a group that somebody else has changed since', () => {
  keepDraft(OF_CANAL_SIDE, TYPED)
  const moved = { ...CANAL_SIDE, venue_name: 'Mill Lane' }
  expect(draftOver(draftOfGroup('canal-side', moved), moved)).toBeNull()
})

test('a form that says again what the group says is no draft', () => {
  keepDraft(OF_CANAL_SIDE, CANAL_SIDE)
  expect(draftOver(OF_CANAL_SIDE, CANAL_SIDE)).toBeNull()
})

test.each([
  ['nothing of it is of use', '{"of":"new"}', {}],
  [
    'a name that is none',
    '{"of":"new","name":7,"description":"Behind the school."}',
    { description: 'Behind the school.' },
  ],
  [
    'days that nobody knows',
    '{"of":"new","playing_days":["TUESDAY","SOMEDAY"]}',
    { playing_days: ['TUESDAY'] },
  ],
  [
    'counts that no group has',
    '{"of":"new","sports_type":"football","max_teams":1,"max_players_per_team":7,"venue_radius":1001,"match_rules":{"win":3}}',
    { max_players_per_team: 7 },
  ],
  ['no form at all', '"new"', {}],
])('of a draft from another version, with %s, the rest is taken', (_, written, taken) => {
  localStorage.setItem('turnout.draft.group', written)
  const expected = Object.keys(taken).length > 0 ? { ...FOOTBALL, ...taken } : null
  expect(draftOver(OF_A_NEW_GROUP, FOOTBALL)).toEqual(expected)
})

const RULES = FOOTBALL.match_rules
const GOALS = { by: 'goals', goals: 3 }

test.each([
  ['whole', draftOver],
  ['as a page has it', builtOver],
])('rules that a form could not send are not taken from a draft, with the contract %s', (_, over) => {
  const taken = (match_rules: unknown) => {
    const said = { ...TYPED, of: 'new', match_rules }
    localStorage.setItem('turnout.draft.group', JSON.stringify(said))
    return over(OF_A_NEW_GROUP, FOOTBALL)?.match_rules
  }
  const good = [
    { ...RULES, duration_s: 600, max_wins_in_a_row: 3 },
    { ...RULES, win: GOALS },
    { ...RULES, win: { by: 'time' } },
  ]
  for (const rules of good) expect(taken(rules)).toEqual(rules)
  const bad = [
    { ...RULES, duration_s: 5 },
    { ...RULES, duration_s: 90.5 },
    { ...RULES, knockout_goals: 11 },
    { ...RULES, changeover_s: -1 },
    { ...RULES, max_wins_in_a_row: 1 },
    { ...RULES, golden_goal: true },
    { ...RULES, win: { by: 'goals', goals: 51 } },
    { ...RULES, win: { by: 'lead', lead: 0, goals: 2 } },
    { ...RULES, win: { ...GOALS, lead: 2 } },
    { duration_s: 600 },
  ]
  for (const rules of bad) expect(taken(rules)).toEqual(RULES)
})
