import type { Deps } from '../../deps.ts'
import type { Served } from '../../platform/http/handle.ts'
import { listSports } from './list-sports.ts'

export const sportsEndpoints: Served<Deps>[] = [listSports]
