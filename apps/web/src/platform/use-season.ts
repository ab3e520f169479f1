import { useState } from 'react'
import { type Season, type SeasonName, seasonOf } from './season.ts'
import { serverClock } from './server-clock.ts'
import { dateIn } from './when.ts'

/** The season that somebody looks at, as it is today where `timeZone` is. */
export function useSeason(timeZone: string, first: SeasonName = 'season') {
  const [chosen, setChosen] = useState<Chosen>({ name: first })
  return seasonChoice(timeZone, chosen, setChosen)
}

/** A season by its name; the dates belong to 'dates'. */
export type Chosen = Season & { name: SeasonName }

export function seasonChoice(
  timeZone: string,
  { name, from, to }: Chosen,
  choose: (next: Chosen) => void,
): SeasonChoice {
  const season = name === 'dates' ? { from, to } : seasonOf(name, dateIn(timeZone, serverClock.now()))
  return { name, season, choose }
}

export type SeasonChoice = { name: SeasonName; season: Season; choose: (next: Chosen) => void }
