/** A time in which goals counted: the clock ran, or the last play was on. */
export interface ScoringPeriod {
  from: number
  /** Null while it lasts. */
  to: number | null
}

/** Whether goals counted at this time (ms): from the start of a period until just before its end. */
export const isWithinPeriods = (periods: readonly ScoringPeriod[], at: number): boolean =>
  periods.some(({ from, to }) => at >= from && (to === null || at < to))

/** Periods that have ended stay the same objects: the states that an undo can restore share them. */
export const endPeriods = (periods: readonly ScoringPeriod[], at: number): ScoringPeriod[] =>
  periods.map((period) => (period.to === null ? { ...period, to: at } : period))
