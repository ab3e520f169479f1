import { useState } from 'react'
import { type Season, type SeasonName, seasonOf } from './season.ts'
import { serverClock } from './server-clock.ts'
import { dateIn } from './when.ts'

/** The season that somebody looks at, as it is today where `timeZone` is. */
export function useSeason(timeZone: string, first: SeasonName = 'season') {
  const [name, setName] = useState<SeasonName>(first)
  const [dates, setDates] = useState<Season>({})
  const season = name === 'dates' ? dates : seasonOf(name, dateIn(timeZone, serverClock.now()))
  return { name, season, setName, setDates }
}

export type SeasonChoice = ReturnType<typeof useSeason>
