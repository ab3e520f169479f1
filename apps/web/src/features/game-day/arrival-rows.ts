import type { Person } from './people.ts'

export type ArrivalRows = {
  rows: Person[]
  /** Who stands first of those who have come, where a heading goes; null without one. */
  firstHereId: string | null
  /** Some who have come still stand where they were checked in. */
  isOutOfOrder: boolean
}

const byName = (a: Person, b: Person) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)

/**
 * The rows of a person who checks others in: on top and by name those who are `kept` there, although they may have
 * come meanwhile, then those who are here. A check-in moves no row, so the next tap meets the button that was seen.
 */
export function arrivalRows(people: readonly Person[], kept: ReadonlySet<string>): ArrivalRows {
  const isOnTop = ({ id, place }: Person) => place === null || kept.has(id)
  const onTop = people.filter(isOnTop).sort(byName)
  const here = people.filter((person) => !isOnTop(person))
  return {
    rows: [...onTop, ...here],
    firstHereId: onTop.length > 0 ? (here[0]?.id ?? null) : null,
    isOutOfOrder: onTop.some(({ place }) => place !== null),
  }
}

export const idsToCheckIn = (people: readonly Person[]): string[] =>
  people.filter(({ place }) => place === null).map(({ id }) => id)

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Any part of the name finds it, with or without accents. */
export const named = (people: readonly Person[], search: string): Person[] =>
  people.filter(({ name }) => fold(name).includes(fold(search.trim())))
