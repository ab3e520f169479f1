import type { GameDay } from '@turnout/contract/game-day'
import { count, teamName } from '@turnout/rules/words'
import { type DraftMode, isMyTeam, mayDraftByHand, mayPick, teamAt } from './next-step.ts'
import { firstName, type Person, placeWord } from './people-of.ts'

export type DraftCellFacts = {
  team: number
  name: string
  note: string
  state: 'done' | 'now' | 'next'
}

/** What the draft shows: who picks, between whom, and how many more fit. */
export type DraftView = {
  team: number
  teamName: string
  title: string
  /** One line beneath the title for those who wait. */
  says: string | null
  isYours: boolean
  canPick: boolean
  room: number
  cells: DraftCellFacts[]
  inTeam: Person[]
  free: Person[]
  listTitle: string
}

export const teamNumbers = ({ max_teams: most }: GameDay): number[] =>
  Array.from({ length: most }, (_, index) => index + 1)

/** What people call the team, also before it has anybody. */
export const titleOf = (day: GameDay, number: number): string => teamAt(day, number)?.name ?? teamName(number)

const captainOf = (day: GameDay, number: number): string | null => teamAt(day, number)?.captain_name ?? null

export function draftOf(day: GameDay, people: readonly Person[], mode: DraftMode): DraftView | null {
  const byHand = mode === 'hand'
  const team = byHand ? day.draft.manual_turn : day.draft.turn
  if (team === null) return null
  const called = titleOf(day, team)
  const isYours = isMyTeam(day, teamAt(day, team))
  const eligible = new Set(byHand ? day.draft.manual_eligible_ids : day.draft.eligible_ids)
  const inTeam = people.filter((person) => person.team === team)
  return {
    team,
    teamName: called,
    title: byHand ? `Draft for ${called}` : picking(day, team, people),
    says: byHand ? 'You put this team together yourself; no captain is asked.' : whoIsNext(day, team),
    isYours,
    canPick: byHand ? mayDraftByHand(day) : mayPick(day),
    room: byHand ? Math.max(0, day.max_players_per_team - inTeam.length) : day.draft.room,
    cells: teamNumbers(day).map((number) => cellOf(day, number, team, byHand)),
    inTeam,
    free: people.filter(({ id }) => eligible.has(id)),
    listTitle: team <= 2 ? `Still free from the first ${day.draft.window}` : 'Still free',
  }
}

function picking(day: GameDay, team: number, people: readonly Person[]): string {
  const you = people.find(({ isYou }) => isYou)
  if (you && isMyTeam(day, teamAt(day, team))) return `Your pick, ${firstName(you.name)}`
  const captain = captainOf(day, team)
  return captain === null
    ? `${titleOf(day, team)} needs a captain`
    : `${firstName(captain)} is picking for ${titleOf(day, team)}`
}

function whoIsNext(day: GameDay, turn: number): string | null {
  if (isMyTeam(day, teamAt(day, turn))) return null
  const [next] = day.teams
    .filter(
      ({ team_number: number, player_count: players }) => number > turn && players < day.max_players_per_team,
    )
    .sort((a, b) => a.team_number - b.team_number)
  if (!next) return null
  if (isMyTeam(day, next)) return 'You are next.'
  return next.captain_name === null ? null : `${firstName(next.captain_name)} is next.`
}

function cellOf(day: GameDay, number: number, turn: number, byHand: boolean): DraftCellFacts {
  const name = titleOf(day, number)
  if (number === turn) return { team: number, name, note: byHand ? 'filling' : 'picking', state: 'now' }
  if (number < turn) return { team: number, name, note: 'done', state: 'done' }
  return { team: number, name, note: placeWord(number), state: 'next' }
}

export const draftButton = (chosen: number): string => `Draft ${count(chosen, 'player')}`

/** '2 picked, room for 1 more' */
export function draftContext(chosen: number, room: number): string {
  if (chosen === 0) return `Choose up to ${room}`
  const more = room - chosen
  if (more > 0) return `${chosen} picked, room for ${more} more`
  return more === 0
    ? `${chosen} picked, the team is full then`
    : `${chosen} picked, but room for ${room} only`
}
