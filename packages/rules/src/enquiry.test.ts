import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToEvent,
  askVendor,
  checkEnquiryDate,
  checkEnquiryEvent,
  checkEnquiryText,
  continueEnquiry,
  ENQUIRY_SIDES,
  type EnquirySide,
  isUnread,
  otherSide,
  seesEmail,
  sideOf,
  standsOnEvent,
} from './enquiry.ts'

const DAY = 24 * 3_600_000

test.each`
  isPublic | isOwn    | answer
  ${true}  | ${false} | ${'asked'}
  ${false} | ${false} | ${'vendor-gone'}
  ${true}  | ${true}  | ${'own-vendor'}
  ${false} | ${true}  | ${'own-vendor'}
`('[V-7] a public page: $isPublic, of their own: $isOwn, is asked: $answer', (row) => {
  const decided = askVendor(row)
  expect(decided.ok ? decided.value : decided.refusal).toBe(row.answer)
})

test.each`
  state          | isOver   | isManaged | answer
  ${'published'} | ${false} | ${true}   | ${'about'}
  ${'published'} | ${true}  | ${true}   | ${'event-over'}
  ${'cancelled'} | ${false} | ${true}   | ${'event-cancelled'}
  ${'draft'}     | ${false} | ${true}   | ${'event-not-published'}
  ${'published'} | ${false} | ${false}  | ${'event-not-found'}
  ${'draft'}     | ${false} | ${false}  | ${'event-not-found'}
`('[V-11] $state, over: $isOver, of their own: $isManaged: $answer', (row) => {
  const decided = checkEnquiryEvent(row)
  expect(decided.ok ? decided.value : decided.refusal).toBe(row.answer)
})

test.each`
  date            | answer
  ${'2020-06-16'} | ${'in-the-past'}
  ${'2026-06-14'} | ${'in-the-past'}
  ${'2026-06-15'} | ${'to-come'}
  ${'2027-01-01'} | ${'to-come'}
`('[V-14] an enquiry on 15 June 2026 for $date: $answer', ({ date, answer }) => {
  const decided = checkEnquiryDate(date, '2026-06-15')
  expect(decided.ok ? decided.value : decided.refusal).toBe(answer)
})

test.each`
  userId   | side
  ${'dan'} | ${'vendor'}
  ${'ben'} | ${'asker'}
  ${'ada'} | ${null}
`('[V-8] $userId is on the side $side', ({ userId, side }) => {
  expect(sideOf({ askerId: 'ben', vendorId: 'dan' }, userId)).toBe(side)
})

test.each`
  isHidden | side        | answer
  ${false} | ${'asker'}  | ${'open'}
  ${false} | ${'vendor'} | ${'open'}
  ${true}  | ${'asker'}  | ${'vendor-gone'}
  ${true}  | ${'vendor'} | ${'vendor-hidden'}
`('[V-8] hidden by the operator: $isHidden, the $side continues: $answer', (row) => {
  const decided = continueEnquiry(row)
  expect(decided.ok ? decided.value : decided.refusal).toBe(row.answer)
})

test.each`
  text                      | age        | answer
  ${'See www.pies.example'} | ${0}       | ${'no-links-in-new-enquiry'}
  ${'See www.pies.example'} | ${DAY - 1} | ${'no-links-in-new-enquiry'}
  ${'See www.pies.example'} | ${DAY}     | ${'See www.pies.example'}
  ${'Dinner for 40.'}       | ${0}       | ${'Dinner for 40.'}
`('[V-9] $text after $age ms: $answer', ({ text, age, answer }) => {
  const decided = checkEnquiryText(text, { begunAt: 0, at: age })
  expect(decided.ok ? decided.value : decided.refusal).toBe(answer)
})

test("[V-11] an enquiry is only about one of the person's own events that is published and to come", () => {
  const event = fc.record({
    state: fc.constantFrom('draft', 'published', 'cancelled'),
    isOver: fc.boolean(),
    isManaged: fc.boolean(),
  })
  fc.assert(
    fc.property(event, (one) => {
      const isOpen = one.state === 'published' && !one.isOver
      expect(checkEnquiryEvent(one).ok).toBe(isOpen && one.isManaged)
    }),
  )
})

const side = fc.constantFrom<EnquirySide>(...ENQUIRY_SIDES)

test('[V-8] in any order of sharing, a side sees an address exactly when its owner has shared it', () => {
  fc.assert(
    fc.property(fc.array(side), (shares) => {
      const sharesEmail = { asker: false, vendor: false }
      for (const one of shares) sharesEmail[one] = true
      for (const one of ENQUIRY_SIDES)
        expect(seesEmail({ sharesEmail }, one)).toBe(shares.includes(otherSide(one)))
    }),
  )
})

test('[V-7] in any order of writing and reading, only what the other side wrote last and was not read is unread', () => {
  const act = fc.record({ side, kind: fc.constantFrom('write', 'read') })
  fc.assert(
    fc.property(fc.array(act, { minLength: 1 }), (acts) => {
      const enquiry = { lastSide: 'asker' as EnquirySide, lastMessageAt: 1, readAt: { asker: 1, vendor: 0 } }
      for (const [index, { side: one, kind }] of acts.entries()) {
        if (kind === 'write') {
          enquiry.lastSide = one
          enquiry.lastMessageAt = index + 2
        }
        enquiry.readAt[one] = index + 2
        expect(isUnread(enquiry, one)).toBe(false)
        if (kind === 'write') expect(isUnread(enquiry, otherSide(one))).toBe(true)
      }
    }),
  )
})

const OPEN = { state: 'published', isOver: false, isManaged: true } as const

test.each([
  [{ event: OPEN, isPublic: true }, 'added'],
  [{ event: null, isPublic: true }, 'enquiry-without-event'],
  [{ event: OPEN, isPublic: false }, 'vendor-gone'],
  [{ event: { ...OPEN, state: 'cancelled' as const }, isPublic: true }, 'event-cancelled'],
  [{ event: { ...OPEN, isOver: true }, isPublic: true }, 'event-over'],
  [{ event: { ...OPEN, isManaged: false }, isPublic: true }, 'event-not-found'],
])('[V-13] adding to the event with %j is %s', (facts, answer) => {
  const decided = addToEvent(facts)
  expect(decided.ok ? decided.value : decided.refusal).toBe(answer)
})

test('[V-13] in any order of adding and taking back, a vendor is on the event while both have added', () => {
  const press = fc.record({ side, adds: fc.boolean() })
  fc.assert(
    fc.property(fc.array(press), fc.boolean(), (presses, isPublic) => {
      const adds = { asker: false, vendor: false }
      for (const one of presses) adds[one.side] = one.adds
      const last = (of: EnquirySide) => presses.findLast(({ side }) => side === of)?.adds === true
      const facts = { adds, isPublic, state: 'published' as const }
      expect(standsOnEvent(facts)).toBe(isPublic && last('asker') && last('vendor'))
      expect(standsOnEvent({ ...facts, state: 'cancelled' })).toBe(false)
    }),
  )
})

test('[V-7] what a side has written itself is never new to it, only to the other', () => {
  const written = { lastSide: 'vendor' as const, lastMessageAt: 5, readAt: { asker: 4, vendor: 4 } }
  expect(ENQUIRY_SIDES.map((side) => isUnread(written, side))).toEqual([true, false])
})
