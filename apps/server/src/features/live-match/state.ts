import { GameState } from '@turnout/contract/game-state'
import { WatchedState } from '@turnout/contract/watched-state'
import { closedAt, isLongOver } from '@turnout/rules/closing'
import { shortNames } from '@turnout/rules/short-names'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { EncodedReply } from '../../platform/http/handle.ts'
import type { StreamEvent } from '../../platform/live/streams.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import { undoOffers } from '../game/public.ts'
import { presentTeams } from '../game-day/public.ts'
import type { GroupRow } from '../groups/public.ts'
import { type GameView, MAX_CACHED_GAMES } from './game-view.ts'
import { presentState, type Role, type StateContext } from './present.ts'
import { loadRoster } from './roster.ts'

interface EncodedVariant {
  reply: EncodedReply
  event: StreamEvent
}

/** One state of a game as bytes, in each variant that was requested. */
class LiveState {
  readonly version: number
  readonly era: string
  /** Covers everything that is shown, not only the version: after a restore a version number occurs a second time. */
  readonly tag: string
  /** The inputs of this state; the cached state is used while they are the same. */
  readonly source: string
  readonly #context: StateContext
  readonly #variants = new Map<Role, EncodedVariant>()

  constructor(context: StateContext, source: string) {
    this.#context = context
    this.source = source
    this.version = context.gameRow.version
    this.era = context.era
    const hash = sha256(source + JSON.stringify([context.gameRow.evening, context.takeBack, context.redo]))
    this.tag = `${this.version}-${hash.slice(0, 12)}`
  }

  replyFor(role: Role): EncodedReply {
    return this.#variantFor(role).reply
  }

  /** For streams: thousands of them write the same bytes. */
  eventFor(role: Role): StreamEvent {
    return this.#variantFor(role).event
  }

  #variantFor(role: Role): EncodedVariant {
    const variant = this.#variants.get(role) ?? this.#encode(role)
    this.#variants.set(role, variant)
    return variant
  }

  #encode(role: Role): EncodedVariant {
    const payload =
      role === 'spectates'
        ? z.encode(WatchedState, presentState(withShortNames(this.#context), role))
        : z.encode(GameState, presentState(this.#context, role))
    const json = JSON.stringify(payload)
    return {
      reply: new EncodedReply(Buffer.from(json), `"${this.tag}${role.slice(0, 2)}"`),
      event: {
        version: this.version,
        era: this.era,
        tag: `${this.tag} ${role}`,
        bytes: Buffer.from(`id: ${this.version}\nevent: state\ndata: ${json}\n\n`),
      },
    }
  }
}

const statesByDeps = new WeakMap<Deps, LiveStates>()

/** The one cache of a server: polls, their 304 replies and stream events share the same bytes. */
export function liveStates(deps: Deps): LiveStates {
  const states = statesByDeps.get(deps) ?? new LiveStates(deps.sql)
  statesByDeps.set(deps, states)
  return states
}

/** Builds each state once and caches it. */
class LiveStates {
  readonly #cache = new RecentMap<string, LiveState>(MAX_CACHED_GAMES)
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async get({ gameRow, group, now, names, era }: GameView): Promise<LiveState> {
    const closed = closedAt(gameRow.evening, now)
    const isHistory = isLongOver(gameRow.evening, now)
    // a changed or erased name must not stay in cached bytes
    const fields = [group.updatedAt, names, closed, isHistory]
    const source = JSON.stringify([gameRow.version, era, fields])
    const cached = this.#cache.get(gameRow.id)
    if (cached?.source === source) return cached
    const built = await buildState(this.#sql, { gameRow, group, era, closed, isHistory }, source)
    this.#cache.set(gameRow.id, built)
    return built
  }
}

type StateSource = Pick<StateContext, 'gameRow' | 'era' | 'closed'> & {
  group: GroupRow
  /** Also true for a game that an organiser ended: no undo is offered any more. */
  isHistory: boolean
}

async function buildState(
  sql: Sql,
  { gameRow, group, era, closed, isHistory }: StateSource,
  source: string,
): Promise<LiveState> {
  const { ids, people } = await loadRoster(sql, gameRow.id)
  const teams = presentTeams(gameRow.evening, people, ids)
  const offers = await undoOffers(sql, gameRow, { people, isOver: isHistory })
  return new LiveState(
    { gameRow, era, ids, people, groupName: group.name, timeZone: group.timeZone, teams, closed, ...offers },
    source,
  )
}

/** [S-1] The same state with short names only. */
function withShortNames(context: StateContext): StateContext {
  const names = shortNames([...context.people.values()].map(({ name }) => name))
  const people = new Map(
    [...context.people].map(([id, person], index) => [id, { ...person, name: names[index] ?? '' }]),
  )
  return { ...context, people, teams: presentTeams(context.gameRow.evening, people, context.ids) }
}
