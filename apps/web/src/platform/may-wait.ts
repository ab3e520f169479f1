import type { Endpoint } from '@turnout/contract/endpoint'
import { checkIn, checkInMember, manualCheckIn } from '@turnout/contract/game-day'
import { changeScore } from '@turnout/contract/live-match'
import { assignCaptains, assignTeams, selectPlayers } from '@turnout/contract/teams'
import type { NewPress } from './press-queue.ts'
import { ProblemError } from './problem-error.ts'
import { dateIn, shortDate } from './when.ts'

/** What may wait for a signal: presses at the pitch, where there often is none. */
const MAY_WAIT: readonly Endpoint[] = [
  changeScore,
  checkIn,
  checkInMember,
  manualCheckIn,
  assignCaptains,
  selectPlayers,
  assignTeams,
]

/**
 * All but a goal, which names its game, mean 'tonight': next week the server would take them for that evening's. Six
 * hours are longer than any of them is of use, and shorter than the way from one evening of a group to the check-in of
 * its next, be they played daily and for seventeen hours each.
 */
export const AN_EVENING_MS = 6 * 60 * 60 * 1000

/** The call of a press that waited; one whose evening is over is refused here as the server would, had it been told which it was. */
export function callOf({ endpoint: name, madeAt }: NewPress, now: number): Endpoint {
  const endpoint = MAY_WAIT.find((known) => known.name === name)
  if (!endpoint) throw new Error(`A press for '${name}' waits, but this version of the page cannot send it.`)
  // a phone whose clock was put back since says that it was made later than now: then nobody knows of which evening it is
  const isTonights = Math.abs(now - madeAt) <= AN_EVENING_MS
  if (endpoint !== changeScore && !isTonights) throw new ProblemError(409, { detail: tooOld(madeAt) })
  return endpoint
}

/** The same for all of one day, so that a whole list of them is one message and not one each. */
function tooOld(madeAt: number): string {
  const day = shortDate(dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, madeAt))
  return `What was pressed on ${day} found no signal in time and is not sent any more: it was for that evening. Press again what still holds.`
}
