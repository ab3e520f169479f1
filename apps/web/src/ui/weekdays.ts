export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

export const WEEKDAYS: readonly { day: Weekday; word: string; short: string; letter: string }[] = [
  { day: 'MONDAY', word: 'Monday', short: 'Mon', letter: 'M' },
  { day: 'TUESDAY', word: 'Tuesday', short: 'Tue', letter: 'T' },
  { day: 'WEDNESDAY', word: 'Wednesday', short: 'Wed', letter: 'W' },
  { day: 'THURSDAY', word: 'Thursday', short: 'Thu', letter: 'T' },
  { day: 'FRIDAY', word: 'Friday', short: 'Fri', letter: 'F' },
  { day: 'SATURDAY', word: 'Saturday', short: 'Sat', letter: 'S' },
  { day: 'SUNDAY', word: 'Sunday', short: 'Sun', letter: 'S' },
]
