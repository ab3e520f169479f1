import type { GameDay } from '@turnout/contract/game-day'
import { titleOf } from './draft-view.ts'
import { type Person, shortNameIn } from './people.ts'
import { pickedMeanwhile as texts } from './team-texts.ts'

/** A sentence for each player who was ticked for one team and is in another by now; null without one. */
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
