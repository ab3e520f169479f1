import { closeHalfDone, closesAt, isHalfDone } from './closing.ts'
import { currentMatch, type Evening, evolve, nextPair } from './evening.ts'
import type { EveningEvent, Match } from './evening-events.ts'
import { called, whistle } from './match.ts'
import { changeoverEnds, type Moment } from './next-match.ts'

/** [C-8] A start by itself that is later than this was slept through, and the people at the pitch get a whole changeover. */
const SLEPT_THROUGH_MS = 2_000

/**
 * [C-4] What the clock has brought about by `moment.at` and nobody has written down yet: the final whistle
 * at the moment the clock said, the start of the next match. Asked again at once it says nothing more.
 */
export function overdue(evening: Evening, moment: Moment): EveningEvent[] {
  const events = nextDue(evening, moment)
  if (events.length === 0) return []
  return [...events, ...overdue(events.reduce(evolve, evening), moment)]
}

function nextDue(evening: Evening, moment: Moment): EveningEvent[] {
  const due = dueAt(evening)
  const { play, settings } = evening
  if (!play || due === null || moment.at < due) return []
  if (due !== runsOutAt(evening)) return closeHalfDone(evening, due)
  const match = currentMatch(evening)
  if (match) return atZero(evening, match, due, moment)
  const pair = nextPair(play)
  // the machine's clock may have been put forward since this start was announced
  if (!pair || due >= settings.sessionEndsAt) return [{ type: 'postponed', startsAt: null }]
  if (moment.at - due > SLEPT_THROUGH_MS)
    return [{ type: 'postponed', startsAt: changeoverEnds(settings, play, moment.at) }]
  const starts = called(evening, play, pair, play.reason, due)
  return [starts, { type: 'clock-started', at: due, endsAt: due + settings.houseRules.durationS * 1000 }]
}

/** [C-6] At zero the whistle blows; with a last play the clock stands there and people end the match. */
function atZero(evening: Evening, match: Match, endsAt: number, moment: Moment): EveningEvent[] {
  if (match.rules.atZero === 'last_play') return [{ type: 'reached-zero', at: endsAt }]
  return whistle(evening, match, 'time', endsAt, moment)
}

/**
 * [C-9] The machine's clock was put forward or back by `byMs` (milliseconds, negative for back): a running
 * match ends and the next one starts after as long as before it. Says nothing when neither is to come.
 */
export const followClock = (evening: Evening, byMs: number): EveningEvent[] =>
  byMs === 0 || runsOutAt(evening) === null ? [] : [{ type: 'clock-moved', byMs }]

/** [C-5] When the clock next has something to do by itself (ms), or never as things stand. */
export function dueAt(evening: Evening): number | null {
  const due = [runsOutAt(evening), isHalfDone(evening) ? closesAt(evening) : null].filter((at) => at !== null)
  return due.length > 0 ? Math.min(...due) : null
}

/** A countdown that people see: the end of the match that runs, or the start of the next. */
function runsOutAt({ play }: Evening): number | null {
  if (play?.now.is === 'waiting') return play.now.startsAt
  if (play?.now.is === 'match' && play.now.match.clock.phase === 'running') return play.now.match.clock.endsAt
  return null
}
