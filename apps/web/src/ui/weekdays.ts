import { weekdays as texts } from './texts.ts'
export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

export const WEEKDAYS: readonly { day: Weekday; word: string; short: string; letter: string }[] = [
  { day: 'MONDAY', word: 'Monday', short: texts.mon, letter: 'M' },
  { day: 'TUESDAY', word: texts.tuesday, short: texts.tue, letter: 'T' },
  { day: 'WEDNESDAY', word: texts.wednesday, short: texts.wed, letter: 'W' },
  { day: 'THURSDAY', word: texts.thursday, short: texts.thu, letter: 'T' },
  { day: 'FRIDAY', word: texts.friday, short: texts.fri, letter: 'F' },
  { day: 'SATURDAY', word: texts.saturday, short: texts.sat, letter: 'S' },
  { day: 'SUNDAY', word: texts.sunday, short: texts.sun, letter: 'S' },
]
