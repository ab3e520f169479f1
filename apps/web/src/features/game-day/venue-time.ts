const dateParts = (at: number, zone: string, options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** '18:09' as the clock on the wall at the venue shows it, wherever this phone is. */
export function clockTime(at: number, zone: string): string {
  const { hour, minute } = dateParts(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${hour}:${minute}`
}

/** 'Thursday' */
export const weekdayAt = (at: number, zone: string): string =>
  String(dateParts(at, zone, { weekday: 'long' }).weekday)

/** '2026-06-09', so that days stand in their order */
export function dateAt(at: number, zone: string): string {
  const { year, month, day } = dateParts(at, zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${year}-${month}-${day}`
}

/** 0 to 23 */
export const hourAt = (at: number, zone: string): number =>
  Number(dateParts(at, zone, { hour: '2-digit', hourCycle: 'h23' }).hour)
