import { season as texts } from '../texts.ts'

/** The named seasons, and two free dates. */
export const SEASONS = ['month', 'season', 'year', 'all', 'dates'] as const
export type SeasonName = (typeof SEASONS)[number]

export type Season = { from?: string | undefined; to?: string | undefined }

export const SEASON_LABELS: Record<SeasonName, string> = {
  month: texts.thisMonth,
  season: texts.thisSeason,
  year: texts.thisYear,
  all: texts.allTime,
  dates: texts.fromOneDateToAnother,
}

const AUGUST = 8

/** The season that contains today, from its first day. A season begins in August, as in football. */
export function seasonOf(name: Exclude<SeasonName, 'dates'>, today: string): Season {
  const [year = 0, month = 0] = today.split('-').map(Number)
  switch (name) {
    case 'month':
      return { from: `${today.slice(0, 7)}-01` }
    case 'season':
      return { from: `${month >= AUGUST ? year : year - 1}-08-01` }
    case 'year':
      return { from: `${year}-01-01` }
    case 'all':
      return {}
  }
}
