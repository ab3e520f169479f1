import { CHECK_IN_OPENS_BEFORE_MS } from '@turnout/rules/calendar'
import { type Game, sheetOf } from '@turnout/rules/game'
import type { Lineup } from '@turnout/rules/game-events'
import type { StoredEvent } from '@turnout/rules/hash-chain'

/**
 * The version of the stored form; it rises by one with each upcast. A value without `format` has format 0. Events have
 * none yet, because their upcast leaves a complete event as it is: the first that changes one also writes `format`.
 */
export const STORED_FORMAT = 7

type Fields = Record<string, unknown>

interface OldEvent extends StoredEvent {
  settings?: Fields
  back?: { play?: Fields | null }
}

export interface OldSnapshot extends Fields {
  format?: unknown
  settings: Fields
  play: Fields | null
}

/** Format 0 could be without the start of the session. It was at the latest one hour before its end. */
const withSessionStart = (settings: Fields): Fields => ({
  sessionStartsAt: Number(settings.sessionEndsAt) - CHECK_IN_OPENS_BEFORE_MS,
  ...settings,
})

/** Formats before 4 did not store tosses that were taken back. */
const withAllTosses = (play: Fields): Fields => ({ allTosses: play.tosses, ...play })

/** What turns a stored event into the next format. The first entry reads format 0. */
export const EVENT_UPCASTS: readonly ((event: OldEvent) => OldEvent)[] = [
  (event) => (event.settings ? { ...event, settings: withSessionStart(event.settings) } : event),
  (event) =>
    event.back?.play ? { ...event, back: { ...event.back, play: withAllTosses(event.back.play) } } : event,
]

/**
 * Format 1 had no lineups. No player could leave a team that had played, so all who arrived in time have
 * played.
 */
const lineupsOf = ({ teams, participants, play }: Game): Lineup[] =>
  (play?.ended ?? []).map(({ a, b, at }) => {
    const lateIds = participants.filter((participant) => participant.at >= at).map(({ id }) => id)
    const inTime = teams.map((team) => ({
      ...team,
      players: team.players.filter((id) => !lateIds.includes(id)),
    }))
    return { a: sheetOf({ teams: inTime }, a), b: sheetOf({ teams: inTime }, b) }
  })

/** The same for snapshots. Format 0 could also be without `calledOff`, because no game could be ended before Play Ball. */
export const SNAPSHOT_UPCASTS: readonly ((snapshot: OldSnapshot) => OldSnapshot)[] = [
  (snapshot) => ({ calledOff: null, ...snapshot, settings: withSessionStart(snapshot.settings) }),
  (snapshot) => ({ lineups: lineupsOf(snapshot as unknown as Game), ...snapshot }),
  // the schema gives format 2 its `evenTeams`, house rules of format 4 `knockoutLastS`, format 5 `lastPressAt` and
  // `isAsked`, format 6 `format`
  (snapshot) => snapshot,
  (snapshot) => ({ ...snapshot, play: snapshot.play && withAllTosses(snapshot.play) }),
  (snapshot) => snapshot,
  (snapshot) => snapshot,
  (snapshot) => snapshot,
]

/** Adds to a stored value what its format did not have yet. */
export const upcast = <T extends { format?: unknown }>(stored: T, upcasts: readonly ((value: T) => T)[]): T =>
  upcasts.slice(Number(stored.format ?? 0)).reduce((value, next) => next(value), stored)
