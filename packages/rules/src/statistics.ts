import { NOTHING_PLAYED, outcomeFor, type PlayedMatch, type Tally, tallied } from './results.ts'

/** Somebody's part in one evening: when they came, which team they ended up in, and whether they wore its armband. */
export interface Outing {
  person: string
  arrivedAt: number
  team: number | null
  captain: boolean
}

/** One evening as statistics know it, its matches in the order in which they were played. */
export interface PlayedEvening {
  outings: readonly Outing[]
  matches: readonly (PlayedMatch & { endedAt: number })[]
}

/** What a season comes to for one person. */
export interface Numbers extends Tally {
  evenings: number
  captaincies: number
  /** [N-2] Most matches won one after another, over evenings too; a draw ends it as a defeat does. */
  longestRun: number
}

interface Running extends Numbers {
  run: number
}

export const NO_NUMBERS: Numbers = { ...NOTHING_PLAYED, evenings: 0, captaincies: 0, longestRun: 0 }

const NOTHING: Running = { ...NO_NUMBERS, run: 0 }

/**
 * [N-1] The numbers of everybody who came to one of these evenings, oldest evening first. A match counts for
 * whoever was in one of its teams and had arrived before it ended: a late arrival wins nothing in retrospect.
 */
export function numbersOf(evenings: readonly PlayedEvening[]): Map<string, Numbers> {
  const all = new Map<string, Running>()
  for (const { outings, matches } of evenings)
    for (const outing of outings)
      all.set(outing.person, matches.reduce(withMatch(outing), came(all.get(outing.person), outing)))
  return new Map([...all].map(([person, { run: _, ...numbers }]) => [person, numbers]))
}

const came = (before: Running = NOTHING, { captain }: Outing): Running => ({
  ...before,
  evenings: before.evenings + 1,
  captaincies: before.captaincies + (captain ? 1 : 0),
})

const withMatch =
  ({ team, arrivedAt }: Outing) =>
  (before: Running, match: PlayedEvening['matches'][number]): Running => {
    const outcome = team === null || match.endedAt <= arrivedAt ? null : outcomeFor(match, team)
    if (team === null || outcome === null) return before
    const run = outcome === 'won' ? before.run + 1 : 0
    return {
      ...before,
      ...tallied(before, match, team),
      run,
      longestRun: Math.max(before.longestRun, run),
    }
  }
