import { useState } from 'react'
import { dateIn } from '../../../platform/time/dates.ts'
import { serverClock } from '../../../platform/time/server-clock.ts'
import { type Season, type SeasonName, seasonOf } from './season.ts'

/** The chosen season, by today's date in `timeZone`. */
export function useSeason(timeZone: string, initial: SeasonName = 'season') {
  const [chosen, setChosen] = useState<ChosenSeason>({ name: initial })
  return seasonChoice(timeZone, chosen, setChosen)
}

/** A season by its name; the dates belong to 'dates'. */
export type ChosenSeason = Season & { name: SeasonName }

export function seasonChoice(
  timeZone: string,
  { name, from, to }: ChosenSeason,
  choose: (next: ChosenSeason) => void,
): SeasonChoice {
  const season = name === 'dates' ? { from, to } : seasonOf(name, dateIn(timeZone, serverClock.now()))
  return { name, season, choose }
}

export type SeasonChoice = { name: SeasonName; season: Season; choose: (next: ChosenSeason) => void }
