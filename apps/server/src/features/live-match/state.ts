import { GameState } from '@turnout/contract/game-state'
import * as z from 'zod'
import type { Sql } from '../../platform/db/database.ts'
import { Prepared } from '../../platform/http/handle.ts'
import { type GameRow, peopleOf, teamIds } from '../evening/public.ts'
import { presentTeams } from '../game-day/public.ts'
import { findGroup } from '../groups/public.ts'
import { presentState, type Scene } from './present.ts'

/** One version of a game as bytes, in two variants: for whoever controls the match, and for whoever watches. */
export interface LiveState {
  version: number
  controls: Prepared
  watches: Prepared
}

const MOST_GAMES = 500

/** Built once per version and kept: the poll, the 304 and every watcher's event share the same bytes. */
export class LiveStates {
  readonly #kept = new Map<string, LiveState>()

  async of(sql: Sql, game: GameRow): Promise<LiveState> {
    const kept = this.#kept.get(game.id)
    if (kept && kept.version === game.version) return kept
    const built = await build(sql, game)
    this.#kept.delete(game.id)
    this.#kept.set(game.id, built)
    // the oldest goes: an evening that nobody asks about is not worth its memory
    if (this.#kept.size > MOST_GAMES) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return built
  }
}

async function build(sql: Sql, game: GameRow): Promise<LiveState> {
  const people = await peopleOf(sql, game.id)
  const ids = await teamIds(sql, game.id)
  const group = await findGroup(sql, game.groupId)
  const scene: Scene = {
    game,
    ids,
    people,
    groupName: group?.name ?? '',
    teams: presentTeams(game.evening, people, ids),
  }
  return { version: game.version, controls: prepare(scene, true), watches: prepare(scene, false) }
}

function prepare(scene: Scene, controls: boolean): Prepared {
  const bytes = Buffer.from(JSON.stringify(z.encode(GameState, presentState(scene, controls))))
  return new Prepared(bytes, `"${scene.game.version}${controls ? 'c' : 'w'}"`)
}
