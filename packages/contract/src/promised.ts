import * as accounts from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import * as gameDay from './game-day.ts'
import * as groups from './groups.ts'
import * as liveMatch from './live-match.ts'
import * as members from './members.ts'
import * as sports from './sports.ts'
import * as teams from './teams.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'problems' in value && 'reply' in value

/** Every promise of the product, in the order in which the description prints them. */
export const promised: readonly Endpoint[] = [
  accounts,
  sports,
  groups,
  members,
  gameDay,
  teams,
  liveMatch,
].flatMap((chapter) => Object.values(chapter).filter(isEndpoint))
