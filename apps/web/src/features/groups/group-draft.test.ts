import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearDraft,
  type DraftKey,
  restoreDraft as restore,
  saveDraft,
} from '../../platform/forms/form-draft.ts'
import { stubLocalStorage } from '../../platform/testing/local-storage.ts'
import type { GroupValues } from './form-values.ts'
import { editGroupDraft, NEW_GROUP_DRAFT, readGroupDraft } from './group-draft.ts'
import { blankValues } from './group-values.ts'

/** The same with the reply reader of the built web, whose contract has no bounds. */
vi.resetModules()
vi.doMock('zod', () => import('../../platform/api/reply-reader.ts'))
const { readGroupDraft: readBuilt } = await import('./group-draft.ts')
afterAll(() => {
  vi.doUnmock('zod')
  vi.resetModules() // later test files get the whole contract
})

const restoreDraft = (key: DraftKey, blank: GroupValues) => restore(key, blank, readGroupDraft)

const FOOTBALL = blankValues('football')
const CANAL_SIDE = { ...FOOTBALL, name: 'Canal Side', max_teams: 4 }
const TYPED = { ...CANAL_SIDE, description: 'Five a side, behind the school.', max_teams: 6 }
const CANAL_SIDE_DRAFT = editGroupDraft('canal-side', CANAL_SIDE)

beforeEach(stubLocalStorage)
afterEach(() => vi.unstubAllGlobals())

test('what was typed for a new group is restored, and counts only for the same sport', () => {
  saveDraft(NEW_GROUP_DRAFT, TYPED)
  expect(restoreDraft(NEW_GROUP_DRAFT, FOOTBALL)).toEqual(TYPED)
  const tennis = blankValues('tennis')
  expect(restoreDraft(NEW_GROUP_DRAFT, tennis)).toEqual({
    ...tennis,
    name: TYPED.name,
    description: TYPED.description,
  })
})

test('unsaved changes of a group are restored, for that group only', () => {
  saveDraft(CANAL_SIDE_DRAFT, TYPED)
  expect(restoreDraft(CANAL_SIDE_DRAFT, CANAL_SIDE)).toEqual(TYPED)
  expect(restoreDraft(editGroupDraft('mill-lane', CANAL_SIDE), CANAL_SIDE)).toBeNull()
  expect(restoreDraft(NEW_GROUP_DRAFT, FOOTBALL)).toBeNull()
  clearDraft(CANAL_SIDE_DRAFT)
  expect(restoreDraft(CANAL_SIDE_DRAFT, CANAL_SIDE)).toBeNull()
})

test('a draft is not restored after another admin has changed the group', () => {
  saveDraft(CANAL_SIDE_DRAFT, TYPED)
  const moved = { ...CANAL_SIDE, venue_name: 'Mill Lane' }
  expect(restoreDraft(editGroupDraft('canal-side', moved), moved)).toBeNull()
})

test('a form without changes is no draft', () => {
  saveDraft(CANAL_SIDE_DRAFT, CANAL_SIDE)
  expect(restoreDraft(CANAL_SIDE_DRAFT, CANAL_SIDE)).toBeNull()
})

test.each([
  ['nothing usable', '{"of":"new"}', {}],
  [
    'an invalid name',
    '{"of":"new","name":7,"description":"Behind the school."}',
    { description: 'Behind the school.' },
  ],
  ['an unknown day', '{"of":"new","playing_days":["TUESDAY","SOMEDAY"]}', { playing_days: ['TUESDAY'] }],
  [
    'counts out of bounds',
    '{"of":"new","sports_type":"football","max_teams":1,"max_players_per_team":7,"venue_radius":1001,"match_rules":{"win":3}}',
    { max_players_per_team: 7 },
  ],
  ['no form at all', '"new"', {}],
])('the rest of a draft from another version with %s is restored', (_, written, restored) => {
  localStorage.setItem('turnout.draft.group', written)
  const expected = Object.keys(restored).length > 0 ? { ...FOOTBALL, ...restored } : null
  expect(restoreDraft(NEW_GROUP_DRAFT, FOOTBALL)).toEqual(expected)
})

const RULES = FOOTBALL.match_rules
const GOALS = { by: 'goals', goals: 3 }

test.each([
  ['whole', readGroupDraft],
  ['as a page has it', readBuilt],
])('rules that a form could not send are not restored from a draft, with the contract %s', (_, read) => {
  const restored = (match_rules: unknown) => {
    const stored = { ...TYPED, of: 'new', match_rules }
    localStorage.setItem('turnout.draft.group', JSON.stringify(stored))
    return restore(NEW_GROUP_DRAFT, FOOTBALL, read)?.match_rules
  }
  const good = [
    { ...RULES, duration_s: 600, max_wins_in_a_row: 3 },
    { ...RULES, win: GOALS },
    { ...RULES, win: { by: 'time' } },
  ]
  for (const rules of good) expect(restored(rules)).toEqual(rules)
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
  for (const rules of bad) expect(restored(rules)).toEqual(RULES)
})
