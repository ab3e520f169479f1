import type { CheckInBody } from '@turnout/contract/check-in-body'
import { checkGeofence, type Position } from '@turnout/rules/geofence'
import type { Sql } from '../../platform/db/database.ts'
import { isSpent, perMinute, spend } from '../../platform/http/budget.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { isCodeAt, type Secret } from './venue-code.ts'

/** Ten tries per minute, while the code changes every minute, are of no use for guessing. */
export const CHECK_IN_ATTEMPTS = perMinute('check-in', 10, 'tries to check in')

/** For all people at one place together, so that many attackers have no more guesses than one (docs/security.md A6). */
const WRONG_CODES = perMinute('wrong-venue-code', 30, 'wrong venue codes here')

/**
 * [P-4] After thirty wrong codes a minute at a place, no code is accepted until the minute is over. Called outside the
 * transaction of the command, which a refusal rolls back, so that wrong tries stay counted.
 */
export async function verifyCode(
  sql: Sql,
  place: Secret,
  code: string,
  now: number,
  refuse: Refuse<'wrong-venue-code'>,
): Promise<void> {
  if (isCodeAt(place, code, now) && !(await isSpent(sql, WRONG_CODES, place.id, now))) return
  await spend(sql, WRONG_CODES, place.id, now)
  refuse('wrong-venue-code')
}

/** How a person arrived; a code was verified before. Distance and accuracy are stored, coordinates never. */
export function verifyPlace(
  body: CheckInBody,
  circle: Position & { radius: number },
  refuse: Refuse<'not-at-venue'>,
) {
  if ('code' in body) return { method: 'code' as const }
  const check = checkGeofence(body, circle)
  if (!check.ok) return refuse(check.refusal)
  const { distance } = check.value
  return { method: 'position' as const, distanceM: distance, accuracyM: body.accuracy ?? null }
}
