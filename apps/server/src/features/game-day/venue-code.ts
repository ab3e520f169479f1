import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeMinute, validCodes } from '@turnout/rules/venue-code'

const CODES = 1_000_000

/** Of a group or an event. */
export interface Secret {
  id: string
  venueSecret: string
}

/** Six digits of the secret and the minute: nobody works out the next one from those before. */
function computeCode({ id, venueSecret }: Secret, minute: number): string {
  const mac = createHmac('sha256', venueSecret).update(`venue-code ${id} ${minute}`).digest()
  // 48 bits, so that no code is likelier than another by more than a part in 100 million
  return String(mac.readUIntBE(0, 6) % CODES).padStart(6, '0')
}

export const codeAt = (place: Secret, at: number): string => computeCode(place, codeMinute(at))

export function isCodeAt(place: Secret, input: string, at: number): boolean {
  const codes = validCodes((minute) => computeCode(place, minute), at)
  // both are looked at, and each to its end: how long it takes tells nothing
  const [matchesCurrent, matchesPrevious] = codes.map((code) =>
    timingSafeEqual(Buffer.from(code), Buffer.from(input)),
  )
  return matchesCurrent === true || matchesPrevious === true
}
