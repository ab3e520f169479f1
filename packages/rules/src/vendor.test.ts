import { expect, test } from 'vitest'
import { BUSINESS_TYPES, businessTypeName, createVendor } from './vendor.ts'

test('[V-1] a business is one of sixteen kinds, each with a name for people', () => {
  expect(BUSINESS_TYPES.join(' ')).toBe(
    'event_planner photographer videographer caterer venue decorator dj mc band solo_musician dancer comedian magician sound_lighting av_equipment stage_setup',
  )
  expect(businessTypeName('sound_lighting')).toBe('Sound and lighting')
  expect(new Set(BUSINESS_TYPES.map(businessTypeName)).size).toBe(16)
})

test.each`
  role        | hasProfile | answer
  ${'vendor'} | ${false}   | ${'yes'}
  ${'vendor'} | ${true}    | ${'vendor-exists'}
  ${'user'}   | ${false}   | ${'not-a-vendor'}
  ${'admin'}  | ${false}   | ${'not-a-vendor'}
`('[V-2] a $role, profile: $hasProfile, asks for a business profile: $answer', (row) => {
  const decided = createVendor(row)
  expect(decided.ok ? 'yes' : decided.refusal).toBe(row.answer)
})
