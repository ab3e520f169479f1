import { checkInOpensAt, GAME_CLOSES_AFTER_MS, type Session } from '@turnout/rules/calendar'
import type { Viewer } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type GameRow, gameOn, viewerIn } from '../evening/public.ts'
import {
  type Begun,
  begunOf,
  dayBefore,
  findGroup,
  type GroupRow,
  kept,
  sessionNow,
  shareGroup,
} from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'

/** What today is for a group: its session, its game once somebody has arrived, and what the caller is in it. */
export interface Today {
  now: number
  group: GroupRow
  begun: readonly Begun[]
  session: Session | null
  game: GameRow | null
  viewer: Viewer
}

/** For a look at it. */
export async function seeToday(deps: Deps, groupId: string, actor: Account): Promise<Today> {
  const group = (await findGroup(deps.sql, groupId)) ?? refuse('group-not-found')
  return todayOf(deps, deps.sql, group, actor)
}

/** For a command: the group is held, so that it is not deleted under the hands of whoever checks in. */
export async function holdToday(deps: Deps, sql: Sql, groupId: string, actor: Account): Promise<Today> {
  const group = (await shareGroup(sql, groupId)) ?? refuse('group-not-found')
  return todayOf(deps, sql, group, actor)
}

async function todayOf(deps: Deps, sql: Sql, group: GroupRow, actor: Account): Promise<Today> {
  const now = await deps.clock.now(sql)
  const begun = await begunOf(sql, group.id, now)
  const session = lastNight(group, now, begun) ?? sessionNow(group, now, begun)
  const game = session && (await gameOn(sql, group.id, session.date))
  const viewer = game ? await viewerIn(sql, actor, game) : await viewerOf(sql, actor, group.id)
  return { now, group, begun, session, game, viewer }
}

/**
 * Yesterday's evening while it is still being finished by hand after its end (docs/decisions 0002): midnight
 * takes no match off anybody's screen. It gives way once check-in for the next one opens.
 */
function lastNight(group: GroupRow, now: number, begun: readonly Begun[]): Session | null {
  const next = sessionNow(group, now, begun)
  if (next && now >= checkInOpensAt(next)) return null
  const yesterday = dayBefore(group.timeZone, now)
  const evening = begun.find(({ date, hasPlayBegun }) => date === yesterday && hasPlayBegun)
  const session = evening && kept(group, evening)
  return session && now < session.endsAt + GAME_CLOSES_AFTER_MS ? session : null
}
