import { listSports as endpoint } from '@turnout/contract/sports'
import { SPORTS } from '@turnout/rules/sports'
import { handle } from '../../platform/http/handle.ts'
import { presentSport } from './present.ts'

export const listSports = handle(endpoint, async () => SPORTS.map(presentSport))
