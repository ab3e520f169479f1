import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addVendorPicture,
  BUSINESS_TYPES,
  businessTypeName,
  changeVendorPlace,
  createVendor,
  isVendorPublic,
  MAX_VENDOR_PICTURES,
  publishVendor,
  reportVendor,
} from './vendor.ts'

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
`('[V-2] a $role, profile: $hasProfile, creates a business profile: $answer', (row) => {
  const decided = createVendor(row)
  expect(decided.ok ? 'yes' : decided.refusal).toBe(row.answer)
})

test.each`
  hasPlace | isHidden | answer
  ${true}  | ${false} | ${'yes'}
  ${false} | ${false} | ${'vendor-place-missing'}
  ${true}  | ${true}  | ${'vendor-hidden'}
  ${false} | ${true}  | ${'vendor-hidden'}
`('[V-3] a page with a place: $hasPlace, hidden: $isHidden, is published: $answer', (row) => {
  const decided = publishVendor({ ...row, isPublished: false })
  expect(decided.ok ? 'yes' : decided.refusal).toBe(row.answer)
})

test.each`
  isPublished | keepsPlace | answer
  ${true}     | ${true}    | ${'yes'}
  ${true}     | ${false}   | ${'vendor-place-missing'}
  ${false}    | ${true}    | ${'yes'}
  ${false}    | ${false}   | ${'yes'}
`('[V-3] published: $isPublished, with a place: $keepsPlace, is saved: $answer', (row) => {
  const page = { hasPlace: true, isHidden: false, isPublished: row.isPublished }
  const decided = changeVendorPlace(page, row.keepsPlace)
  expect(decided.ok ? 'yes' : decided.refusal).toBe(row.answer)
})

test.each`
  isPublished | isHidden | seen
  ${true}     | ${false} | ${true}
  ${true}     | ${true}  | ${false}
  ${false}    | ${false} | ${false}
  ${false}    | ${true}  | ${false}
`('[V-4] published: $isPublished, hidden: $isHidden, is seen by everyone: $seen', (row) => {
  expect(isVendorPublic({ hasPlace: true, ...row })).toBe(row.seen)
})

type Act = 'publish' | 'unpublish' | 'hide' | 'show' | 'set place' | 'clear place'

test('[V-3] [V-4] in any order of changes by vendor and operator, a public page has a place and is not hidden', () => {
  const acts = fc.array(
    fc.constantFrom<Act>('publish', 'unpublish', 'hide', 'show', 'set place', 'clear place'),
  )
  fc.assert(
    fc.property(acts, (commands) => {
      const page = { hasPlace: false, isPublished: false, isHidden: false }
      for (const command of commands) {
        if (command === 'publish') page.isPublished ||= publishVendor(page).ok
        if (command === 'unpublish') page.isPublished = false
        if (command === 'hide' || command === 'show') page.isHidden = command === 'hide'
        const keepsPlace = command === 'set place'
        if (/place/.test(command) && changeVendorPlace(page, keepsPlace).ok) page.hasPlace = keepsPlace
        if (isVendorPublic(page)) expect([page.hasPlace, page.isHidden]).toEqual([true, false])
      }
    }),
  )
})

test('[V-5] the sixth picture is accepted and the seventh is not', () => {
  expect(addVendorPicture(5).ok).toBe(true)
  expect(addVendorPicture(6)).toMatchObject({ ok: false, refusal: 'too-many-pictures' })
})

test('[V-5] pictures come and go, and there are never more than six', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (adds) => {
      let count = 0
      for (const isAdded of adds) {
        if (!isAdded) count = Math.max(0, count - 1)
        else if (addVendorPicture(count).ok) count += 1
        expect(count).toBeLessThanOrEqual(MAX_VENDOR_PICTURES)
      }
    }),
  )
})

test.each`
  isPublic | isOwn    | hasReported | answer
  ${true}  | ${false} | ${false}    | ${'reported'}
  ${true}  | ${false} | ${true}     | ${'already-reported'}
  ${false} | ${false} | ${false}    | ${'vendor-gone'}
  ${true}  | ${true}  | ${false}    | ${'own-vendor'}
`('[V-12] a public page: $isPublic, of their own: $isOwn, reported before: $hasReported: $answer', (row) => {
  const decided = reportVendor(row)
  expect(decided.ok ? decided.value : decided.refusal).toBe(row.answer)
})

test('[V-12] of all reports of a public page, one of each other person counts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ada', 'ben', 'dan')), (people) => {
      const reporters: string[] = []
      for (const id of people) {
        const facts = { isPublic: true, isOwn: id === 'dan', hasReported: reporters.includes(id) }
        if (reportVendor(facts).ok) reporters.push(id)
      }
      expect(reporters).toEqual([...new Set(people)].filter((id) => id !== 'dan'))
    }),
  )
})
