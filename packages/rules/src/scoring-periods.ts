/** A time in which goals counted: the clock ran, or the last play was on. */
export interface ScoringPeriod {
  from: number
  /** Null while it lasts. */
  to: number | null
}

/** Whether goals counted at this time (ms): from the start of a period until just before its end. */
export const isWithinPeriods = (periods: readonly ScoringPeriod[], at: number): boolean =>
  periods.some(({ from, to }) => at >= from && (to === null || at < to))

export const endPeriods = (periods: readonly ScoringPeriod[], at: number): ScoringPeriod[] =>
  periods.map(({ from, to }) => ({ from, to: to ?? at }))
