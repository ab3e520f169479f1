import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { listSports } from './list-sports.ts'

export const sportsEndpoints: ServedEndpoint<Deps>[] = [listSports]
