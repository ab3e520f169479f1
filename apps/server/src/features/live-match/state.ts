import { GameState } from '@turnout/contract/game-state'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { Prepared } from '../../platform/http/handle.ts'
import { type GameRow, peopleOf, teamIds } from '../evening/public.ts'
import { presentTeams } from '../game-day/public.ts'
import type { GroupRow } from '../groups/public.ts'
import { presentState, type Scene } from './present.ts'

/** One state of a game as bytes, in two variants: for whoever controls the match, and for whoever watches. */
export interface LiveState {
  version: number
  /** Changes with everything that is shown: the version, and the names and settings beside it. */
  tag: string
  controls: Prepared
  watches: Prepared
}

const MOST_GAMES = 500

const perServer = new WeakMap<Deps, LiveStates>()

/** The one set of states of a running server: the poll, the 304 and every watcher's event share the same bytes. */
export function liveStates(deps: Deps): LiveStates {
  const states = perServer.get(deps) ?? new LiveStates()
  perServer.set(deps, states)
  return states
}

/** Built once for each thing it can show, and kept. */
class LiveStates {
  readonly #kept = new Map<string, LiveState>()

  async of(sql: Sql, game: GameRow, group: GroupRow): Promise<LiveState> {
    const people = await peopleOf(sql, game.id)
    // a name that was changed or erased must not live on in bytes that were made before
    const names = [...people.values()].map(({ name }) => name)
    const tag = `${game.version}-${sha256(JSON.stringify([group.updatedAt, names])).slice(0, 12)}`
    const kept = this.#kept.get(game.id)
    if (kept?.tag === tag) return kept
    const built = await build(sql, game, group, people, tag)
    this.#kept.delete(game.id)
    this.#kept.set(game.id, built)
    // the oldest goes: an evening that nobody asks about is not worth its memory
    if (this.#kept.size > MOST_GAMES) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return built
  }
}

async function build(
  sql: Sql,
  game: GameRow,
  group: GroupRow,
  people: Scene['people'],
  tag: string,
): Promise<LiveState> {
  const ids = await teamIds(sql, game.id)
  const teams = presentTeams(game.evening, people, ids)
  const scene: Scene = { game, ids, people, groupName: group.name, teams }
  return {
    version: game.version,
    tag,
    controls: prepare(scene, tag, true),
    watches: prepare(scene, tag, false),
  }
}

function prepare(scene: Scene, tag: string, controls: boolean): Prepared {
  const bytes = Buffer.from(JSON.stringify(z.encode(GameState, presentState(scene, controls))))
  return new Prepared(bytes, `"${tag}${controls ? 'c' : 'w'}"`)
}
