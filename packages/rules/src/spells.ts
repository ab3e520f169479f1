import type { Spell } from './evening-events.ts'

/** Whether goals counted at this moment: from the start of a spell and before its end. */
export const isWithin = (spells: readonly Spell[], at: number): boolean =>
  spells.some(({ from, to }) => at >= from && (to === null || at < to))

export const endSpells = (spells: readonly Spell[], at: number): Spell[] =>
  spells.map(({ from, to }) => ({ from, to: to ?? at }))
