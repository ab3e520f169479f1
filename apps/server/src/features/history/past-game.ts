import { isOver } from '@turnout/rules/clock'
import { closedAt } from '@turnout/rules/closing'
import { hashChain, type LogEntry } from '@turnout/rules/hash-chain'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { type GamePerson, type GameRow, loadLogEntries, loadPeople } from '../game/public.ts'
import type { GroupRow } from '../groups/public.ts'
import { authorizeGameView } from '../live-match/public.ts'
import { findOtherVenue } from '../scheduled-games/public.ts'

/** A game with its people and its whole log. */
export interface PastGame {
  gameRow: GameRow
  group: GroupRow
  /** The name of the venue where it was played. */
  venueName: string
  timeZone: string
  closed: number | null
  isOver: boolean
  people: ReadonlyMap<string, GamePerson>
  /** Organisers also see how each person checked in. */
  isOrganiser: boolean
  log: readonly (LogEntry & { by: string | null; seal: string })[]
  /** The seal of the last entry, which covers the whole log. */
  seal: string
}

/** For a person who may view the game: log entries are read up to the version of its row, so that both agree. */
export async function loadPastGame(
  deps: Deps,
  gameId: string,
  actor: Account,
  refuse: Refuse<'game-not-found'>,
): Promise<PastGame> {
  const { gameRow, group, isOrganiser: steers, now } = await authorizeGameView(deps, gameId, actor, refuse)
  const [people, otherVenue, entries] = await Promise.all([
    loadPeople(deps.sql, gameRow.id),
    findOtherVenue(deps.sql, group.id, gameRow.date),
    loadLogEntries(deps.sql, gameRow.id, gameRow.version),
  ])
  const seals = hashChain(entries, sha256)
  const log = entries.map((entry, index) => ({ ...entry, seal: seals[index] ?? '' }))
  const closed = closedAt(gameRow.evening, now)
  return {
    gameRow,
    group,
    venueName: otherVenue?.name ?? gameRow.venueName ?? group.venueName,
    timeZone: gameRow.timeZone ?? group.timeZone,
    closed,
    isOver: isOver(gameRow.evening, now),
    people,
    isOrganiser: steers,
    log,
    seal: seals.at(-1) ?? '',
  }
}

export const nameOf = ({ people }: Pick<PastGame, 'people'>, id: string): string =>
  people.get(id)?.name ?? 'Former player'
