import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import { applySettings, openGame } from '@turnout/rules/arrival'
import type { Session } from '@turnout/rules/calendar'
import { applyClockShift, overdue } from '@turnout/rules/clock'
import { closedAt } from '@turnout/rules/closing'
import { currentMatch, evolve, type Game, type GameEvent, type Settings } from '@turnout/rules/game'
import type { Viewer } from '@turnout/rules/membership'
import type { Moment } from '@turnout/rules/next-match'
import type { RefusalDetails, Result } from '@turnout/rules/result'
import { reversibleEventCount } from '@turnout/rules/take-back'
import { teamName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type GroupRow, sessionOf, shareGroup } from '../groups/public.ts'
import type { CommandName } from './commands.ts'
import { project } from './project.ts'
import { ensureTeams, type GameRow, groupOfGame, keepEntry, lockGame, peopleOf } from './store.ts'
import { viewerIn } from './viewer.ts'

/** What a command stands on: the game under lock, brought up to date, and who asks. */
export interface Turn extends Moment {
  sql: Sql
  game: GameRow
  group: GroupRow
  session: Session
  evening: Game
  viewer: Viewer
  /** The secret of the toss that was due when this command was sent, if one was. */
  tossSecret: string | null
}

/** What came of it. */
export interface Played {
  game: GameRow
  evening: Game
  events: readonly GameEvent[]
  /** Those that the command itself brought about; the others the clock had brought about before it. */
  decided: readonly GameEvent[]
  at: number
}

export interface Command<R extends ProblemCode> {
  /** As the log names it: the call's own name. */
  name: CommandName
  gameId: string
  /** Null when the clock itself acts. */
  actor: Account | null
  /** The match that is meant, when that may be over: whoever refereed it may still say what happened in it. */
  matchMeant?: number | undefined
  may: (viewer: Viewer) => boolean
  /** How far the machine's own clock has jumped (ms) since this game was last looked at. */
  clockMovedBy?: number
  /** When it comes too late: for most once the evening is closed, however that came about. */
  isTooLate?: (evening: Game, now: number) => boolean
  /** The call's own: it takes only what its endpoint declares, so a rule that learns a new no does not compile until the contract says it. */
  refuse: (code: R, words?: RefusalDetails) => never
  decide: (turn: Turn) => Result<readonly GameEvent[], R> | Promise<Result<readonly GameEvent[], R>>
}

/**
 * The turnstile. Every command on a game, and the clock's own whistle, comes through here: one at a time,
 * allowed, up to date, decided, kept, told. Nothing else writes a game.
 */
export async function play<R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: Command<R>,
): Promise<Played> {
  const group = await shareGroup(sql, groupOfGame(sql, command.gameId))
  const game = group ? await lockGame(sql, command.gameId) : null
  if (!group || !game) return refuse('game-not-found')

  const viewer = await viewerIn(sql, command.actor, game, command.matchMeant)
  if (command.actor && !command.may(viewer)) refuse('not-allowed')

  const secret = deps.chance.secret()
  // asked only now that the lock is held: the moment of the decision, not of the wait before it
  const at = await deps.clock.now(sql)
  const settings = settingsOf(group, sessionOf(group, game.date))
  const known = game.version === 0 ? { ...game.evening, settings } : game.evening
  const { isTooLate = isClosed } = command
  if (command.actor && isTooLate(known, at)) refuse('game-closed')

  const moment: Moment = { at, commitment: sha256(secret) }
  const settled = settle(game, settings, moment, command.clockMovedBy)
  const evening = settled.reduce(evolve, game.evening)
  const decision = await command.decide({
    ...moment,
    sql,
    game,
    group,
    session: sessionOfGame(game, evening),
    evening,
    viewer,
    // only a secret whose seal was shown before this command: a choice made without the seal proves nothing
    tossSecret: game.tossSecret,
  })
  if (!decision.ok)
    return command.refuse(decision.refusal, await wordsFor(sql, game.id, decision.refusal, decision.details))

  const decided = decision.value
  return keep(deps, sql, { game, command, secret, at, decided, events: [...settled, ...decided] })
}

const isClosed = (evening: Game, now: number): boolean => closedAt(evening, now) !== null

/** What has to happen before anybody's command: the evening opens, follows its group, and the clock has its say. */
function settle(game: GameRow, settings: Settings, moment: Moment, clockMovedBy = 0): GameEvent[] {
  if (game.version === 0) return [openGame(settings)]
  // first what the group has settled meanwhile, so that the clock starts the next match by today's rules
  const followed = [
    ...applyClockShift(game.evening, clockMovedBy),
    ...applySettings(game.evening, settings, moment.at),
  ]
  const due = overdue(followed.reduce(evolve, game.evening), moment)
  const first = [...followed, ...due]
  return [...first, ...applySettings(first.reduce(evolve, game.evening), settings, moment.at)]
}

/** [D-11] Its own from the first arrival on. */
const sessionOfGame = ({ date }: GameRow, { settings }: Game): Session => ({
  date,
  startsAt: settings.sessionStartsAt,
  endsAt: settings.sessionEndsAt,
})

export const settingsOf = (group: GroupRow, session: Session): Settings => ({
  maxTeams: group.maxTeams,
  teamSize: group.maxPlayersPerTeam,
  draftOrder: group.draftOrder,
  houseRules: group.matchRules,
  refereeRequired: group.refereeRequired,
  sessionStartsAt: session.startsAt,
  sessionEndsAt: session.endsAt,
})

interface Kept {
  game: GameRow
  command: Pick<Command<ProblemCode>, 'name' | 'actor'>
  secret: string
  at: number
  events: readonly GameEvent[]
  decided: readonly GameEvent[]
}

async function keep(
  deps: Deps,
  sql: Sql,
  { game, command, secret, at, events, decided }: Kept,
): Promise<Played> {
  if (events.length === 0) return { game, evening: game.evening, events, decided, at }
  const evening = events.reduce(evolve, game.evening)
  if (evening.settings.maxTeams !== game.evening.settings.maxTeams || game.version === 0)
    await ensureTeams(sql, game.id, evening.settings.maxTeams)
  const settled = events.slice(0, events.length - decided.length).reduce(evolve, game.evening)
  const entry = {
    command: command.name,
    actorId: command.actor?.id ?? null,
    at,
    events,
    own: reversibleEventCount(decided),
    match: currentMatch(settled)?.number ?? null,
  }
  const kept = await keepEntry(sql, game, evening, tossSecretAfter(game, evening, secret), entry)
  await project(sql, game.id, game.evening, evening)
  await deps.live.announceIn(sql, game.id)
  for (const endedAt of clockEnds(events)) deps.metrics.whistle.observe((at - endedAt) / 1000)
  return { game: kept, evening, events, decided, at }
}

/** When the clocks ran out that were found to have run out just now. */
const clockEnds = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'ended' && event.why === 'time' ? [event.at] : []))

/** The secret whose seal the evening now shows: fresh when a toss has just come due, forgotten once told. */
function tossSecretAfter(game: GameRow, { play }: Game, secret: string): string | null {
  if (play?.now.is !== 'toss') return null
  return play.now.commitment === sha256(secret) ? secret : game.tossSecret
}

/** A refusal speaks of people and teams by the names that the reader knows. */
async function wordsFor(
  sql: Sql,
  gameId: string,
  code: ProblemCode,
  about: RefusalDetails,
): Promise<RefusalDetails> {
  const named = typeof about.team === 'number' ? { ...about, team: teamName(about.team) } : about
  if (!PROBLEMS[code].detail.includes('{name}')) return named
  const people = await peopleOf(sql, gameId)
  return { name: people.get(String(about.participant))?.name ?? 'This player', ...named }
}
