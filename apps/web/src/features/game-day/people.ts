import type { GameDayPlayer, ManualParticipant } from '@turnout/contract/game-day'
import { ordinal } from '@turnout/rules/words'
import type { StatusKind } from '../../ui/status-label.tsx'
import { people as texts } from './texts.ts'

/** A person on today's list: a member, here or not, or a guest. */
export type Person = {
  id: string
  name: string
  status: StatusKind
  /** The arrival number, which stays when another person is taken off the list; null before the arrival. */
  place: number | null
  arrivedAt: number | null
  team: number | null
  isCaptain: boolean
  hasGone: boolean
  isGuest: boolean
  isYou: boolean
  /** How a member checked in; only organisers receive it. */
  arrivedBy: GameDayPlayer['arrived_by']
  /** A member's answer before the game; absent for guests and in groups without answers. */
  answer?: GameDayPlayer['answer']
  /** How many guests the member brings, by their answer. */
  comingGuests: number
  /** Email and phone of a guest; only organisers receive them. */
  contact: string[]
}

/** Members and guests in one list: people who are here in order of arrival, then the others. */
export function toPeople(
  players: readonly GameDayPlayer[],
  guests: readonly ManualParticipant[],
  myId: string | null,
): Person[] {
  const common = (one: GameDayPlayer | ManualParticipant) => ({
    id: one.id,
    name: one.name,
    place: one.arrival_number,
    team: one.team,
    isCaptain: one.is_captain,
    hasGone: one.has_gone,
    isYou: one.id === myId,
  })
  const members = players.map((player) => ({
    ...common(player),
    status: player.status,
    arrivedAt: player.arrival_time,
    isGuest: false,
    arrivedBy: player.arrived_by,
    answer: player.answer,
    comingGuests: player.coming_guests ?? 0,
    contact: [],
  }))
  const guestPeople = guests.map((guest) => ({
    ...common(guest),
    status: 'arrived' as const,
    arrivedAt: guest.created_at,
    isGuest: true,
    arrivedBy: null,
    comingGuests: 0,
    contact: [guest.email, guest.phone].flatMap((line) => line || []),
  }))
  const all: Person[] = [...members, ...guestPeople]
  return all.sort(({ place: a }, { place: b }) => (a ?? Infinity) - (b ?? Infinity) || 0)
}

export const arrivedPeople = (people: readonly Person[]): Person[] =>
  people.filter(({ place }) => place !== null)

/** [J-1] People who have arrived and have not gone home. */
export const peopleHere = (people: readonly Person[]): Person[] =>
  arrivedPeople(people).filter(({ hasGone }) => !hasGone)

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** 'Tom' for 'Tom Hanley'; the whole name when another person has the same first name. */
export function shortNameIn(people: readonly Person[], name: string): string {
  const first = firstName(name)
  return people.some((other) => other.name !== name && firstName(other.name) === first) ? name : first
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** 'first' to 'tenth', then '11th'. */
export const placeText = (place: number): string => ORDINALS[place - 1] ?? ordinal(place)

/** 'Going 14 · here 11 · missing 3' when members have answered, else '14 here, 4 expected'. */
export function headCountText(people: readonly Person[], isOver = false): string {
  const here = (isOver ? arrivedPeople(people) : peopleHere(people)).length
  const going = people.filter(({ answer }) => answer === 'going')
  if (going.length > 0) {
    const comingGuests = going.reduce((sum, person) => sum + person.comingGuests, 0)
    // guests of an answer have no id to match with a checked-in guest, so they are only counted
    const missingGuests = Math.max(0, comingGuests - people.filter(({ isGuest }) => isGuest).length)
    const missing = going.filter(({ place }) => place === null).length + missingGuests
    return texts.going(going.length + comingGuests, here, missing, isOver)
  }
  const counts = (['expected', 'delayed', 'absent'] as const)
    .map((kind) => ({ kind, total: people.filter(({ status }) => status === kind).length }))
    .filter(({ total }) => total > 0)
    .map(({ kind, total }) => `${total} ${kind}`)
  return [isOver ? texts.came(here) : texts.here(here), ...counts].join(', ')
}
