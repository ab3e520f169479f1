import type { Person } from './people.ts'

export type ArrivalRows = {
  rows: Person[]
  /** Who stands first of those who have come, where a heading goes; null without one. */
  firstHereId: string | null
  /** Some who have come still stand where they were checked in. */
  isOutOfOrder: boolean
}

const byName = (a: Person, b: Person) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)

const ORDER = ['going', 'waiting', null, 'not_going'] as const

/** Those who are in, wait, have not answered, and are out; one rank for all where nobody is asked. */
const rankOf = ({ answer }: Person): number => ORDER.indexOf(answer ?? null)

/** Those who stand on top, each with the rank that they had when they came there. */
export type KeptRows = ReadonlyMap<string, number>

/**
 * The rows of a person who checks others in: on top by answer and name those who are `kept` there, although they may
 * have come or answered meanwhile, then those who are here. Neither moves a row, so the next tap meets the button that
 * was seen.
 */
export function arrivalRows(people: readonly Person[], kept: KeptRows): ArrivalRows {
  const isOnTop = ({ id, place }: Person) => place === null || kept.has(id)
  const rank = (person: Person) => kept.get(person.id) ?? rankOf(person)
  const onTop = people.filter(isOnTop).sort((a, b) => rank(a) - rank(b) || byName(a, b))
  const rows = [...onTop, ...people.filter((person) => !isOnTop(person))]
  const isOutOfOrder = rows.some(({ place }, index) => (place ?? 0) < (rows[index - 1]?.place ?? 0))
  const firstHere = isOutOfOrder ? onTop.length : rows.findIndex(({ place }) => place !== null)
  return { rows, firstHereId: firstHere > 0 ? (rows[firstHere]?.id ?? null) : null, isOutOfOrder }
}

export const rowsToCheckIn = (people: readonly Person[]): [id: string, rank: number][] =>
  people.filter(({ place }) => place === null).map((person) => [person.id, rankOf(person)])

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Any part of the name finds it, with or without accents. */
export const named = (people: readonly Person[], search: string): Person[] =>
  people.filter(({ name }) => fold(name).includes(fold(search.trim())))
