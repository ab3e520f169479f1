import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeMinute, validCodes } from '@turnout/rules/venue-code'
import type { GroupRow } from '../groups/public.ts'

const CODES = 1_000_000

type Secret = Pick<GroupRow, 'id' | 'venueSecret'>

/** Six digits of the group's secret and the minute: nobody works out the next one from those before. */
function computeCode({ id, venueSecret }: Secret, minute: number): string {
  const mac = createHmac('sha256', venueSecret).update(`venue-code ${id} ${minute}`).digest()
  // 48 bits, so that no code is likelier than another by more than a part in 100 million
  return String(mac.readUIntBE(0, 6) % CODES).padStart(6, '0')
}

export const codeAt = (group: Secret, at: number): string => computeCode(group, codeMinute(at))

export function isCodeAt(group: Secret, input: string, at: number): boolean {
  const codes = validCodes((minute) => computeCode(group, minute), at)
  // both are looked at, and each to its end: how long it takes tells nothing
  const [matchesCurrent, matchesPrevious] = codes.map((code) =>
    timingSafeEqual(Buffer.from(code), Buffer.from(input)),
  )
  return matchesCurrent === true || matchesPrevious === true
}
