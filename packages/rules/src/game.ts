import type {
  EndedMatch,
  GameEvent,
  LatePress,
  Lineup,
  Match,
  MatchPlay,
  Move,
  Reason,
  Restored,
  Score,
  Settings,
  Side,
  TeamSheet,
  Toss,
} from './game-events.ts'
import { SPECIFICATION_RULES } from './house-rules.ts'
import { lineupOf, restoredLineups } from './lineup.ts'
import { initialPlay, onMatchPlay, withoutReferee, withQueue } from './match-play.ts'
import { liftReducers, type Reducers, reduce } from './reducers.ts'
import { withMoves, withoutPlayer, withSubstitute } from './team-sheet.ts'

export type {
  EndedMatch,
  GameEvent,
  LatePress,
  Match,
  MatchPlay,
  Reason,
  Score,
  Settings,
  Side,
  TeamSheet,
  Toss,
}

export interface Participant {
  id: string
  /** Place in the order of arrival, from 1. It never changes. */
  no: number
  at: number
  guest: boolean
}

/** A whole game as one value: the same log always gives the same game, on the server and on a phone. */
export interface Game {
  settings: Settings
  participants: readonly Participant[]
  /** All arrivals ever, so that no arrival number is given twice. */
  arrivals: number
  teams: readonly TeamSheet[]
  /** Players who passed on an armband; they are not named captain again. */
  passed: readonly string[]
  drafted: readonly number[]
  /** Participants who have gone home; they keep their place in the order of arrival. */
  gone: readonly string[]
  /** Who played the ended matches, in their order. */
  lineups: readonly Lineup[]
  /** [K-12] Into how many even teams the players are divided; null while the group's team size applies. */
  evenTeams: number | null
  /** Null until Play Ball. */
  play: MatchPlay | null
  /** When the game was ended before Play Ball (ms); after Play Ball `play.now` has the end. */
  calledOff: number | null
  /** [M-17] When a person last pressed something (ms); null in games of older versions. */
  lastPressAt: number | null
}

export const teamOf = ({ teams }: Pick<Game, 'teams'>, id: string): TeamSheet | undefined =>
  teams.find(({ players }) => players.includes(id))

export const sheetOf = ({ teams }: Pick<Game, 'teams'>, number: number): TeamSheet =>
  teams.find((team) => team.number === number) ?? { number, captain: null, players: [] }

export const teamsWithPlayers = ({ teams }: Pick<Game, 'teams'>): number[] =>
  teams.map(({ number }) => number)

export const currentMatch = ({ play }: Pick<Game, 'play'>): Match | null =>
  play?.now.is === 'match' ? play.now.match : null

/** [L-1] [O-10] The first two of the queue; null with fewer teams, and in a cup that is over or waits for a team. */
export function nextPair({ order: [a, b], reason: { because } }: MatchPlay): [number, number] | null {
  if (because === 'cup-over' || because === 'cup-waits') return null
  return a === undefined || b === undefined ? null : [a, b]
}

/** [E-1] The game after an event. It never refuses, because the event has already happened. */
export const evolve = (game: Game, event: GameEvent): Game => reduce(REDUCERS, game, event)

/** [E-2] The game of a log, always the same one. The first event is `opened`. */
export const replay = (events: readonly GameEvent[]): Game => events.reduce(evolve, INITIAL_GAME)

const DEFAULT_SETTINGS: Settings = {
  maxTeams: 2,
  teamSize: 5,
  draftOrder: 'team_by_team',
  houseRules: SPECIFICATION_RULES,
  refereeRequired: false,
  sessionStartsAt: 0,
  sessionEndsAt: 0,
}

/** The game before its first event; `opened` fills in the settings. */
export const INITIAL_GAME: Game = {
  settings: DEFAULT_SETTINGS,
  participants: [],
  arrivals: 0,
  teams: [],
  passed: [],
  drafted: [],
  gone: [],
  lineups: [],
  evenTeams: null,
  play: null,
  calledOff: null,
  lastPressAt: null,
}

const addUnique = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list : [...list, item]

function setTeam(game: Game, sheet: TeamSheet): Game {
  const others = game.teams.filter(({ number }) => number !== sheet.number)
  const teams = sheet.players.length > 0 ? [...others, sheet].sort((a, b) => a.number - b.number) : others
  const settings = withTeamSize(game.settings, sheet.players.length)
  return { ...game, settings, teams, play: game.play && updateQueue(game.play, sheet) }
}

/** An even share may be larger than the group's team size, and no limit is below what is drafted. */
const withTeamSize = (settings: Settings, size: number): Settings =>
  size > settings.teamSize ? { ...settings, teamSize: size } : settings

/** [L-9] A team that gets its first player after Play Ball goes to the back of the queue; one without players leaves it. */
function updateQueue(play: MatchPlay, { number, players }: TeamSheet): MatchPlay {
  const requeue = (order: readonly number[]) =>
    players.length > 0 ? addUnique(order, number) : order.filter((team) => team !== number)
  const atEnd = play.atEnd && { ...play.atEnd, order: requeue(play.atEnd.order) }
  // a team that had no players for a while does not stay on
  const isNew = !play.order.includes(number)
  const holder = isNew && play.holder?.team === number ? null : play.holder
  const queued = { ...play, order: requeue(play.order), atEnd, holder }
  // a team that plays may pick a referee who was in no team
  const current = currentMatch({ play: queued })
  return current?.referee &&
    (current.a === number || current.b === number) &&
    players.includes(current.referee)
    ? withoutReferee(queued, current.referee)
    : queued
}

function addPlayers(game: Game, team: number, ids: readonly string[]): Game {
  const sheet = sheetOf(game, team)
  return setTeam(game, { ...sheet, players: [...sheet.players, ...ids] })
}

/** Each team is set once, so that a team whose only player is swapped keeps its place in the queue. */
function movePlayers(game: Game, moves: readonly Move[]): Game {
  const numbers = [...teamsWithPlayers(game), ...moves.flatMap(({ to }) => to ?? [])]
  return [...new Set(numbers)].reduce((state, number) => {
    const sheet = sheetOf(game, number)
    const moved = withMoves(sheet, moves)
    return moved === sheet ? state : setTeam(state, moved)
  }, game)
}

function leaveTeam(game: Game, id: string): Game {
  const remaining = { ...game, play: game.play && withoutReferee(game.play, id) }
  const sheet = teamOf(game, id)
  return sheet ? setTeam(remaining, withoutPlayer(sheet, id)) : remaining
}

function nameCaptain(game: Game, { team, id, instead }: Extract<GameEvent, { type: 'captain-named' }>): Game {
  const sheet = sheetOf(game, team)
  if (sheet.players.includes(id)) return setTeam(game, { ...sheet, captain: id })
  // the new captain was in no team, and the one who passed the armband is free again
  const remaining = instead === null ? sheet : withoutPlayer(sheet, instead)
  const passed = instead === null ? game.passed : addUnique(game.passed, instead)
  return setTeam({ ...game, passed }, { ...remaining, captain: id, players: [id, ...remaining.players] })
}

/** [U-1] Restores all that the command changed and nothing else. */
function restore(game: Game, restored: Restored): Game {
  if (restored.of === 'play')
    return {
      ...game,
      play: restored.play,
      lineups: restoredLineups(game, restored.play?.ended ?? []),
      calledOff: restored.calledOff,
    }
  const { teams, passed, drafted, evenTeams, gone, referee, line: queue } = restored
  const numbers = [...new Set([...game.teams, ...teams].map(({ number }) => number))]
  const queued = numbers.reduce(
    (state, number) => state && updateQueue(state, sheetOf({ teams }, number)),
    game.play,
  )
  const holder = game.play?.holder ?? null
  const play = queued && queue ? withQueue({ ...queued, holder }, queue) : queued
  const current = currentMatch({ play })
  const now = current && ({ is: 'match', match: { ...current, referee } } as const)
  return { ...game, teams, passed, drafted, evenTeams, gone, play: play && now ? { ...play, now } : play }
}

/** Before Play Ball an event of the play changes nothing. */
const changePlay = (game: Game, change: (play: MatchPlay) => MatchPlay): Game =>
  game.play ? { ...game, play: change(game.play) } : game

const withSettings = (game: Game, { settings }: { settings: Settings }): Game => ({ ...game, settings })

const REDUCERS: Reducers<Game> = {
  opened: withSettings,
  'settings-changed': withSettings,
  arrived: (game, { id, no, at, guest }) => ({
    ...game,
    arrivals: Math.max(game.arrivals, no),
    participants: [...game.participants, { id, no, at, guest }],
  }),
  left: (game, { id }) => ({
    ...leaveTeam(game, id),
    participants: game.participants.filter((participant) => participant.id !== id),
    gone: game.gone.filter((gone) => gone !== id),
  }),
  'went-home': (game, { id }) => ({ ...leaveTeam(game, id), gone: addUnique(game.gone, id) }),
  'came-back': (game, { id }) => ({ ...game, gone: game.gone.filter((gone) => gone !== id) }),
  substituted: (game, { team, playerIn, playerOut }) =>
    setTeam(game, withSubstitute(sheetOf(game, team), playerIn, playerOut)),
  'captain-named': nameCaptain,
  drafted: (game, { team, ids }) => ({
    ...addPlayers(game, team, ids),
    drafted: addUnique(game.drafted, team),
  }),
  'auto-assigned': (game, { teams }) =>
    teams.reduce((state, { team, ids }) => addPlayers(state, team, ids), game),
  moved: (game, { moves }) => movePlayers(game, moves),
  evened: (game, { teams, moves }) => ({ ...movePlayers(game, moves), evenTeams: teams }),
  'play-began': (game, { at }) => ({ ...game, play: initialPlay(teamsWithPlayers(game), at) }),
  'taken-back': (game, { back }) => restore(game, back),
  pressed: (game, { at }) => ({ ...game, lastPressAt: Math.max(game.lastPressAt ?? at, at) }),
  closed: (game, { at }) =>
    game.play ? { ...game, play: { ...game.play, now: { is: 'closed', at } } } : { ...game, calledOff: at },
  ...liftReducers(onMatchPlay, changePlay),
  ended: (game, event) => {
    const match = currentMatch(game)
    const after = changePlay(game, (play) => onMatchPlay.ended(play, event))
    return match ? { ...after, lineups: [...game.lineups, lineupOf(game, match)] } : after
  },
}
