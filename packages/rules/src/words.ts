/** Monday first, as the specification sorts them. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

export const INTERESTS = [
  'Sports & Recreation',
  'Music & Concerts',
  'Food & Dining',
  'Arts & Culture',
  'Technology',
  'Business & Networking',
  'Health & Wellness',
  'Education',
] as const

export type Interest = (typeof INTERESTS)[number]

/** 'TUESDAY' becomes 'Tuesday'. */
export const weekdayName = (day: Weekday): string => day.charAt(0) + day.slice(1).toLowerCase()

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th, 21st. */
export function ordinal(n: number): string {
  const lastTwo = n % 100
  if (lastTwo >= 11 && lastTwo <= 13) return `${n}th`
  return `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th'}`
}

/** `pluralize(1, 'player')` is '1 player', `pluralize(2, 'match', 'matches')` is '2 matches'. */
export const pluralize = (n: number, singular: string, plural = `${singular}s`): string =>
  `${n} ${n === 1 ? singular : plural}`

/** Milliseconds as '3:40'. */
export const formatMinutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** The colours of the bibs, in the order of the teams. */
export const BIBS = ['Orange', 'Blue', 'Chalk', 'Coal', 'Pink', 'Pine', 'Sky', 'Plum'] as const

/**
 * A team is named after its bib: 'Blue'. From the ninth on bibs are worn inside out and have a number: 'Blue
 * 10'.
 */
export function teamName(teamNumber: number): string {
  const bib = BIBS[(teamNumber - 1) % BIBS.length] ?? BIBS[0]
  return teamNumber > BIBS.length ? `${bib} ${teamNumber}` : bib
}

/** '7 minutes', '1 minute 30 seconds', '45 seconds'. */
export function formatDuration(seconds: number): string {
  const [minutes, remainder] = [Math.floor(seconds / 60), seconds % 60]
  const parts = [minutes > 0 && pluralize(minutes, 'minute'), remainder > 0 && pluralize(remainder, 'second')]
  return parts.filter(Boolean).join(' ') || 'no time'
}
