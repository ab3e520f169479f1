import type { GameDay } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { teamName } from '@turnout/rules/words'
import { type DraftMode, isMyTeam, mayDraftByHand, mayPick, teamAt } from './next-step.ts'
import { type Person, placeText, shortNameIn } from './people.ts'
import { draftView as texts } from './team-texts.ts'

export type DraftCellView = {
  team: number
  name: string
  note: string
  state: 'done' | 'now' | 'next'
}

/** The draft until Play Ball: the team that picks, the free players, and the room that is left. */
export type DraftView = {
  team: number
  teamName: string
  title: string
  /** A line below the title, such as who is next. */
  subtitle: string | null
  isYours: boolean
  canPick: boolean
  places: number
  room: number
  /** How many players may be picked in one turn. */
  atOnce: number
  /** The number of the team that picks next. */
  nextTurn: number | undefined
  cells: DraftCellView[]
  inTeam: Person[]
  free: Person[]
  listTitle: string
}

/** How many players a team can have in this game. */
export const placesOf = ({ draft, max_players_per_team: size }: GameDay, team: number): number =>
  draft.places[team - 1] ?? size

export const teamNumbers = ({ max_teams: maxTeams }: GameDay): number[] =>
  Array.from({ length: maxTeams }, (_, index) => index + 1)

/** The name of the team, also before it has players. */
export const titleOf = (day: GameDay, number: number): string => teamAt(day, number)?.name ?? teamName(number)

const captainOf = (day: GameDay, number: number): string | null => teamAt(day, number)?.captain_name ?? null

export function toDraftView(day: GameDay, people: readonly Person[], mode: DraftMode): DraftView | null {
  const byHand = mode === 'hand'
  const team = byHand ? day.draft.manual_turn : day.draft.turn
  if (team === null || day.has_play_begun) return null
  const teamTitle = titleOf(day, team)
  const isYours = isMyTeam(day, teamAt(day, team))
  const eligible = new Set(byHand ? day.draft.manual_eligible_ids : day.draft.eligible_ids)
  const inTeam = people.filter((person) => person.team === team)
  const room = byHand ? Math.max(0, placesOf(day, team) - inTeam.length) : day.draft.room
  return {
    team,
    teamName: teamTitle,
    title: byHand ? texts.draftFor(teamTitle) : pickingTitle(day, team, people),
    subtitle: byHand ? handSubtitle(day, team, people) : subtitleOf(day, team, people),
    isYours,
    canPick: byHand ? mayDraftByHand(day) : mayPick(day),
    places: placesOf(day, team),
    room,
    atOnce: byHand ? room : day.draft.at_once,
    nextTurn: day.draft.turns[1],
    cells: teamNumbers(day).map((number) => cellOf(day, number, team, byHand)),
    inTeam,
    free: people.filter(({ id }) => eligible.has(id)),
    listTitle: team <= 2 ? texts.stillFreeFromFirst(day.draft.window) : texts.stillFree,
  }
}

function pickingTitle(day: GameDay, team: number, people: readonly Person[]): string {
  const you = people.find(({ isYou }) => isYou)
  if (you && isMyTeam(day, teamAt(day, team))) return texts.yourPick(shortNameIn(people, you.name))
  const captain = captainOf(day, team)
  return captain === null
    ? texts.needsCaptain(titleOf(day, team))
    : texts.isPickingFor(shortNameIn(people, captain), titleOf(day, team))
}

/** Whose turn it would be; null for the captain of this team. */
function handSubtitle(day: GameDay, team: number, people: readonly Person[]): string | null {
  if (isMyTeam(day, teamAt(day, team))) return null
  const captain = captainOf(day, team)
  return captain === null
    ? texts.youPutThisTeamTogether
    : texts.youPickInsteadOf(shortNameIn(people, captain))
}

/** Who is next; organisers also read that they may pick for the captain. */
function subtitleOf(day: GameDay, turn: number, people: readonly Person[]): string | null {
  const captain = captainOf(day, turn)
  const picksForThem = mayPick(day) && !isMyTeam(day, teamAt(day, turn)) && captain !== null
  const next = nextPickerText(day, turn, people)
  if (!picksForThem) return next
  const isGuest = people.some((person) => person.team === turn && person.isCaptain && person.isGuest)
  const hint = isGuest
    ? texts.isGuestAndHasNo(shortNameIn(people, captain))
    : texts.isAwayYouCanPick(shortNameIn(people, captain))
  return [hint, next].filter(Boolean).join(' ')
}

function nextPickerText(day: GameDay, turn: number, people: readonly Person[]): string | null {
  if (isMyTeam(day, teamAt(day, turn))) return null
  const next = teamAfter(day, turn)
  if (!next) return null
  if (isMyTeam(day, next)) return texts.youAreNext
  return next.captain_name === null ? null : texts.isNext(shortNameIn(people, next.captain_name))
}

/** Read out at once to the captain whose turn it is, from any place on the page. */
export const turnAnnouncement = (view: DraftView | null, mode: DraftMode): string | null =>
  view?.isYours && mode === 'captains' ? view.title : null

/** The team that picks next; null when the same team picks again. */
function teamAfter({ teams, draft: { turns } }: GameDay, turn: number): Team | null {
  const next = turns[1]
  return (next !== turn && teams.find(({ team_number: number }) => number === next)) || null
}

/** The note is 'done', 'picking', 'third', or 'later' when the team gets a turn only if players are left or arrive. */
function cellOf(day: GameDay, number: number, turn: number, byHand: boolean): DraftCellView {
  const name = titleOf(day, number)
  if (number === turn)
    return { team: number, name, note: byHand ? texts.filling : texts.picking, state: 'now' }
  const order = [...new Set(day.draft.turns)]
  const position = order.indexOf(number)
  const done = day.teams.filter((team) => !order.includes(team.team_number)).length
  if (position < 0) {
    const isDone = (teamAt(day, number)?.player_count ?? 0) > (number < turn ? 0 : 1)
    return { team: number, name, note: isDone ? texts.done : texts.later, state: isDone ? 'done' : 'next' }
  }
  const isNextAndYours = position === 1 && isMyTeam(day, teamAt(day, number))
  const note = isNextAndYours ? texts.nextYou : placeText(done + position + 1)
  return { team: number, name, note, state: 'next' }
}

/** The ticks after a change. When only one player may be picked, a new tick replaces the old one. */
export function toggleTick(
  ticked: readonly string[],
  id: string,
  isChosen: boolean,
  atOnce: number,
): readonly string[] {
  if (!isChosen) return ticked.filter((tickedId) => tickedId !== id)
  return atOnce === 1 ? [id] : [...ticked, id]
}

export const draftButtonText = (chosen: number): string => texts.draft(chosen)

type DraftContextInput = Pick<
  DraftView,
  'team' | 'room' | 'atOnce' | 'nextTurn' | 'free' | 'isYours' | 'teamName'
>

/** '2 picked, room for 1 more'. It names the team for a person who picks for another captain: the title is far above. */
export function draftContextText(
  chosen: number,
  { team, room, atOnce, nextTurn, free, isYours, teamName }: DraftContextInput,
): string {
  const choose = isYours ? texts.choose : texts.forChoose(teamName)
  if (atOnce === 1 && room > 1) {
    const pick = texts.onePick(chosen, choose)
    if (nextTurn === undefined) return pick
    return nextTurn === team ? texts.thenOneMore(pick) : texts.thenOthersPick(pick)
  }
  if (chosen === 0) return texts.upTo(choose, Math.min(room, free.length))
  const more = room - chosen
  if (more > 0) return texts.pickedRoomForMore(chosen, more)
  return more === 0 ? texts.pickedTeamIsFullThen(chosen) : texts.pickedButRoomForOnly(chosen, room)
}
