import type { GameDay } from '@turnout/contract/game-day'
import { titleOf } from './draft-view.ts'
import { type Person, shortNameIn } from './people.ts'
import { pickedMeanwhile as texts } from './team-texts.ts'

/** Who of those that were ticked for one team plays for another by now, in a sentence each; null for nobody. */
export function pickedMeanwhileText(
  day: GameDay,
  people: readonly Person[],
  ticked: { team: number | null; ids: readonly string[] },
): string | null {
  const picked = people.filter(
    ({ id, team }) => ticked.ids.includes(id) && team !== null && team !== ticked.team,
  )
  if (picked.length === 0) return null
  return picked
    .map(({ name, team }) => texts.pickedJustBeforeYou(titleOf(day, team ?? 0), shortNameIn(people, name)))
    .join(' ')
}
