import type { TakeBack } from '@turnout/contract/last-command'
import { describeCommand } from '@turnout/rules/command-description'
import { currentMatch, evolve, type Game, replay } from '@turnout/rules/game'
import type { Restored } from '@turnout/rules/game-events'
import type { PastCommand } from '@turnout/rules/past-command'
import { takeBack } from '@turnout/rules/take-back'
import { describeChanges } from '@turnout/rules/undo-description'
import type { Sql } from '../../platform/db/database.ts'
import { COMMANDS_THAT_END_REDO, REVERSIBLE_COMMANDS, scopeOf } from './commands.ts'
import { findLastStandingEntry, findOrigin, type LogRow, lastVersionOf, loadEvents } from './log-store.ts'
import type { GamePerson, GameRow } from './store.ts'

type PeopleById = ReadonlyMap<string, GamePerson>
type LoggedGame = Pick<GameRow, 'id' | 'version' | 'evening'>

/** The command that would be undone now, or the undo that would be redone, as its entry in the log. */
export interface LastCommand {
  version: number
  scope: Restored['of']
  at: number
  eventCount: number
  match: number | null
  description: string
  /** [E-11] A correction can be undone after the game too. */
  isCorrection: boolean
  /** A late goal corrects a result between matches, and with it who plays next. */
  changesResult: boolean
}

type FindEntry = (sql: Sql, gameRow: LoggedGame, people: PeopleById) => Promise<LastCommand | null>

/** [U-2] The last command that is not undone; a redone command counts again. */
export const findLastCommand: FindEntry = async (sql, gameRow, people) => {
  const entry = await findLastStandingEntry(sql, gameRow, { commands: REVERSIBLE_COMMANDS })
  return entry && describeEntry(sql, gameRow, people, entry)
}

/** [U-11] The last undo that is not redone, unless a new command was given since. */
export const findLastUndo: FindEntry = async (sql, gameRow, people) => {
  const after = await lastVersionOf(sql, gameRow, COMMANDS_THAT_END_REDO)
  const entry = await findLastStandingEntry(sql, gameRow, { commands: ['takeBack'], after })
  return entry && describeEntry(sql, gameRow, people, entry)
}

/** An undo and a redo are described by the command that they are about. */
async function describeEntry(
  sql: Sql,
  { evening: game }: LoggedGame,
  people: PeopleById,
  entry: LogRow,
): Promise<LastCommand | null> {
  const origin = await findOrigin(sql, entry)
  const scope = scopeOf(origin.command)
  if (!scope) return null
  const { version, own: eventCount, match, at } = entry
  const logged = { events: origin.events.slice(-origin.own), match: origin.match }
  const description = describeCommand(logged, game, nameIn(people))
  const isCorrection = origin.command === 'correctResult'
  const changesResult = isCorrection || logged.events.some(({ type }) => type === 'result-corrected')
  return { version, scope, at: at.getTime(), eventCount, match, description, isCorrection, changesResult }
}

/** The command with the game before and after it, replayed from the log. */
export async function loadReversibleCommand(
  sql: Sql,
  gameRow: LoggedGame,
  { version, scope, at, eventCount }: LastCommand,
): Promise<PastCommand> {
  const log = await loadEvents(sql, gameRow.id, version)
  const before = replay(log.slice(0, -eventCount))
  return { version, of: scope, at, before, after: log.slice(-eventCount).reduce(evolve, before) }
}

/** The undo and the redo that organisers are offered; of a game that is over, only a correction's. */
export async function undoOffers(
  sql: Sql,
  gameRow: LoggedGame,
  { people, isOver }: { people: PeopleById; isOver: boolean },
): Promise<{ takeBack: TakeBack | null; redo: TakeBack | null }> {
  const isOffered = ({ isCorrection }: LastCommand) => isCorrection || !isOver
  const [last, undo] = await Promise.all([
    findLastCommand(sql, gameRow, people),
    findLastUndo(sql, gameRow, people),
  ])
  return {
    takeBack: last && isOffered(last) ? await toOffer(sql, gameRow, people, last) : null,
    redo: undo && isOffered(undo) ? await toOffer(sql, gameRow, people, undo) : null,
  }
}

/** Null when the rule would refuse the undo. */
async function toOffer(
  sql: Sql,
  gameRow: LoggedGame,
  people: PeopleById,
  lastCommand: LastCommand,
): Promise<TakeBack | null> {
  const { version, description, scope } = lastCommand
  const offer = { version, what: description, of: scope, drops: null, changes: [] }
  if (!lastCommand.changesResult && belongsToCurrentMatch(lastCommand, gameRow.evening)) return offer
  const at = gameRow.evening.play?.ended.at(-1)?.at ?? lastCommand.at
  const command = await loadReversibleCommand(sql, gameRow, lastCommand)
  const decision = takeBack(gameRow.evening, command, { at, commitment: '' })
  if (!decision.ok) return null
  const restored = decision.value.reduce(evolve, gameRow.evening)
  return {
    ...offer,
    drops: droppedMatch(gameRow.evening, command, restored),
    changes: describeChanges(gameRow.evening, restored, { at, name: nameIn(people) }),
  }
}

const nameIn = (people: PeopleById) => (id: string) => people.get(id)?.name ?? 'Former player'

/**
 * Usually the command belongs to the current match, or no match has ended since, so nothing else is undone with it.
 * Between matches there is no match number to compare: a whole match may have been played in between.
 */
function belongsToCurrentMatch({ scope, match, at }: LastCommand, game: Game): boolean {
  if (scope === 'draft') return game.play === null
  if (match !== (currentMatch(game)?.number ?? null)) return false
  return match !== null || (game.play?.ended.at(-1)?.at ?? at) <= at
}

/** The first match that began after the command, and not because of it; it may be over. */
function droppedMatch(game: Game, command: PastCommand, restored: Game): number | null {
  const endedCounts = [restored, command.after].map(({ play }) => play?.ended.length ?? 0)
  const ended = game.play?.ended.find(({ number }) => number > Math.max(...endedCounts))
  if (ended) return ended.number
  const current = currentMatch(game)?.number ?? null
  const isKept = [restored, command.after].some((candidate) => currentMatch(candidate)?.number === current)
  return isKept ? null : current
}
