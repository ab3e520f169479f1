import { areUneven } from '@turnout/rules/fair-sizes'
import type { TeamView } from './roster.ts'
import { common } from './texts.ts'

/** [K-14] 'Orange has 5 players, Chalk 2.' Null for a fair pair. */
export function unevenText(one: TeamView, other: TeamView): string | null {
  const [larger, smaller] = one.players < other.players ? [other, one] : [one, other]
  const isUneven = areUneven([larger.players, smaller.players])
  return isUneven ? common.uneven(larger.name, larger.players, smaller.name, smaller.players) : null
}
