import type { SessionHours } from './calendar.ts'
import { isUnderWay } from './clock.ts'
import { closedAt } from './closing.ts'
import { isEqual } from './deep-equal.ts'
import { currentMatch, type Game, type GameEvent, nextPair, type Settings } from './game.ts'
import { leaveGame } from './leave-game.ts'
import { hasPersonPlayed } from './lineup.ts'
import { changeoverEndsAt } from './next-match.ts'
import { type Result, refuse } from './result.ts'

type Events = readonly GameEvent[]

/** The game begins with its first arrival. */
export const openGame = (settings: Settings): GameEvent => ({ type: 'opened', settings })

/** An arrival gets the next place in the order. A second check-in changes nothing. */
export function arrive(
  { participants, arrivals }: Game,
  { id, guest, at }: { id: string; guest: boolean; at: number },
): Events {
  if (participants.some((participant) => participant.id === id)) return []
  return [{ type: 'arrived', id, guest, at, no: arrivals + 1 }]
}

/** A participant may be removed as long as they have not played. */
export function removeParticipant(
  game: Game,
  id: string,
): Result<Events, 'participant-not-found' | 'team-has-played' | 'last-of-called-team'> {
  if (!game.participants.some((participant) => participant.id === id)) return refuse('participant-not-found')
  if (hasPersonPlayed(game, id)) return refuse('team-has-played', { participant: id })
  return leaveGame(game, { type: 'left', id })
}

/** Whether a team has played or is called. */
export function hasPlayed({ play }: Game, team: number): boolean {
  if (!play) return false
  const on = play.now.is === 'match' ? [play.now.match] : []
  return [...play.ended, ...on].some(({ a, b }) => a === team || b === team)
}

/**
 * The game follows the group's settings. During a match only its hours change (D-11); once it is
 * closed, nothing. No limit falls below what is drafted, and a draft keeps its order.
 */
export function applySettings(game: Game, wanted: Settings, now: number): Events {
  if (closedAt(game, now) !== null) return []
  const { startsAt, endsAt } = applyHours(game, hoursOf(wanted), now)
  const settings: Settings = {
    ...(currentMatch(game) ? game.settings : withinDraftLimits(game, wanted)),
    sessionStartsAt: startsAt,
    sessionEndsAt: endsAt,
  }
  if (isEqual(settings, game.settings)) return []
  return [{ type: 'settings-changed', settings }, ...rescheduleStart(game, settings, now)]
}

function withinDraftLimits({ teams, drafted, evenTeams, settings }: Game, wanted: Settings): Settings {
  const largest = Math.max(0, ...teams.map(({ players }) => players.length))
  const highest = Math.max(evenTeams ?? 0, ...teams.map(({ number }) => number))
  return {
    ...wanted,
    teamSize: Math.max(wanted.teamSize, largest),
    maxTeams: Math.max(wanted.maxTeams, highest),
    draftOrder: drafted.length > 0 ? settings.draftOrder : wanted.draftOrder,
  }
}

/**
 * [D-11] A game that has begun keeps its hours. Until it is over its end may move to a later time, and its
 * start until that has passed. After Play Ball the end stays if the new hours begin after it: those hours
 * belong to another game, and matches would start on an empty pitch. A game whose arrivals were all removed
 * before Play Ball follows its group.
 */
function applyHours(game: Game, wanted: SessionHours, now: number): SessionHours {
  if (game.play === null && game.participants.length === 0) return wanted
  const own = hoursOf(game.settings)
  const isOver = now >= own.endsAt && !isUnderWay(game)
  const isForThisGame = game.play === null || wanted.startsAt < own.endsAt
  if (isOver || !isForThisGame || wanted.endsAt < own.endsAt) return own
  const isStartToCome = game.play === null && now < own.startsAt && wanted.startsAt < own.endsAt
  return { startsAt: isStartToCome ? wanted.startsAt : own.startsAt, endsAt: wanted.endsAt }
}

/**
 * [M-9] Schedules the next match again when only the end of the session prevented it and that end has moved.
 */
function rescheduleStart({ play, settings }: Game, newSettings: Settings, now: number): Events {
  if (play?.now.is !== 'waiting' || play.now.startsAt !== null) return []
  if (play.ended.length === 0 || !nextPair(play) || changeoverEndsAt(settings, play, now) !== null) return []
  const startsAt = changeoverEndsAt(newSettings, play, now)
  return startsAt === null ? [] : [{ type: 'postponed', startsAt }]
}

const hoursOf = ({ sessionStartsAt, sessionEndsAt }: Settings): SessionHours => ({
  startsAt: sessionStartsAt,
  endsAt: sessionEndsAt,
})
