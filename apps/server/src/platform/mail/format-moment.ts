const longDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** A date as a mail names it: Saturday 20 June. */
export const longDay = (date: string): string => longDayFormat.format(new Date(date))

/** 'on Tuesday 14 July 2026 at 18:09 UTC': the server does not know the time zone of the reader. */
export function formatMoment(at: Date): string {
  const day = at.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `on ${day.replace(',', '')} at ${at.toISOString().slice(11, 16)} UTC`
}
