import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeMinute, validCodes } from '@turnout/rules/venue-code'

const CODES = 1_000_000

/** A group or an event, with the secret of its codes. */
export interface Secret {
  id: string
  venueSecret: string
}

/** Six digits from the secret and the minute: earlier codes do not reveal the next one. */
function computeCode({ id, venueSecret }: Secret, minute: number): string {
  const mac = createHmac('sha256', venueSecret).update(`venue-code ${id} ${minute}`).digest()
  // 48 bits, so that no code is likelier than another by more than a part in 100 million
  return String(mac.readUIntBE(0, 6) % CODES).padStart(6, '0')
}

export const codeAt = (place: Secret, at: number): string => computeCode(place, codeMinute(at))

export function isCodeAt(place: Secret, input: string, at: number): boolean {
  const codes = validCodes((minute) => computeCode(place, minute), at)
  // both comparisons run, each to its end, so that the time reveals nothing
  const [matchesCurrent, matchesPrevious] = codes.map((code) =>
    timingSafeEqual(Buffer.from(code), Buffer.from(input)),
  )
  return matchesCurrent === true || matchesPrevious === true
}
