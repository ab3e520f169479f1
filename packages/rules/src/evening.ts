import type {
  CoinSide,
  EndedMatch,
  EveningEvent,
  GivenBack,
  LatePress,
  Match,
  Move,
  Play,
  Reason,
  Score,
  Side,
  Toss,
} from './evening-events.ts'
import { evolvePlay, stoodIn } from './evening-play.ts'
import { type HouseRules, SPECIFICATION_RULES } from './house-rules.ts'

export type { CoinSide, EndedMatch, EveningEvent, LatePress, Match, Play, Reason, Score, Side, Toss }

/** How captains take turns: each team once, or one player at a time. */
export const DRAFT_ORDERS = ['team_by_team', 'alternating'] as const
export type DraftOrder = (typeof DRAFT_ORDERS)[number]

/** What the group has settled for this evening. Times in milliseconds since 1970. */
export interface Settings {
  maxTeams: number
  teamSize: number
  draftOrder: DraftOrder
  houseRules: HouseRules
  refereeRequired: boolean
  sessionStartsAt: number
  sessionEndsAt: number
}

/** Somebody who has arrived: a member or a guest, which is the same to the rules. */
export interface Participant {
  id: string
  /** Place in the order of all arrivals, from 1; it never changes, also when somebody earlier is taken off the list. */
  no: number
  at: number
  guest: boolean
}

/** [E-3] A team by its number; `players` in the order in which they were drawn, the captain among them. */
export interface TeamSheet {
  number: number
  captain: string | null
  players: readonly string[]
}

/** The whole evening as one value: the same log always gives the same evening, on the server and on a phone. */
export interface Evening {
  settings: Settings
  participants: readonly Participant[]
  /** How many have ever arrived, so that no arrival number is given twice. */
  arrivals: number
  /** Teams that have somebody, by number. */
  teams: readonly TeamSheet[]
  /** Who passed an armband on and is not asked again. */
  passed: readonly string[]
  /** Teams that have had their turn in the draft. */
  drafted: readonly number[]
  /** Null until Play Ball. */
  play: Play | null
  /** When it was ended before Play Ball (ms); an evening that has begun is closed in its `play`. */
  calledOff: number | null
}

export const teamOf = ({ teams }: Pick<Evening, 'teams'>, id: string): TeamSheet | undefined =>
  teams.find(({ players }) => players.includes(id))

export const sheetOf = ({ teams }: Pick<Evening, 'teams'>, number: number): TeamSheet =>
  teams.find((team) => team.number === number) ?? { number, captain: null, players: [] }

/** Teams that can play: those with at least one player, by number. */
export const peopledTeams = ({ teams }: Pick<Evening, 'teams'>): number[] => teams.map(({ number }) => number)

export const currentMatch = ({ play }: Pick<Evening, 'play'>): Match | null =>
  play?.now.is === 'match' ? play.now.match : null

/** [L-1] The next two by the line, or nobody when fewer than two teams are left. */
export const nextPair = ({ order }: Play): [number, number] | null => {
  const [a, b] = order
  return a === undefined || b === undefined ? null : [a, b]
}

/** [E-1] The evening after an event. It never refuses: by now it has happened. */
export function evolve(evening: Evening, event: EveningEvent): Evening {
  switch (event.type) {
    case 'opened':
    case 'settings-changed':
      return { ...evening, settings: event.settings }
    case 'arrived': {
      const arrivals = Math.max(evening.arrivals, event.no)
      const arrived: Participant = { id: event.id, no: event.no, at: event.at, guest: event.guest }
      return { ...evening, arrivals, participants: [...evening.participants, arrived] }
    }
    case 'left':
      return leave(evening, event.id)
    case 'captain-named':
      return nameCaptain(evening, event)
    case 'drafted':
      return { ...draw(evening, event.team, event.ids), drafted: withOnce(evening.drafted, event.team) }
    case 'auto-assigned':
      return event.teams.reduce((so, { team, ids }) => draw(so, team, ids), evening)
    case 'moved':
      return move(evening, event.moves)
    case 'play-began':
      return { ...evening, play: opening(evening, event.at) }
    case 'taken-back':
      return giveBack(evening, event.back)
    case 'closed':
      return evening.play
        ? { ...evening, play: evolvePlay(evening.play, event) }
        : { ...evening, calledOff: event.at }
    default:
      return evening.play ? { ...evening, play: evolvePlay(evening.play, event) } : evening
  }
}

/** [E-2] A log gives its evening, always the same one. The first event is `opened`. */
export const replay = (events: readonly EveningEvent[]): Evening => events.reduce(evolve, BLANK)

const NOTHING_SET: Settings = {
  maxTeams: 2,
  teamSize: 5,
  draftOrder: 'team_by_team',
  houseRules: SPECIFICATION_RULES,
  refereeRequired: false,
  sessionStartsAt: 0,
  sessionEndsAt: 0,
}

/** Before anything has happened; `opened` fills in what the group has settled. */
export const BLANK: Evening = {
  settings: NOTHING_SET,
  participants: [],
  arrivals: 0,
  teams: [],
  passed: [],
  drafted: [],
  play: null,
  calledOff: null,
}

const withOnce = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list : [...list, item]

function putTeam(evening: Evening, sheet: TeamSheet): Evening {
  const others = evening.teams.filter(({ number }) => number !== sheet.number)
  const teams = sheet.players.length > 0 ? [...others, sheet].sort((a, b) => a.number - b.number) : others
  return { ...evening, teams, play: evening.play && lineUp(evening.play, sheet) }
}

/** [L-9] A team that gets its first player after Play Ball goes to the back; one that lost its last leaves the line. */
function lineUp(play: Play, { number, players }: TeamSheet): Play {
  const inOrder = (order: readonly number[]) =>
    players.length > 0 ? withOnce(order, number) : order.filter((team) => team !== number)
  const atEnd = play.atEnd && { ...play.atEnd, order: inOrder(play.atEnd.order) }
  const lined = { ...play, order: inOrder(play.order), atEnd }
  // a referee from no team may be drawn into one that plays
  const on = currentMatch({ play: lined })
  return on?.referee && (on.a === number || on.b === number) && players.includes(on.referee)
    ? withoutReferee(lined, on.referee)
    : lined
}

function draw(evening: Evening, team: number, ids: readonly string[]): Evening {
  const sheet = sheetOf(evening, team)
  return putTeam(evening, { ...sheet, players: [...sheet.players, ...ids] })
}

/** Every team is put once, as it is afterwards: one whose only player is swapped keeps its place in the line. */
function move(evening: Evening, moves: readonly Move[]): Evening {
  const goes = (id: string) => moves.some((one) => one.id === id)
  const numbers = [...peopledTeams(evening), ...moves.flatMap(({ to }) => to ?? [])]
  return [...new Set(numbers)].reduce((so, number) => {
    const { captain, players } = sheetOf(evening, number)
    const comes = moves.filter(({ to }) => to === number).map(({ id }) => id)
    if (comes.length === 0 && !players.some(goes)) return so
    return putTeam(so, {
      number,
      captain: captain !== null && goes(captain) ? null : captain,
      players: [...players.filter((id) => !goes(id)), ...comes],
    })
  }, evening)
}

function leave(evening: Evening, id: string): Evening {
  const participants = evening.participants.filter((participant) => participant.id !== id)
  const rest = { ...evening, participants, play: evening.play && withoutReferee(evening.play, id) }
  const sheet = teamOf(evening, id)
  return sheet ? putTeam(rest, without(sheet, id)) : rest
}

/** The referee is from a team that waits, and so may be taken off the list while refereeing. */
const withoutReferee = (play: Play, id: string): Play =>
  play.now.is === 'match' && play.now.match.referee === id
    ? { ...play, now: { is: 'match', match: { ...play.now.match, referee: null } } }
    : play

const without = (sheet: TeamSheet, id: string): TeamSheet => ({
  ...sheet,
  captain: sheet.captain === id ? null : sheet.captain,
  players: sheet.players.filter((player) => player !== id),
})

function nameCaptain(
  evening: Evening,
  { team, id, instead }: Extract<EveningEvent, { type: 'captain-named' }>,
): Evening {
  const sheet = sheetOf(evening, team)
  if (sheet.players.includes(id)) return putTeam(evening, { ...sheet, captain: id })
  // the armband went on to somebody who was not in the team yet: whoever passed it is free again
  const rest = instead === null ? sheet : without(sheet, instead)
  const passed = instead === null ? evening.passed : withOnce(evening.passed, instead)
  return putTeam({ ...evening, passed }, { ...rest, captain: id, players: [id, ...rest.players] })
}

/** [U-1] Taken back is taken back whole; nothing else of the evening changes with it. */
function giveBack(evening: Evening, back: GivenBack): Evening {
  if (back.of === 'play') return { ...evening, play: back.play, calledOff: null }
  const { teams, passed, drafted, referee, line } = back
  const numbers = [...new Set([...evening.teams, ...teams].map(({ number }) => number))]
  const lined = numbers.reduce((so, number) => so && lineUp(so, sheetOf({ teams }, number)), evening.play)
  const play = lined && line ? stoodIn(lined, line) : lined
  const on = currentMatch({ play })
  const now = on && ({ is: 'match', match: { ...on, referee } } as const)
  return { ...evening, teams, passed, drafted, play: play && now ? { ...play, now } : play }
}

const opening = (evening: Evening, beganAt: number): Play => ({
  order: peopledTeams(evening),
  holder: null,
  stage: 'normal',
  stageByHand: false,
  held: false,
  reason: { because: 'first-in-line' },
  now: { is: 'waiting', startsAt: null },
  beganAt,
  ended: [],
  atEnd: null,
  tosses: [],
  late: [],
})
