import type { Person } from './people.ts'

export type ArrivalRows = {
  rows: Person[]
  /** The first arrived person, before whom a heading is shown; null without a heading. */
  firstHereId: string | null
  /** Some people who have arrived still have the row in which they were checked in. */
  isOutOfOrder: boolean
}

const byName = (a: Person, b: Person) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)

const ORDER = ['going', 'waiting', null, 'not_going'] as const

/** In, waiting, no answer, out; one rank for all where the group does not request answers. */
const rankOf = ({ answer }: Person): number => ORDER.indexOf(answer ?? null)

/** The people who are kept on top, each with the rank that they had when they were put there. */
export type KeptRows = ReadonlyMap<string, number>

/**
 * The rows for a person who checks others in. First come the `kept` people by answer and name, also those who have
 * arrived or changed their answer since, then the people who are here. So neither moves a row, and the next tap hits
 * the button that was seen.
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

/** Finds any part of a name, ignoring accents. */
export const named = (people: readonly Person[], search: string): Person[] =>
  people.filter(({ name }) => fold(name).includes(fold(search.trim())))
