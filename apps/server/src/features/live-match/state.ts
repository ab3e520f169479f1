import { GameState } from '@turnout/contract/game-state'
import { WatchedState } from '@turnout/contract/watched-state'
import { closedAt, isLongOver } from '@turnout/rules/closing'
import { shortName } from '@turnout/rules/words'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { Prepared } from '../../platform/http/handle.ts'
import { offerOf } from '../evening/public.ts'
import { presentTeams } from '../game-day/public.ts'
import type { GroupRow } from '../groups/public.ts'
import { castOf } from './cast.ts'
import type { Look } from './look.ts'
import { presentState, type Role, type Scene } from './present.ts'

interface Bytes {
  reply: Prepared
  event: Buffer
}

/** One state of a game as bytes, in each variant that somebody has asked for. */
export class LiveState {
  readonly version: number
  readonly era: string
  /** Of everything that is shown, the evening itself included: after a restore a version comes a second time. */
  readonly tag: string
  /** What it was made of; as long as that is the same, nothing is made anew. */
  readonly source: string
  readonly #scene: Scene
  readonly #made = new Map<Role, Bytes>()

  constructor(scene: Scene, source: string) {
    this.#scene = scene
    this.source = source
    this.version = scene.game.version
    this.era = scene.era
    const shown = sha256(source + JSON.stringify([scene.game.evening, scene.takeBack]))
    this.tag = `${this.version}-${shown.slice(0, 12)}`
  }

  as(role: Role): Prepared {
    return this.#bytesFor(role).reply
  }

  /** For the streams: thousands are written the very same bytes. */
  eventFor(role: Role): Buffer {
    return this.#bytesFor(role).event
  }

  #bytesFor(role: Role): Bytes {
    const made = this.#made.get(role) ?? this.#prepare(role)
    this.#made.set(role, made)
    return made
  }

  #prepare(role: Role): Bytes {
    const said =
      role === 'spectates'
        ? z.encode(WatchedState, presentState(toStrangers(this.#scene), role))
        : z.encode(GameState, presentState(this.#scene, role))
    const json = JSON.stringify(said)
    return {
      reply: new Prepared(Buffer.from(json), `"${this.tag}${role.slice(0, 2)}"`),
      event: Buffer.from(`id: ${this.version}\nevent: state\ndata: ${json}\n\n`),
    }
  }
}

const MOST_GAMES = 500

const perServer = new WeakMap<Deps, LiveStates>()

/** The one set of states of a running server: the poll, the 304 and every watcher's event share the same bytes. */
export function liveStates(deps: Deps): LiveStates {
  const states = perServer.get(deps) ?? new LiveStates(deps.sql)
  perServer.set(deps, states)
  return states
}

/** Built once for each thing it can show, and kept. */
class LiveStates {
  readonly #kept = new Map<string, LiveState>()
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async of({ game, group, now, names, era }: Look): Promise<LiveState> {
    const closed = closedAt(game.evening, now)
    const isHistory = isLongOver(game.evening, now)
    // a name that was changed or erased must not live on in bytes that were made before
    const said = [group.updatedAt, names, closed, isHistory]
    const source = JSON.stringify([game.version, era, said])
    const kept = this.#kept.get(game.id)
    if (kept?.source === source) return kept
    const built = await build(this.#sql, { game, group, era, closed, isHistory }, source)
    this.#kept.delete(game.id)
    this.#kept.set(game.id, built)
    // the oldest goes: an evening that nobody asks about is not worth its memory
    if (this.#kept.size > MOST_GAMES) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return built
  }
}

type Known = Pick<Scene, 'game' | 'era' | 'closed'> & {
  group: GroupRow
  /** An evening that was ended by hand becomes this too: what could be taken back until then is not offered any more. */
  isHistory: boolean
}

async function build(
  sql: Sql,
  { game, group, era, closed, isHistory }: Known,
  source: string,
): Promise<LiveState> {
  const { ids, people } = await castOf(sql, game.id)
  const teams = presentTeams(game.evening, people, ids)
  const takeBack = isHistory ? null : await offerOf(sql, game, people)
  return new LiveState({ game, era, ids, people, groupName: group.name, teams, closed, takeBack }, source)
}

/** [S-1] The same evening with nobody's whole name in it. */
function toStrangers(scene: Scene): Scene {
  const people = new Map(
    [...scene.people].map(([id, person]) => [id, { ...person, name: shortName(person.name) }]),
  )
  return { ...scene, people, teams: presentTeams(scene.game.evening, people, scene.ids) }
}
