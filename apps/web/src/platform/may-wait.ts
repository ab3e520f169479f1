import type { Endpoint } from '@turnout/contract/endpoint'
import { checkIn, checkInMember, manualCheckIn } from '@turnout/contract/game-day'
import { changeScore } from '@turnout/contract/live-match'
import { assignCaptains, assignTeams, selectPlayers } from '@turnout/contract/teams'
import { count } from '@turnout/rules/words'
import type { NewPress } from './press-queue.ts'
import { ProblemError, sentenceOf } from './problem-error.ts'
import { toast, UNTIL_READ } from './toast.ts'
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
  if (endpoint !== changeScore && !isTonights) throw new TooOld(madeAt)
  return endpoint
}

/** What its screen says, which knows what it was: the same for all of one day. */
class TooOld extends ProblemError {
  constructor(madeAt: number) {
    super(409, {
      detail: `What was pressed on ${dayOf(madeAt)} found no signal in time and is not sent any more: it was for that evening. Press again what still holds.`,
    })
  }
}

const dayOf = (madeAt: number): string =>
  shortDate(dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, madeAt))

/** How many of which kind, for whoever opens the app long after and has no screen that says it. */
const IN_WORDS: Record<string, (n: number) => string> = {
  [checkIn.name]: (n) => count(n, 'check-in of your own', 'check-ins of your own'),
  [checkInMember.name]: (n) => count(n, 'check-in of a player', 'check-ins of players'),
  [manualCheckIn.name]: (n) => count(n, 'list of guests', 'lists of guests'),
  [assignCaptains.name]: (n) => count(n, 'choice of captains', 'choices of captains'),
  [selectPlayers.name]: (n) => count(n, 'pick'),
  [assignTeams.name]: (n) => count(n, 'change of teams', 'changes of teams'),
}

/** Dropped since the app was opened, the calls of each day, and the word that stands for them. */
const dropped = new Map<string, { calls: string[]; said: number }>()

function inWords(calls: readonly string[]): string {
  const kinds = [...new Set(calls)]
  return kinds
    .map((kind) => IN_WORDS[kind]?.(calls.filter((call) => call === kind).length) ?? kind)
    .join(', ')
}

/** A press from before the page was loaded was refused, and no screen waits for it. */
export function sayRefused({ endpoint, madeAt }: NewPress, error: unknown): void {
  if (!(error instanceof TooOld)) {
    toast.failed(sentenceOf(error, 'A press that waited was not taken'))
    return
  }
  const day = dayOf(madeAt)
  const before = dropped.get(day)
  const calls = [...(before?.calls ?? []), endpoint]
  if (before) toast.takeBack(before.said)
  const said = toast.failed(
    `Not sent, for no signal came in time on ${day}: ${inWords(calls)}. Press again what still holds.`,
    UNTIL_READ,
  )
  dropped.set(day, { calls, said })
}
