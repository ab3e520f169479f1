import type { Cost } from '../money.ts'
import type { Random } from './seeded.ts'

/** A person with habits, which set how likely each action is. */
export interface Habits {
  id: string
  spare: boolean
  answers: number
  dropsOut: number
  turnsUp: number
  bringsGuests: number
  /** Takes every place that is offered to them. */
  eager: boolean
  /** Sometimes sets that they always come. */
  always: boolean
}

export interface Group {
  zone: string
  weekday: number
  hour: number
  places: number | null
  minimum: number | null
  cost: Cost | null
  people: readonly Habits[]
}

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'America/Santiago',
] as const

export function randomGroup(random: Random): Group {
  const places = random.chance(0.75) ? random.int(2, 16) : null
  const people = Array.from({ length: random.int(4, 24) }, (_, index) => ({
    id: `p${index}`,
    spare: random.chance(0.2),
    answers: random.of([0.2, 0.6, 0.9, 1]),
    dropsOut: random.of([0, 0.1, 0.4]),
    turnsUp: random.of([0.5, 0.9, 1]),
    bringsGuests: random.of([0, 0, 0.2, 0.6]),
    eager: random.chance(0.6),
    always: random.chance(0.4),
  }))
  const minimum = random.chance(0.4) ? random.int(2, 12) : null
  return {
    zone: random.of(ZONES),
    weekday: random.int(0, 6),
    hour: random.int(0, 23),
    places,
    minimum,
    cost: random.chance(0.5) ? { amount: 500, currency: 'EUR' } : null,
    people,
  }
}
