import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askVendor,
  checkEnquiryText,
  ENQUIRY_SIDES,
  type EnquirySide,
  isUnread,
  otherSide,
  seesEmail,
  sideOf,
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
  userId   | side
  ${'dan'} | ${'vendor'}
  ${'ben'} | ${'asker'}
  ${'ada'} | ${null}
`('[V-8] $userId is on the side $side', ({ userId, side }) => {
  expect(sideOf({ askerId: 'ben', vendorId: 'dan' }, userId)).toBe(side)
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

const side = fc.constantFrom<EnquirySide>(...ENQUIRY_SIDES)

test('[V-8] whoever shares what and when, a side sees an address exactly when its owner has shared it', () => {
  fc.assert(
    fc.property(fc.array(side), (shares) => {
      const sharesEmail = { asker: false, vendor: false }
      for (const one of shares) sharesEmail[one] = true
      for (const one of ENQUIRY_SIDES)
        expect(seesEmail({ sharesEmail }, one)).toBe(shares.includes(otherSide(one)))
    }),
  )
})

test('[V-7] whoever writes and reads when, only what the other side wrote last and was not read is unread', () => {
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
