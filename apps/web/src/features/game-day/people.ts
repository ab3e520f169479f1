import type { GameDayPlayer, ManualParticipant } from '@turnout/contract/game-day'
import { ordinal } from '@turnout/rules/words'
import type { StatusKind } from '../../ui/status-label.tsx'
import { people as texts } from './texts.ts'

/** Somebody on today's list: a member who came, one who has not yet, or a guest. */
export type Person = {
  id: string
  name: string
  status: StatusKind
  /** Their arrival number, which stays when somebody else is taken off the list; null while they are not here. */
  place: number | null
  arrivedAt: number | null
  team: number | null
  isCaptain: boolean
  hasGone: boolean
  isGuest: boolean
  isYou: boolean
  /** By which door a member came in, for those who run the game. */
  arrivedBy: GameDayPlayer['arrived_by']
  /** What a member said before the game; absent where the group does not ask, and for guests. */
  answer?: GameDayPlayer['answer']
  /** How many guests a member said they bring. */
  comingGuests: number
  /** Email and phone of a guest, for those who run the game. */
  contact: string[]
}

/** Members and guests in one list: who is here by order of arrival, then who is not. */
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

/** [J-1] Who came and has not gone home. */
export const peopleHere = (people: readonly Person[]): Person[] =>
  arrivedPeople(people).filter(({ hasGone }) => !hasGone)

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** 'Tom' of 'Tom Hanley', and the whole name where another has the same first name. */
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

/** 'Going 14 · here 11 · missing 3' where people said that they come, else '14 here, 4 expected'. */
export function headCountText(people: readonly Person[], isOver = false): string {
  const here = (isOver ? arrivedPeople(people) : peopleHere(people)).length
  const going = people.filter(({ answer }) => answer === 'going')
  if (going.length > 0) {
    const comingGuests = going.reduce((sum, person) => sum + person.comingGuests, 0)
    // a guest who comes is checked in anew, so guests are only counted
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
