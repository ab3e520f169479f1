import type { GameDay } from '@turnout/contract/game-day'
import { titleOf } from './draft-of.ts'
import { firstName, type Person } from './people-of.ts'

/** Who of those that were ticked for one team plays for another by now, in a sentence each; null for nobody. */
export function takenMeanwhile(
  day: GameDay,
  people: readonly Person[],
  ticked: { team: number | null; ids: readonly string[] },
): string | null {
  const gone = people.filter(
    ({ id, team }) => ticked.ids.includes(id) && team !== null && team !== ticked.team,
  )
  if (gone.length === 0) return null
  return gone
    .map(({ name, team }) => `${titleOf(day, team ?? 0)} picked ${firstName(name)} just before you.`)
    .join(' ')
}
