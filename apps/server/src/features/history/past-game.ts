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

/** One evening with everybody who was in it and all that was written down of it. */
export interface PastGame {
  gameRow: GameRow
  group: GroupRow
  /** Where it was played. */
  venueName: string
  timeZone: string
  closed: number | null
  isOver: boolean
  people: ReadonlyMap<string, GamePerson>
  /** Whether organisers read it, who also know by which door each person came in. */
  isOrganiser: boolean
  log: readonly (LogEntry & { by: string | null; seal: string })[]
  /** Of the last entry, and so of the whole. */
  seal: string
}

/** For whoever may watch it: the rows are read at one moment, so that the log and the evening fit. */
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
