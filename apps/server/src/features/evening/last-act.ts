import type { TakeBack } from '@turnout/contract/game-state'
import { describeCommand } from '@turnout/rules/command-description'
import { currentMatch, evolve, type Game, replay } from '@turnout/rules/game'
import type { Restored } from '@turnout/rules/game-events'
import { type PastCommand, takeBack } from '@turnout/rules/take-back'
import type { Sql } from '../../platform/db/database.ts'
import { COMMANDS } from './commands.ts'
import { lastStanding, logOf } from './log-store.ts'
import type { GameRow, Person } from './store.ts'

type People = ReadonlyMap<string, Person>
type LoggedGame = Pick<GameRow, 'id' | 'version' | 'evening'>

const undoable: Readonly<Record<string, Restored['of'] | null>> = COMMANDS
const UNDOABLE = Object.keys(COMMANDS).filter((name) => undoable[name] !== null)

/** The command that would be taken back now, by its entry in the log. */
export interface LastAct {
  version: number
  of: Restored['of']
  at: number
  own: number
  match: number | null
  what: string
}

export async function lastAct(sql: Sql, game: LoggedGame, people: People): Promise<LastAct | null> {
  const entry = await lastStanding(sql, game, UNDOABLE)
  const of = entry && undoable[entry.command]
  if (!entry || !of) return null
  const { version, own, match } = entry
  const done = { events: entry.events.slice(-own), match }
  const what = describeCommand(done, game.evening, (id) => people.get(id)?.name ?? 'somebody')
  return { version, of, at: entry.at.getTime(), own, match, what }
}

/** With the evening before it and after it: the log played again up to it. */
export async function actOf(
  sql: Sql,
  game: LoggedGame,
  { version, of, at, own }: LastAct,
): Promise<PastCommand> {
  const log = await logOf(sql, game.id, version)
  const before = replay(log.slice(0, -own))
  return { version, of, at, before, after: log.slice(-own).reduce(evolve, before) }
}

/** What organisers are offered to take back; nothing when the rule would refuse it. */
export async function offerOf(sql: Sql, game: LoggedGame, people: People): Promise<TakeBack | null> {
  const last = await lastAct(sql, game, people)
  if (!last) return null
  const { version, what, of } = last
  const offer = { version, what, of, drops: null }
  if (isOfNow(last, game.evening)) return offer
  const at = game.evening.play?.ended.at(-1)?.at ?? last.at
  const act = await actOf(sql, game, last)
  const taken = takeBack(game.evening, act, { at, commitment: '' })
  if (!taken.ok) return null
  return { ...offer, drops: droppedMatch(game.evening, act, taken.value.reduce(evolve, game.evening)) }
}

/**
 * Most often what is taken back belongs to the match that is on, or no match has ended since: nothing else can go
 * with it. Two moments between matches look alike, and a whole match may have been played from one to the other.
 */
function isOfNow({ of, match, at }: LastAct, evening: Game): boolean {
  if (of === 'draft') return evening.play === null
  if (match !== (currentMatch(evening)?.number ?? null)) return false
  return match !== null || (evening.play?.ended.at(-1)?.at ?? at) <= at
}

/** The first match that began after the command, and not by it; it may be over by now. */
function droppedMatch(evening: Game, act: PastCommand, again: Game): number | null {
  const known = [again, act.after].map(({ play }) => play?.ended.length ?? 0)
  const over = evening.play?.ended.find(({ number }) => number > Math.max(...known))
  if (over) return over.number
  const on = currentMatch(evening)?.number ?? null
  const stays = [again, act.after].some((one) => currentMatch(one)?.number === on)
  return stays ? null : on
}
