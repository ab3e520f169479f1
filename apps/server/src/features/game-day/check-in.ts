import type { ProblemOf } from '@turnout/contract/endpoint'
import { type CheckInBody, checkIn as endpoint } from '@turnout/contract/game-day'
import { checkGeofence } from '@turnout/rules/geofence'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { isSpent, spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { loadPeople } from '../game/public.ts'
import { venueOn } from '../groups/public.ts'
import { membershipId } from '../members/public.ts'
import { checkInAll, requireOpenSession } from './arrivals.ts'
import { presentArrived } from './present.ts'
import { texts } from './texts.ts'
import { loadToday, lockToday, type Today } from './today.ts'
import { isCodeAt } from './venue-code.ts'

/** Of one person, by whichever door: ten tries at a code a minute are of no use to anybody. */
const CHECK_IN_ATTEMPTS = { name: 'check-in', max: 10, windowMs: 60_000, counted: 'tries to check in' }

/** Of everybody at one pitch together, so that many who guess are no better off than one (docs/security.md A6). */
const WRONG_CODES = {
  name: 'wrong-venue-code',
  max: 30,
  windowMs: 60_000,
  counted: 'wrong venue codes at this game',
}

export const checkIn = handle(endpoint, (deps: Deps) => async ({ params, body, actor, transact, refuse }) => {
  await spend(deps.sql, CHECK_IN_ATTEMPTS, actor.id, actor.at)
  if ('code' in body)
    await verifyCode(deps, await loadToday(deps, params.groupId, actor, refuse), body.code, refuse)
  return transact(async (sql) => {
    const today = await lockToday(deps, sql, params.groupId, actor, refuse)
    requireCheckInAllowed(today, refuse)
    const verification = 'code' in body ? { method: 'code' as const } : verifyPosition(today, body, refuse)
    const id = (await membershipId(sql, params.groupId, actor.id)) ?? refuse('not-allowed')
    const result = await checkInAll(deps, sql, {
      name: 'checkIn',
      actor,
      today,
      refuse,
      arrivals: [{ id, userId: actor.id, ...verification }],
      may: may.checkIn,
    })
    const people = await loadPeople(sql, result.gameRow.id, id)
    const player = presentArrived(result.game, people, id, { withMethod: false })
    if (!player) throw new Error(`${id} checked in and is not on the list of game ${result.gameRow.id}.`)
    return { message: texts.checkedIn(player.arrival_number ?? 1), player }
  })
})

/** The distance and the doubt are kept, the coordinates never. */
function verifyPosition(
  today: Today,
  reading: Exclude<CheckInBody, { code: string }>,
  refuse: Refuse<'not-at-venue'>,
) {
  const check = checkGeofence(reading, venueOf(today))
  if (!check.ok) return refuse(check.refusal)
  const { distance } = check.value
  return { method: 'position' as const, distanceM: distance, accuracyM: reading.accuracy ?? null }
}

function requireCheckInAllowed(today: Today, refuse: RefuseCheckIn): void {
  if (!may.checkIn(today.viewer)) refuse('not-allowed')
  requireOpenSession(today, refuse)
}

/**
 * [P-4] Once thirty wrong ones a minute were said at this pitch, no code opens the door until the minute is over.
 * Outside of the command, which a refusal undoes: what was tried wrongly stays counted.
 */
async function verifyCode({ sql }: Deps, today: Today, code: string, refuse: RefuseCheckIn): Promise<void> {
  requireCheckInAllowed(today, refuse)
  const { group, now } = today
  if (isCodeAt(group, code, now) && !(await isSpent(sql, WRONG_CODES, group.id, now))) return
  await spend(sql, WRONG_CODES, group.id, now)
  refuse('wrong-venue-code')
}

type RefuseCheckIn = Refuse<ProblemOf<typeof endpoint>>

const venueOf = ({ group, session }: Today) => ({
  ...venueOn(group, session?.date),
  radius: group.venueRadius,
})
