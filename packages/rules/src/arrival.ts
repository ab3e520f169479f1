import { keepHours } from './calendar.ts'
import { closedAt } from './closing.ts'
import { currentMatch, type Evening, type EveningEvent, type Settings, teamOf } from './evening.ts'
import { ok, type Result, refuse } from './result.ts'
import { isSame } from './same.ts'

type Events = readonly EveningEvent[]

/** The evening comes into being with its first arrival. */
export const openEvening = (settings: Settings): EveningEvent => ({ type: 'opened', settings })

/** Somebody arrives and gets the next place in the order. Checking in twice is one check-in and keeps the first place. */
export function arrive(
  { participants, arrivals }: Evening,
  { id, guest, at }: { id: string; guest: boolean; at: number },
): Events {
  if (participants.some((participant) => participant.id === id)) return []
  return [{ type: 'arrived', id, guest, at, no: arrivals + 1 }]
}

/** Somebody is taken off the list, as long as their team has neither played nor been called (decisions 5.6). */
export function removeParticipant(
  evening: Evening,
  id: string,
): Result<Events, 'participant-not-found' | 'team-has-played'> {
  if (!evening.participants.some((participant) => participant.id === id))
    return refuse('participant-not-found')
  const team = teamOf(evening, id)
  if (team && hasPlayed(evening, team.number)) return refuse('team-has-played')
  return ok([{ type: 'left', id }])
}

/** Whether a team has been on the pitch, or is called to it: from then on who is in it is history. */
export function hasPlayed({ play }: Evening, team: number): boolean {
  if (!play) return false
  const on = play.now.is === 'match' ? [play.now.match] : []
  return [...play.ended, ...on].some(({ a, b }) => a === team || b === team)
}

/**
 * The evening follows what the group settles, but not under people's feet: nothing changes while a
 * match is on or once it is closed, it keeps its own session (D-11), a limit never shrinks below what has been
 * drawn already, and a draft ends in the order in which it began.
 */
export function followSettings(evening: Evening, wanted: Settings, now: number): Events {
  if (currentMatch(evening) || closedAt(evening, now) !== null) return []
  const { startsAt, endsAt } = keepHours(hoursOf(evening.settings), hoursOf(wanted), evening.play !== null)
  const largest = Math.max(0, ...evening.teams.map(({ players }) => players.length))
  const highest = Math.max(0, ...evening.teams.map(({ number }) => number))
  const settings: Settings = {
    ...wanted,
    teamSize: Math.max(wanted.teamSize, largest),
    maxTeams: Math.max(wanted.maxTeams, highest),
    sessionStartsAt: startsAt,
    sessionEndsAt: endsAt,
    draftOrder: evening.drafted.length > 0 ? evening.settings.draftOrder : wanted.draftOrder,
  }
  return isSame(settings, evening.settings) ? [] : [{ type: 'settings-changed', settings }]
}

const hoursOf = ({ sessionStartsAt, sessionEndsAt }: Settings) => ({
  startsAt: sessionStartsAt,
  endsAt: sessionEndsAt,
})
